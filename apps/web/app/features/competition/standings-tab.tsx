import type { Competition } from '@safira/contract/competitions/competitions';
import type { StandingRow, Standings } from '@safira/contract/competitions/standings';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { addressOf, type PageQuery, views } from './address.ts';
import { Legend } from './legend.tsx';
import { StaleNote } from './stale-note.tsx';
import { StandingsTable } from './standings-table.tsx';
import * as styles from './standings-tab.module.css';
import { officialRows, tablesOf } from './tables.ts';
import * as text from './text.ts';

const Nothing = lazyComponent(() => import('./nothing.tsx'), 'Nothing');

type Props = {
  competition: Pick<Competition, 'id' | 'name'>;
  standings: Standings;
  query: PageQuery;
  /** The time of live data that is out of date. */
  staleAt?: number | undefined;
};

/** COMP-02: one table, or one for each group; the address says which matches are counted. */
export function StandingsTab({ competition, standings: loaded, query, staleAt }: Props) {
  const { standings, isLive, liveMatches } = loaded;
  const { tables, groups } = shownTables(standings, isLive && staleAt !== undefined);
  if (tables.length === 0) {
    const to = addressOf(competition.id, { season: query.season, tab: 'matches' });
    return (
      <Suspense>
        <Nothing words={text.noStandings} to={to} />
      </Suspense>
    );
  }
  const isGrouped = groups > 1;
  return (
    <>
      <div className={styles.head}>
        {isLive &&
          (staleAt === undefined ? (
            <p className={styles.live}>{text.liveTable}</p>
          ) : (
            <StaleNote words={text.staleTable} at={staleAt} />
          ))}
        {isGrouped && <p className={styles.groups}>{text.groups(groups)}</p>}
        <nav className={styles.views} aria-label={text.views.label} data-screen-only="">
          {views.map((view) => (
            <Link
              key={view}
              to={addressOf(competition.id, { ...query, at: view })}
              preventScrollReset
              aria-current={view === query.at ? 'page' : undefined}
            >
              {text.views[view]}
            </Link>
          ))}
        </nav>
      </div>
      <div className={isGrouped ? styles.grid : styles.list}>
        {tables.map(({ name, rows }, index) => (
          <section key={name} className={styles.panel}>
            {tables.length > 1 && <h2 className={styles.name}>{name}</h2>}
            <StandingsTable
              label={tables.length > 1 ? name : text.titles.standings(competition.name)}
              rows={rows}
              view={query.at}
              isNarrow={isGrouped}
              matches={liveMatches}
            />
            {(!isGrouped || index >= groups) && query.at === 'all' && <Legend rows={rows} />}
          </section>
        ))}
      </div>
      {isGrouped && query.at === 'all' && (
        <div className={styles.panel}>
          <Legend rows={tables.slice(0, groups).flatMap(({ rows }) => rows)} />
        </div>
      )}
    </>
  );
}

function shownTables(standings: readonly StandingRow[], isStale: boolean) {
  const { tables, groups } = tablesOf(standings);
  if (!isStale) return { tables, groups };
  return { tables: tables.map(({ name, rows }) => ({ name, rows: officialRows(rows) })), groups };
}
