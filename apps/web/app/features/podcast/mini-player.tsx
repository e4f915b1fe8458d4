import { Link } from 'react-router';
import { type PlayableEpisode, usePlayer } from '../../state/player.ts';
import { ChevronIcon, CloseIcon } from '../../ui/icons.tsx';
import { indexAt } from './chapters.ts';
import { withAudio } from './load-audio.ts';
import * as styles from './mini-player.module.css';
import { NextIcon } from './panel-icons.tsx';
import { PlayButton } from './play-button.tsx';
import * as text from './controls-text.ts';
import { notPlayed, podcastTitle } from './player-text.ts';
import { SeekBar } from './seek-bar.tsx';
import { SpeedButton } from './speed-button.tsx';
import { onTransportKey } from './transport-keys.ts';
import { useEpisodePlayer } from './use-episode-player.ts';

/** Above the tab bar of a phone, else at the bottom of the screen. */
export function MiniPlayer() {
  const episode = usePlayer((player) => player.episode);
  return episode && <Controls episode={episode} />;
}

function Controls({ episode }: { episode: PlayableEpisode }) {
  const { chapters = [] } = episode;
  const { isPlaying, hasFailed, position, duration, toggle, seek, skip } = useEpisodePlayer(episode);
  const index = indexAt(chapters, position);
  const chapter = chapters[index];
  const next = chapters[index + 1];
  const about = chapter ? `${podcastTitle} · ${text.chapterOf(index + 1, chapters.length)}` : podcastTitle;
  const address = `/podcast/${episode.id}`;
  return (
    <>
      <div className={styles.place} />
      {/* Its keys belong to what is focused inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={styles.mini}
        aria-label={text.playerLabel}
        data-mini-player=""
        data-screen-only=""
        onKeyDown={(event) => onTransportKey(event, { toggle, skip })}
      >
        <Line part={duration > 0 ? position / duration : 0} />
        <div className={`wrap ${styles.row}`}>
          <PlayButton className={styles.play} isPlaying={isPlaying} onClick={toggle} />
          <Link className={styles.words} to={address}>
            <b>
              <bdi>{chapter?.title ?? episode.title}</bdi>
            </b>
            <small>{hasFailed ? notPlayed : about}</small>
          </Link>
          <div className={styles.wide}>
            <SeekBar position={position} duration={duration} chapters={chapters} onSeek={seek} />
            <SpeedButton className={styles.control} />
            {next && (
              <button
                type="button"
                className={styles.control}
                aria-label={text.nextChapter}
                onClick={() => seek(next.startMs / 1_000)}
              >
                <NextIcon />
              </button>
            )}
          </div>
          <Link className={styles.control} to={address} aria-label={text.openPlayer}>
            <ChevronIcon />
          </Link>
          <button
            type="button"
            className={styles.control}
            aria-label={text.closePlayer}
            onClick={() => withAudio(({ closePlayer }) => closePlayer())}
          >
            <CloseIcon />
          </button>
        </div>
      </section>
    </>
  );
}

/** On a phone, in place of the bar that seeks. */
const Line = ({ part }: { part: number }) => (
  <svg className={styles.line} viewBox="0 0 1000 3" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(Math.min(1, part) * 1_000)} height="3" />
  </svg>
);
