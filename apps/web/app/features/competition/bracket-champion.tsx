import type { Tie } from '@safira/contract/competitions/bracket';
import { Crest } from '../../football-ui/crest.tsx';
import { useIsOpened } from '../../state/spoiler.ts';
import * as styles from './bracket-champion.module.css';
import { champion } from './bracket-text.ts';

/** The winner of the final; nothing before it is over, and in spoiler-free mode until the result is revealed. */
export function Champion({ tie: { winner, sides, legs } }: { tie: Tie }) {
  const isOpened = useIsOpened(legs.at(-1)?.matchId ?? 0);
  const team = winner === null ? null : sides[winner].team;
  if (!team) return null;
  return (
    <div className={isOpened ? styles.champion : `${styles.champion} ${styles.secret}`}>
      <span className={styles.tag}>{champion}</span>
      <Crest team={team} size={76} />
      <bdi className={styles.name}>{team.name}</bdi>
    </div>
  );
}
