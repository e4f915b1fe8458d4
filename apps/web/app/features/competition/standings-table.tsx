import { formResult } from '@safira/arabic/terms/forms';
import { signed } from '@safira/arabic/formats/numbers';
import type { LiveMatch, StandingRow } from '@safira/contract/competitions/standings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import type { View } from './address.ts';
import { PlayingMark } from './playing-mark.tsx';
import * as table from './table.module.css';
import * as styles from './standings-table.module.css';
import { lookOf, rowsIn, type ShownRow } from './tables.ts';
import { climbed, columns, fell, goalsSpoken, listComma } from './text.ts';

/** Results that are shown of a team. */
const LATEST = 5;

type Props = {
  label: string;
  rows: readonly StandingRow[];
  view: View;
  /** Next to another table: without the last results. */
  isNarrow: boolean;
  /** The matches that are being played. */
  matches: readonly LiveMatch[];
};

/** COMP-02 */
export function StandingsTable({ label, rows, view, isNarrow, matches }: Props) {
  const isLive = rows.some((row) => row.isLive);
  // The matches in play take the room of the last results.
  const hasForm = !isLive && view === 'all' && !isNarrow && rows.some(({ form }) => form);
  return (
    <table
      className={`${table.table} ${styles.table}`}
      aria-label={label}
      data-narrow={isNarrow || undefined}
      data-live={isLive || undefined}
    >
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <span className="srOnly">{columns.rank}</span>
          </th>
          <th scope="col">{columns.team}</th>
          {isLive && (
            <th scope="col">
              <span className={styles.long}>{columns.playing}</span>
            </th>
          )}
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
          <Row key={row.team.id} row={row} hasForm={hasForm}>
            {isLive && <td>{row.isLive && <Playing team={row.team} matches={matches} rows={rows} />}</td>}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

const numbers = ['played', 'win', 'draw', 'lose', 'goals', 'difference', 'points'] as const;

type PlayingProps = Pick<StandingRow, 'team'> & Pick<Props, 'matches' | 'rows'>;

function Playing({ team, matches, rows }: PlayingProps) {
  const match = matches.find(({ homeId, awayId }) => team.id === homeId || team.id === awayId);
  return match && <PlayingMark match={match} rows={rows} />;
}

/** `children`: the cell of the match that is being played. */
type RowProps = { row: ShownRow; hasForm: boolean; children: ReactNode };

function Row({ row, hasForm, children }: RowProps) {
  const { rank, team, points, goalsDiff, shown } = row;
  const { _id: slug } = team;
  return (
    <tr>
      <td className={`${styles.zone} ${styles.rank}`} data-zone={lookOf(row.zone)}>
        {rank}
        <Move by={row.rankBefore - rank} />
      </td>
      <th scope="row">
        <Link className={styles.team} to={`/team/${slug}`}>
          <Crest team={team} size={28} />
          <bdi>{team.name}</bdi>
        </Link>
      </th>
      {children}
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
