import type { getCompetitionAnalytics } from '@safira/contract/analytics/analytics';
import type { Competition } from '@safira/contract/competitions/competitions';
import type { Answer } from '@safira/contract/endpoint';
import { scoreSpoken } from '../../football-ui/text.ts';
import { Ltr } from '../../ui/ltr.tsx';
import { addressOf, type PageQuery } from './address.ts';
import { Nothing } from './nothing.tsx';
import * as styles from './season-tab.module.css';
import * as text from './season-text.ts';

type Figures = Answer<typeof getCompetitionAnalytics>['data'];
type Props = { competition: Pick<Competition, 'id'>; figures: Figures; query: PageQuery };

/** OURS-13: the season in pictures, each with its numbers for screen readers. */
export function SeasonTab({ competition: { id }, figures, query }: Props) {
  const { results, goalsByQuarter, frequentScores } = figures;
  if (results.matches === 0) {
    return <Nothing words={text.noFigures} to={addressOf(id, { season: query.season, tab: 'matches' })} />;
  }
  // The minutes of old goals are stored later than the scores; from a few of them nothing can be concluded.
  const timed = goalsByQuarter.reduce((sum, { goals }) => sum + goals, 0);
  return (
    <>
      <dl className={styles.tiles}>
        {(['matches', 'goals', 'goalsPerMatch', 'cleanSheets'] as const).map((name) => (
          <div key={name} className={styles.tile}>
            <dt>{text.figures[name]}</dt>
            <dd>{results[name]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.panels}>
        {timed > 0 && timed >= results.goals / 2 && (
          <Quarters quarters={goalsByQuarter} goals={results.goals} timed={timed} />
        )}
        <section className={styles.panel}>
          <Outcomes results={results} />
          <Frequent scores={frequentScores} />
        </section>
      </div>
    </>
  );
}

/** From right to left, as the match goes; the highest in yellow. */
function Quarters({
  quarters,
  goals: all,
  timed,
}: {
  quarters: Figures['goalsByQuarter'];
  goals: number;
  timed: number;
}) {
  const most = Math.max(...quarters.map(({ goals }) => goals));
  return (
    <section className={styles.panel}>
      <h2>{text.quarters.title}</h2>
      <div className={styles.bars} aria-hidden="true">
        {quarters.map(({ from, to, goals }) => (
          <div key={from}>
            <b>{goals}</b>
            <svg
              className={goals === most ? styles.highest : undefined}
              viewBox="0 0 1 100"
              preserveAspectRatio="none"
            >
              <rect width="1" height={(100 * goals) / most} y={100 - (100 * goals) / most} />
            </svg>
            <small>
              <Ltr>{`${from}–${to}`}</Ltr>
            </small>
          </div>
        ))}
      </div>
      <p className={styles.note}>
        {text.quarters.note}
        {timed < all && ` ${text.quarters.partial(timed, all)}`}
      </p>
      <table className="srOnly">
        <caption>{text.quarters.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.quarters.minutes}</th>
            <th scope="col">{text.quarters.goals}</th>
          </tr>
        </thead>
        <tbody>
          {quarters.map(({ from, to, goals }) => (
            <tr key={from}>
              <th scope="row">{text.quarters.spoken(from, to)}</th>
              <td>{goals}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Outcomes({ results: { matches, homeWins, draws, awayWins } }: { results: Figures['results'] }) {
  const parts = [
    { name: 'home', count: homeWins },
    { name: 'draws', count: draws },
    { name: 'away', count: awayWins },
  ] as const;
  // Home is on the right.
  const starts = [awayWins + draws, awayWins, 0];
  return (
    <>
      <h2>{text.outcomes.title}</h2>
      <svg
        className={styles.outcomes}
        viewBox={`0 0 ${matches} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ name, count }, index) => (
          <rect key={name} data-outcome={name} x={starts[index]} width={count} height="1" />
        ))}
      </svg>
      <ul className={styles.key}>
        {parts.map(({ name, count }) => (
          <li key={name}>
            <i data-outcome={name} />
            {text.outcomes[name]} <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Frequent({ scores }: { scores: Figures['frequentScores'] }) {
  const most = scores[0]?.matches ?? 1;
  return (
    <>
      <h2>{text.frequent.title}</h2>
      <ul className={styles.scores}>
        {scores.map(({ home, away, matches }) => (
          <li key={`${home} ${away}`}>
            {/* Two cells in the page's direction: one string would be reordered. */}
            <span className={styles.score} role="img" aria-label={scoreSpoken(home, away)}>
              <b>{home}</b>
              <i>–</i>
              <b>{away}</b>
            </span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="1" />
              <rect x={100 - (100 * matches) / most} width={(100 * matches) / most} height="1" />
            </svg>
            <b>
              <span aria-hidden="true">{matches}</span>
              <span className="srOnly">{text.frequent.times(matches)}</span>
            </b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text.frequent.note}</p>
    </>
  );
}
