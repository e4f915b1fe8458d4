import type { MatchDetails } from '@safira/contract/matches/matches';
import { isGoal } from '@safira/football/matches/goals';
import { Ball } from '../../../football-ui/marks.tsx';
import { Ltr } from '../../../ui/ltr.tsx';
import { Block } from '../block.tsx';
import { SidesKey } from '../sides-key.tsx';
import * as styles from './pulse-chart.module.css';
import * as text from './text.ts';

/** OURS-04: five minutes a bar. */
const STEP = 5;
const WHOLE = 90;
const WITH_EXTRA_TIME = 120;
const LABELS_EVERY = 15;
const HEIGHT = 110;
const MIDDLE = HEIGHT / 2;
const HIGHEST = 9;

/** OURS-04: which side pressed when, with the goals above and below; time runs right to left, home is up. */
export function PulseChart({ match }: { match: MatchDetails }) {
  const { pulse, teams, events } = match;
  // A pulse without a single bar shows nothing yet.
  if (!pulse?.some(Boolean)) return null;
  const length = pulse.length * STEP > WHOLE ? WITH_EXTRA_TIME : WHOLE;
  const wide = (STEP / length) * 100;
  const goals = events.filter((event) => isGoal(event) && event.time.elapsed <= length);
  return (
    <Block title={text.pulse} end={<SidesKey teams={teams} />}>
      <svg className={styles.chart} width="100%" height={HEIGHT} role="img" aria-label={text.pulseSpoken}>
        <line className={styles.line} x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
        {pulse.map((bar, index) => {
          if (!bar) return null;
          const height = Math.max(4, (Math.abs(bar) / HIGHEST) * (MIDDLE - 3));
          return (
            <rect
              // Bars are only ever added at the end.
              key={index}
              className={bar > 0 ? styles.home : styles.away}
              x={`${100 - (index + 1) * wide + wide * 0.14}%`}
              y={bar > 0 ? MIDDLE - height : MIDDLE}
              width={`${wide * 0.72}%`}
              height={height}
              rx="1"
            />
          );
        })}
        {goals.map(({ time, team, player }) => (
          <svg
            key={`${time.elapsed} ${time.extra} ${team.id} ${player.id}`}
            className={styles.goal}
            x={`${100 - (time.elapsed / length) * 100}%`}
            y={team.id === teams.home.id ? 13 : HEIGHT - 13}
          >
            <circle r="12" />
            <g transform="translate(-7.5 -7.5)">
              <Ball />
            </g>
          </svg>
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        {Array.from({ length: length / LABELS_EVERY + 1 }, (_, index) => index * LABELS_EVERY).map((minute) =>
          minute === WHOLE / 2 ? (
            <span key={minute}>{text.breakShort}</span>
          ) : (
            <span key={minute}>
              <Ltr>{`${minute}′`}</Ltr>
            </span>
          ),
        )}
      </p>
    </Block>
  );
}
