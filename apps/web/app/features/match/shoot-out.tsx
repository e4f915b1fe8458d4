import type { MatchDetails } from '@safira/contract/matches/matches';
import { type KickEntry, timelineOf } from '@safira/football/matches/timeline';
import { CloseIcon } from '../../ui/icons.tsx';
import { entryKeys } from './events/entry-keys.ts';
import { CheckIcon } from './events/icons.tsx';
import { Tally } from './events/tally.tsx';
import { kicksSpoken, whistles } from './events/text.ts';
import * as styles from './shoot-out.module.css';

/** DLG-06: the kicks of a shoot-out next to its score; only the score if no kicks are known, nothing without one. */
export function ShootOut({ match }: { match: MatchDetails }) {
  const kicks = timelineOf(match).filter((entry) => entry.kind === 'kick');
  const { home, away } = match.score.penalty;
  const score = home === null || away === null ? undefined : { home, away };
  const goals = score ?? kicks.at(-1)?.kicks;
  if (!goals) return null;
  return (
    <div className={styles.shootOut}>
      <span className="srOnly">{whistles.shootout}: </span>
      <Kicks team={match.teams.home.name} side="home" kicks={kicks} />
      <Tally goals={goals} className={styles.score} />
      <Kicks team={match.teams.away.name} side="away" kicks={kicks} />
    </div>
  );
}

type Props = { team: string; side: KickEntry['side']; kicks: readonly KickEntry[] };

function Kicks({ team, side, kicks }: Props) {
  const own = kicks.filter((kick) => kick.side === side);
  if (own.length === 0) return null;
  const scored = own.filter(({ isScored }) => isScored).length;
  const keys = entryKeys(own);
  return (
    <span
      className={styles.kicks}
      data-side={side}
      role="img"
      aria-label={kicksSpoken(team, scored, own.length)}
    >
      {own.map(({ isScored }, index) => (
        <span key={keys[index]} data-scored={isScored}>
          {isScored ? <CheckIcon small /> : <CloseIcon small />}
        </span>
      ))}
    </span>
  );
}
