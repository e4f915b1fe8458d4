import type { Day } from '@safira/contract/matches/matches';
import { ChevronIcon } from '../../ui/icons.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import * as styles from './home-card.module.css';
import { DateIcon, LeaguesIcon } from './icons.tsx';
import { type Latest, useLatestEpisode } from './latest-episode.ts';
import { PlayButton } from './play-button.tsx';
import { podcastTitle } from './player-text.ts';
import { playableOf } from './shown-episode.ts';
import { collapse, description, expand } from './text.ts';
import { useEpisodePlayer } from './use-episode-player.ts';

const loadPanel = async () => (await import('./home-panel.tsx')).HomePanel;

/** For a card without a sound: the player knows no such episode. */
const none = { id: 0, title: '', url: '', durationMs: null };

type Props = {
  /** Undefined if the server could not read it. */
  initial: Latest | undefined;
  offsets: Day['offsets'];
};

/** POD-01: the newest episode, collapsed; what is below it is loaded when it is opened. */
export function HomeCard({ initial, offsets }: Props) {
  const latest = useLatestEpisode(initial, offsets);
  const episode = latest.state === 'loaded' ? latest.value : null;
  const playable = episode && playableOf(episode);
  const player = useEpisodePlayer(playable ?? none);
  const { Part: Panel, isOpen, prepare, open, close } = useOpened(loadPanel);
  return (
    <section
      className={styles.card}
      aria-label={podcastTitle}
      data-open={isOpen || undefined}
      data-screen-only=""
    >
      <div className={styles.bar}>
        <PlayButton
          className={styles.play}
          isPlaying={player.isPlaying}
          of={podcastTitle}
          onClick={playable ? player.toggle : undefined}
        />
        <div className={styles.names}>
          <h2 className={styles.title}>{podcastTitle}</h2>
          <p className={styles.description}>{description}</p>
        </div>
        {episode && (
          <div className={styles.facts}>
            <time className={styles.fact} dateTime={episode.generatedAt}>
              <DateIcon small />
              {episode.generated}
            </time>
            {episode.leagues && (
              <span className={styles.fact}>
                <LeaguesIcon small />
                {episode.leagues}
              </span>
            )}
          </div>
        )}
        <button
          type="button"
          className={styles.opener}
          aria-label={isOpen ? collapse : expand}
          aria-expanded={isOpen}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={isOpen ? close : open}
        >
          <ChevronIcon className={styles.chevron} />
        </button>
      </div>
      {isOpen && Panel && <Panel latest={latest} player={player} />}
    </section>
  );
}
