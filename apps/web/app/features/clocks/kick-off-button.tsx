import { timeText } from '@safira/arabic/dates';
import type { Day, Match } from '@safira/contract/matches/matches';
import { useRef, type ReactNode } from 'react';
import { wallTime } from '../../lib/wall-time.ts';
import { useOpened } from '../../ui/use-opened.ts';
import type { Clock } from './clock-zones.ts';
import styles from './kick-off-button.module.css';
import { sixCities } from './text.ts';

type Props = { match: Match; clocks: readonly Clock[]; day: Day; children: ReactNode };

const load = async () => (await import('./floating-clocks.tsx')).FloatingClocks;

/** OURS-02: the time of a kick-off; a click shows it on six clocks. */
export function KickOffButton({ match, clocks, day, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { Part: FloatingClocks, isOpen, open, close } = useOpened(load);
  const at = wallTime(match.date, day.offsets);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.time}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={at && sixCities(timeText(at))}
        onClick={isOpen ? close : open}
      >
        {children}
      </button>
      {isOpen && FloatingClocks && (
        <FloatingClocks {...{ match, clocks, day }} anchor={button} onClose={close} />
      )}
    </>
  );
}
