import { draw, goal, win } from '@safira/arabic/nouns/match-nouns';
import { count } from '@safira/arabic/nouns/plurals';
import type { Match } from '@safira/contract/matches/matches';
import { summariseHeadToHead } from '@safira/football/matches/head-to-head';
import { Block } from '../block.tsx';
import * as styles from './head-to-head-summary.module.css';
import { separator, summarySpoken, summaryTitle } from './text.ts';

type Props = { matches: readonly Match[]; teams: Match['teams'] };

/** DLG-10: wins and draws as parts of one bar; nothing if no match has a result. */
export function HeadToHeadSummary({ matches, teams }: Props) {
  const { played, home, draws, away } = summariseHeadToHead(matches, teams);
  if (played === 0) return null;
  const parts = [
    { part: 'home', times: home.wins, noun: win },
    { part: 'draws', times: draws, noun: draw },
    { part: 'away', times: away.wins, noun: win },
  ];
  return (
    <Block title={summaryTitle(played)}>
      <p className="srOnly">
        {summarySpoken({
          home: { name: teams.home.name, wins: home.wins },
          draws,
          away: { name: teams.away.name, wins: away.wins },
        })}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          ({ part, times, noun }) =>
            times > 0 && (
              <b key={part} data-part={part} data-times={times}>
                {count(times, noun)}
              </b>
            ),
        )}
      </div>
      <div className={styles.goals}>
        <p>
          <bdi>{teams.home.name}</bdi>
          {separator}
          {count(home.goals, goal)}
        </p>
        <p>
          <bdi>{teams.away.name}</bdi>
          {separator}
          {count(away.goals, goal)}
        </p>
      </div>
    </Block>
  );
}
