import type { Day, Match } from '@safira/contract/matches/matches';
import { useContext } from 'react';
import { hasAnyChannel } from '../../football-ui/channel-countries.ts';
import { MatchRow } from './match-row.tsx';
import * as styles from './match-table.module.css';
import { RowPartsContext } from './row-parts.ts';
import { columns } from './text.ts';

type Props = { name: string; matches: Match[]; day: Day; flashing: ReadonlySet<number> };

/** The roles are explicit because on a phone the rows become grids, which removes the implicit ones. */
export function MatchTable({ name, matches, day, flashing }: Props) {
  // HOME-15: those of null may still be found; a column that comes later would move the others.
  // OURS-20: so would one that comes with another country.
  const hasChannels = matches.some((match) => !match.tvChannels || hasAnyChannel(match));
  const isMember = useContext(RowPartsContext).member !== undefined;
  return (
    <table className={styles.table} role="table" aria-label={name}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <Column name={columns.status} className={styles.status} />
          <Column name={columns.time} className={styles.time} />
          <Column name={columns.home} className={styles.home} />
          <Column name={columns.versus} className={styles.versus} isHidden />
          <Column name={columns.away} />
          <Column name={columns.score} className={styles.score} />
          {hasChannels && <Column name={columns.channels} className={styles.channels} />}
          <Column name={columns.venue} className={styles.venue} />
          {isMember && <Column name={columns.star} className={styles.star} isHidden />}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {matches.map((match) => (
          <MatchRow key={match.apiId} {...{ match, day, hasChannels }} isGoal={flashing.has(match.apiId)} />
        ))}
      </tbody>
    </table>
  );
}

type ColumnProps = { name: string; className?: string | undefined; isHidden?: boolean };

function Column({ name, className, isHidden = false }: ColumnProps) {
  return (
    <th role="columnheader" scope="col" className={className}>
      {isHidden ? <span className="srOnly">{name}</span> : name}
    </th>
  );
}
