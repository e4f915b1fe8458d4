import { formResult } from '@safira/arabic/forms';
import { signed } from '@safira/arabic/numbers';
import type { StandingRow } from '@safira/contract/competitions/standings';
import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import type { View } from './address.ts';
import * as styles from './standings-table.module.css';
import { lookOf, rowsIn, type ShownRow } from './tables.ts';
import { climbed, columns, fell, goalsSpoken, listComma, playing } from './text.ts';

/** Results that are shown of a team. */
const LATEST = 5;

type Props = {
  label: string;
  rows: readonly StandingRow[];
  view: View;
  /** Next to another table: without the last results. */
  isNarrow: boolean;
  /** Whether teams that are playing and how far they moved are marked. */
  isLive: boolean;
};

/** COMP-02 */
export function StandingsTable({ label, rows, view, isNarrow, isLive }: Props) {
  const hasForm = view === 'all' && !isNarrow && rows.some(({ form }) => form);
  return (
    <table className={styles.table} aria-label={label} data-narrow={isNarrow || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <span className="srOnly">{columns.rank}</span>
          </th>
          <th scope="col">{columns.team}</th>
          {numbers.map((column) => (
            <th key={column} scope="col">
              <span className={styles.long}>{columns[column][0]}</span>
              <span className={styles.short} aria-hidden="true">
                {columns[column][1]}
              </span>
            </th>
          ))}
          {hasForm && (
            <th scope="col" className={styles.formCell}>
              {columns.form}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rowsIn(rows, view).map((row) => (
          <Row key={row.team.id} row={row} hasForm={hasForm} hasMarks={isLive} />
        ))}
      </tbody>
    </table>
  );
}

const numbers = ['played', 'win', 'draw', 'lose', 'goals', 'difference', 'points'] as const;

type RowProps = { row: ShownRow; hasForm: boolean; hasMarks: boolean };

function Row({ row, hasForm, hasMarks }: RowProps) {
  const { rank, team, points, goalsDiff, shown, isLive } = row;
  const { _id: slug } = team;
  return (
    <tr>
      <td className={`${styles.zone} ${styles.rank}`} data-zone={lookOf(row.zone)}>
        {rank}
        {hasMarks && <Move by={row.rankBefore - rank} />}
      </td>
      <th scope="row">
        <Link className={styles.team} to={`/team/${slug}`}>
          <Crest team={team} size={28} />
          <bdi>{team.name}</bdi>
          {hasMarks && isLive && (
            <span className={styles.playing}>
              <span>{playing}</span>
            </span>
          )}
        </Link>
      </th>
      <td>{shown.played}</td>
      <td>{shown.win}</td>
      <td>{shown.draw}</td>
      <td>{shown.lose}</td>
      <td>
        {/* Two cells in the page's direction: one string would be reordered. */}
        <span
          className={styles.goals}
          role="img"
          aria-label={goalsSpoken(shown.goals.for, shown.goals.against)}
        >
          <bdi>{shown.goals.for}</bdi>:<bdi>{shown.goals.against}</bdi>
        </span>
      </td>
      <td>
        <Ltr>{signed(goalsDiff)}</Ltr>
      </td>
      <td className={styles.points}>{points}</td>
      {hasForm && (
        <td className={styles.formCell}>
          <Form form={row.form} />
        </td>
      )}
    </tr>
  );
}

/** The oldest on the right. */
function Form({ form }: { form: string | null }) {
  const results = [...(form ?? '')].flatMap((letter) => formResult(letter) ?? []).slice(-LATEST);
  if (results.length === 0) return null;
  return (
    <span className={styles.form} role="img" aria-label={results.map(({ word }) => word).join(listComma)}>
      {results.map(({ letter }, index) => (
        <b key={index} data-result={letter}>
          {letter}
        </b>
      ))}
    </span>
  );
}

/** How far the live scores have moved it; none takes no room. */
function Move({ by }: { by: number }) {
  if (by === 0) return null;
  return (
    <span className={styles.move}>
      <span aria-hidden="true">{by > 0 ? '▲' : '▼'}</span>
      <span className="srOnly">{by > 0 ? climbed(by) : fell(-by)}</span>
    </span>
  );
}
