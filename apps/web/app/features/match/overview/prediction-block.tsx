import type { Match } from '@safira/contract/matches/matches';
import type { PredictionAnswer } from '../../../lib/api.ts';
import type { AsyncData } from '../../../lib/use-async-data.ts';
import { Block } from '../block.tsx';
import { LoadFailed } from '../load-failed.tsx';
import * as styles from './prediction-block.module.css';
import * as text from './text.ts';

type Prediction = PredictionAnswer['data'];

/** DLG-04: the provider's percentages from before the kick-off, labelled as a statistical prediction; nothing without. */
export function PredictionBlock({
  teams,
  prediction,
}: Pick<Match, 'teams'> & { prediction: AsyncData<Prediction> }) {
  if (prediction.state === 'loading') return null;
  if (prediction.state === 'loaded' && !prediction.value) return null;
  return (
    <Block title={text.prediction}>
      {prediction.state === 'failed' && (
        <LoadFailed retry={prediction.retry}>{text.noPredictionNow}</LoadFailed>
      )}
      {prediction.state === 'loaded' && prediction.value && <Shares teams={teams} {...prediction.value} />}
    </Block>
  );
}

/** Wide enough for the digits, whatever the percentage. */
const NARROWEST = 15;

function Shares({ teams, percent, winner }: Pick<Match, 'teams'> & NonNullable<Prediction>) {
  const parts = [
    { side: 'home', value: percent.home, label: text.wins(teams.home.name) },
    { side: 'draw', value: percent.draw, label: text.draw },
    { side: 'away', value: percent.away, label: text.wins(teams.away.name) },
  ] as const;
  const widths = parts.map(({ value }) => Math.max(NARROWEST, value));
  const all = widths.reduce((sum, width) => sum + width, 0);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  return (
    <>
      <svg className={styles.shares} width="100%" height="40" aria-hidden="true">
        {parts.map(({ side, value }, index) => {
          const width = (widths[index]! / all) * 100;
          const end = 100 - (starts[index]! / all) * 100; // from the right, as the page reads
          return (
            <g key={side} className={styles[side]}>
              <rect x={`${end - width + 0.4}%`} y="0.5" width={`${width - 0.8}%`} height="39" rx="8" />
              <text x={`${end - width / 2}%`} y="26" textAnchor="middle">
                {`${value}%`}
              </text>
            </g>
          );
        })}
      </svg>
      <ul className={styles.labels}>
        {parts.map(({ side, value, label }) => (
          <li key={side} data-side={side}>
            {label}
            <span className="srOnly"> {text.percentSpoken(value)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {text.predictionNote}
        {winner && (
          <>
            {' '}
            {text.favourite} <bdi>{winner.name}</bdi>.
          </>
        )}
      </p>
    </>
  );
}
