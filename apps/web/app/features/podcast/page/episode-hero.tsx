import { DateIcon, LeaguesIcon } from '../icons.tsx';
import { RobotIcon, SilentIcon } from '../panel-icons.tsx';
import { noSound, trialVoice } from '../panel-text.ts';
import { playableOf } from '../shown-episode.ts';
import { automatic } from './content-text.ts';
import { Cover } from './cover.tsx';
import * as styles from './episode-hero.module.css';
import { HeroControls } from './hero-controls.tsx';
import { ShownTitle } from './shown-title.tsx';
import type { ShownDetails } from './shown-page.ts';
import { useNeutralTab, useRevealed } from './spoiler.ts';
import { episodeTitle } from './text.ts';

/** OURS-25: what the episode is, and its player. */
export function EpisodeHero({ episode }: { episode: ShownDetails }) {
  const { id, title, generated, generatedAt, leagues, file, isTrialVoice, reason, chapters } = episode;
  const playable = playableOf(episode);
  useNeutralTab(episode);
  return (
    <div className={styles.hero} {...useRevealed(id)}>
      <Arcs />
      <div className={`wrap ${styles.row}`}>
        <Cover />
        <div className={styles.words}>
          <h1 className={styles.title}>
            <ShownTitle title={episodeTitle(title)} generated={generated} />
          </h1>
          <p className={styles.facts}>
            <time className={styles.fact} dateTime={generatedAt}>
              <DateIcon small />
              {generated}
            </time>
            {leagues && (
              <span className={styles.fact}>
                <LeaguesIcon small />
                {leagues}
              </span>
            )}
            <span className={styles.fact}>
              <RobotIcon small />
              {automatic}
            </span>
            {isTrialVoice && <span className={styles.trial}>{trialVoice}</span>}
          </p>
        </div>
        <div className={styles.player}>
          {playable && file ? (
            <HeroControls episode={{ ...playable, chapters }} file={file} />
          ) : (
            <p className={styles.silent}>
              <SilentIcon />
              <span>
                <b>{noSound.title}</b>
                {reason ?? noSound.text}
              </span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** The sound of the whistle. */
const Arcs = () => (
  <svg className={styles.arcs} viewBox="0 0 130 130" aria-hidden="true" data-screen-only="">
    {[26, 52, 78, 104].map((radius) => (
      <circle key={radius} cx="0" cy="130" r={radius} />
    ))}
  </svg>
);
