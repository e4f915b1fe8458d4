import { rankRange } from '@safira/arabic/formats/rank-ranges';
import type { StandingRow } from '@safira/contract/competitions/standings';
import * as styles from './standings-table.module.css';
import { legendOf, lookOf } from './tables.ts';
import { legend } from './text.ts';

/** COMP-02: what the colours at the ranks mean, with the ranks in words. */
export function Legend({ rows }: { rows: readonly StandingRow[] }) {
  const entries = legendOf(rows);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={legend}>
      {entries.map(({ zone, name, ranks }) => (
        <li key={`${zone} ${name}`}>
          <i className={styles.zone} data-zone={lookOf(zone)} />
          <b>{rankRange(ranks)}</b>
          {name}
        </li>
      ))}
    </ul>
  );
}
