import { dateRange } from '@safira/arabic/formats/dates';
import type { CompetitionMatch } from '@safira/contract/competitions/matches';
import type { Day } from '@safira/contract/matches/matches';
import { MatchLine } from '../../football-ui/match-line.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import * as styles from './matches-tab.module.css';
import { otherMatches, running } from './text.ts';

type Props = {
  round: { roundName: string | null; matches: readonly CompetitionMatch[] };
  offsets: Day['offsets'];
};

/** COMP-04: the matches of a round below its name and dates. */
export function RoundSection({ round: { roundName, matches }, offsets }: Props) {
  const dates = matches.flatMap(({ date }) => wallTime(date, offsets)?.date ?? []).toSorted();
  return (
    <section>
      <div className={styles.round}>
        <h2>{roundName ?? otherMatches}</h2>
        {matches.some(({ isLive }) => isLive) && <span className={styles.running}>{running}</span>}
        {dates.length > 0 && <span className={styles.dates}>{dateRange(dates[0]!, dates.at(-1)!)}</span>}
      </div>
      <ul>
        {matches.map((match) => (
          <MatchLine key={match.apiId} match={match} offsets={offsets} />
        ))}
      </ul>
    </section>
  );
}
