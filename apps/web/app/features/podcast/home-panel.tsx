import { Link } from 'react-router';
import type { AsyncData } from '../../lib/use-async-data.ts';
import * as button from '../../ui/button.module.css';
import { RetryIcon } from '../../ui/icons.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { DownloadLink } from './download-link.tsx';
import * as styles from './home-panel.module.css';
import type { Latest } from './latest-episode.ts';
import { DownloadIcon, RobotIcon, SilentIcon } from './panel-icons.tsx';
import * as text from './panel-text.ts';
import { PlayButton } from './play-button.tsx';
import { playerLabel } from './controls-text.ts';
import { notPlayed } from './player-text.ts';
import { SeekBar } from './seek-bar.tsx';
import type { ShownEpisode } from './shown-episode.ts';
import { onTransportKey } from './transport-keys.ts';
import { type EpisodePlayer, useOnScreen } from './use-episode-player.ts';
import { Volume } from './volume.tsx';

type Props = { latest: AsyncData<Latest>; player: EpisodePlayer };

/** POD-02, POD-03, POD-04: the opened card. */
export function HomePanel({ latest, player }: Props) {
  return (
    <div className={styles.body}>
      <div className={styles.panel}>
        <Content latest={latest} player={player} />
      </div>
    </div>
  );
}

function Content({ latest, player }: Props) {
  if (latest.state === 'loading') {
    return (
      <div className={styles.state} role="status">
        <span className={styles.spinner} />
        <b>{text.loading}</b>
      </div>
    );
  }
  if (latest.state === 'failed') {
    return (
      <div className={styles.state} role="alert">
        <span className={styles.warning}>!</span>
        <div>
          <b>{text.failed.title}</b>
          <p>{text.failed.text}</p>
        </div>
        <button type="button" className={button.primary} onClick={latest.retry}>
          <RetryIcon small />
          {text.failed.retry}
        </button>
      </div>
    );
  }
  const { value: episode } = latest;
  if (!episode?.file) return <NoSound hasEpisode={episode !== null} />;
  return <Controls episode={episode} file={episode.file} player={player} />;
}

/** POD-03 */
const NoSound = ({ hasEpisode }: { hasEpisode: boolean }) => (
  <div className={styles.state}>
    <SilentIcon className={styles.silent} />
    <div>
      <b>{hasEpisode ? text.noSound.title : text.noSound.noEpisode}</b>
      {!hasEpisode && <p>{text.noSound.title}</p>}
      <p>{text.noSound.text}</p>
    </div>
  </div>
);

type ControlsProps = {
  episode: ShownEpisode;
  file: NonNullable<ShownEpisode['file']>;
  player: EpisodePlayer;
};

function Controls({ episode, file, player }: ControlsProps) {
  const { toggle, seek, skip, position, duration, isPlaying } = player;
  const holder = useOnScreen(episode.id);
  return (
    <>
      {/* Its keys belong to what is focused inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={holder}
        className={styles.transport}
        role="group"
        aria-label={playerLabel}
        dir="ltr"
        onKeyDown={(event) => onTransportKey(event, { toggle, skip })}
      >
        <PlayButton className={styles.play} isPlaying={isPlaying} onClick={toggle} />
        <SeekBar position={position} duration={duration} onSeek={seek} />
        <Volume />
      </div>
      {player.hasFailed && (
        <p className={styles.problem} role="alert">
          {notPlayed}
        </p>
      )}
      <div className={styles.facts}>
        <p className={styles.fact}>
          <small>{text.size}</small>
          <b>
            <Ltr>{file.megabytes}</Ltr> {text.megabytes}
          </b>
        </p>
        {episode.productionSeconds && (
          <p className={styles.fact}>
            <small>{text.production}</small>
            <b>
              <Ltr>{episode.productionSeconds}</Ltr> {text.seconds}
            </b>
          </p>
        )}
        <p className={styles.note}>
          <RobotIcon small />
          <span>
            {text.automatic}
            {episode.isTrialVoice && <span className={styles.trial}>{text.trialVoice}</span>}
          </span>
        </p>
        <div className={styles.links}>
          <Link className={styles.page} to={`/podcast/${episode.id}`}>
            {text.page}
          </Link>
          <DownloadLink className={button.primary} file={file}>
            <DownloadIcon small />
            {text.download}
          </DownloadLink>
        </div>
      </div>
    </>
  );
}
