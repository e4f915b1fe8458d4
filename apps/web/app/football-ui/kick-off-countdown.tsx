import { countdown } from '@safira/arabic/formats/relative-time';
import { useSyncExternalStore } from 'react';
import * as text from './countdown-text.ts';
import * as styles from './kick-off-countdown.module.css';

const SECOND_MS = 1_000;

type Props = { kickOff: number; hasBegun: boolean };

/** OURS-30: the time that is left until a kick-off, every second. */
export function KickOffCountdown({ kickOff, hasBegun }: Props) {
  // The server does not know when the page is read: the places are empty until the browser fills them.
  const now = useSyncExternalStore(everySecond, secondNow, () => undefined);
  const leftMs = now === undefined ? undefined : kickOff - now;
  return (
    <div className={styles.countdown} role="timer">
      {hasBegun || (leftMs !== undefined && leftMs <= 0) ? (
        <p>{hasBegun ? text.started : text.waiting}</p>
      ) : (
        <>
          <span className="srOnly">{leftMs !== undefined && countdown(leftMs)}</span>
          {partsOf(leftMs).map(({ unit, value }) => (
            <span key={unit} aria-hidden="true">
              <b>{value}</b>
              {text.units[unit]}
            </span>
          ))}
        </>
      )}
    </div>
  );
}

/** Two digits each, so that nothing moves; empty while it is not known. */
function partsOf(leftMs: number | undefined) {
  const seconds = leftMs === undefined ? undefined : Math.floor(leftMs / SECOND_MS);
  const part = (unit: keyof typeof text.units, size: number, most = Infinity) => ({
    unit,
    value: seconds === undefined ? '' : String(Math.floor(seconds / size) % most).padStart(2, '0'),
  });
  return [part('days', 86_400), part('hours', 3_600, 24), part('minutes', 60, 60), part('seconds', 1, 60)];
}

/** Whole seconds: between two of them the snapshot is the same. */
const secondNow = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

function everySecond(listener: () => void) {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}
