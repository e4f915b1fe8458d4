import { sharePage } from '../../../football-ui/share.ts';
import type { PlayableEpisode } from '../../../state/player.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Ltr } from '../../../ui/ltr.tsx';
import { clock } from '../clock.ts';
import { DownloadLink } from '../download-link.tsx';
import { BACK_SECONDS, FORWARD_SECONDS } from '../media-session.ts';
import { BackIcon, DownloadIcon, ForwardIcon } from '../panel-icons.tsx';
import { download, megabytes } from '../panel-text.ts';
import { PlayButton } from '../play-button.tsx';
import * as text from '../controls-text.ts';
import { notPlayed } from '../player-text.ts';
import { SeekBar } from '../seek-bar.tsx';
import type { ShownEpisode } from '../shown-episode.ts';
import { SpeedButton } from '../speed-button.tsx';
import { onTransportKey } from '../transport-keys.ts';
import { useEpisodePlayer, useOnScreen } from '../use-episode-player.ts';
import { Volume } from '../volume.tsx';
import { share } from './content-text.ts';
import * as styles from './hero-controls.module.css';
import { episodeTitle } from './text.ts';
import { useStartAt } from './use-start-at.ts';

type Props = { episode: PlayableEpisode; file: NonNullable<ShownEpisode['file']> };

/** The large player. Without a script the browser's own. */
export function HeroControls({ episode, file }: Props) {
  const player = useEpisodePlayer(episode, useStartAt());
  const { isPlaying, hasFailed, position, duration, toggle, seek, skip } = player;
  const holder = useOnScreen(episode.id);
  const shared = Math.floor(position);
  return (
    <>
      {/* Its keys belong to what is focused inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={holder}
        className={styles.player}
        role="group"
        aria-label={text.playerLabel}
        onKeyDown={(event) => onTransportKey(event, { toggle, skip })}
        data-screen-only=""
      >
        <SeekBar position={position} duration={duration} chapters={episode.chapters} onSeek={seek} />
        {hasFailed && (
          <p className={styles.problem} role="alert">
            {notPlayed}
          </p>
        )}
        <div className={styles.row} dir="ltr">
          <div className={styles.transport}>
            <button
              type="button"
              className={styles.round}
              aria-label={text.back}
              onClick={() => skip(-BACK_SECONDS)}
            >
              <BackIcon />
            </button>
            <PlayButton className={styles.play} isPlaying={isPlaying} onClick={toggle} />
            <button
              type="button"
              className={styles.round}
              aria-label={text.forward}
              onClick={() => skip(FORWARD_SECONDS)}
            >
              <ForwardIcon />
            </button>
            <SpeedButton className={styles.round} />
          </div>
          <Volume />
          <div className={styles.links} dir="rtl">
            <DownloadLink className={styles.link} file={file}>
              <DownloadIcon small />
              {download}
              <span>
                <Ltr>{file.megabytes}</Ltr> {megabytes}
              </span>
            </DownloadLink>
            <button type="button" className={styles.link} onClick={() => void shareFrom(episode, shared)}>
              <ShareIcon />
              {shared > 0 ? (
                <span>
                  {share.from} <Ltr>{clock(shared)}</Ltr>
                </span>
              ) : (
                share.episode
              )}
            </button>
          </div>
        </div>
      </div>
      <noscript>
        <audio className={styles.native} controls preload="none" src={file.url}>
          <track kind="captions" srcLang="ar" src={`/api/podcasts/episodes/${episode.id}/transcript.vtt`} />
        </audio>
        <a className={styles.link} href={file.url} download={file.name}>
          {download}
        </a>
      </noscript>
    </>
  );
}

function shareFrom({ id, title }: PlayableEpisode, seconds: number) {
  const path = `/podcast/${id}${seconds > 0 ? `?t=${seconds}` : ''}`;
  return sharePage({ path, title: episodeTitle(title), copied: share.copied });
}

// Paths of Lucide (ISC licence).
const ShareIcon = () => (
  <Icon small>
    <circle cx="18" cy="5" r="3" />
    <circle cx="6" cy="12" r="3" />
    <circle cx="18" cy="19" r="3" />
    <path d="m8.59 13.51 6.83 3.98M15.41 6.51l-6.82 3.98" />
  </Icon>
);
