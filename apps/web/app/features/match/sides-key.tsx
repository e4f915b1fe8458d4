import type { Match } from '@safira/contract/matches/matches';
import * as styles from './sides-key.module.css';

/** The legend of the two sides' bars. */
export function SidesKey({ teams }: Pick<Match, 'teams'>) {
  return (
    <p className={styles.key}>
      <span>
        <i />
        <bdi>{teams.home.name}</bdi>
      </span>
      <span>
        <i className={styles.away} />
        <bdi>{teams.away.name}</bdi>
      </span>
    </p>
  );
}
