import { timeText } from '@safira/arabic/dates';
import type { Competition } from '@safira/contract/competitions/competitions';
import type { Standings } from '@safira/contract/competitions/standings';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { wallTime } from '../../lib/wall-time.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { addressOf, type PageQuery, views } from './address.ts';
import { Legend } from './legend.tsx';
import { StandingsTable } from './standings-table.tsx';
import * as styles from './standings-tab.module.css';
import { tablesOf } from './tables.ts';
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
export function StandingsTab({ competition, standings: { standings, isLive }, query, staleAt }: Props) {
  const { tables, groups } = tablesOf(standings);
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
        {isLive && <LiveNote staleAt={staleAt} />}
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
              isLive={staleAt === undefined}
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

/** OURS-09: whether the table counts the live scores, or from when it is. */
function LiveNote({ staleAt }: { staleAt: number | undefined }) {
  const site = useSite();
  if (staleAt === undefined) return <p className={styles.live}>{text.liveTable}</p>;
  const at = new Date(staleAt).toISOString();
  const time = wallTime(at, [{ from: at, minutes: site?.offsetMinutes ?? 0 }]);
  return (
    <p className={styles.groups} role="status">
      {text.staleTable} {time && timeText(time)}
    </p>
  );
}
