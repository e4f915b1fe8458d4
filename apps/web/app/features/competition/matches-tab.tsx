import { monthYear } from '@safira/arabic/formats/dates';
import type { Competition } from '@safira/contract/competitions/competitions';
import type { listCompetitionMatches } from '@safira/contract/competitions/matches';
import type { Answer } from '@safira/contract/endpoint';
import type { Day } from '@safira/contract/matches/matches';
import { CalendarSubscribe } from '../../football-ui/calendar-subscribe.tsx';
import * as button from '../../ui/button.module.css';
import { Pagination } from '../../ui/pagination.tsx';
import { addressOf, type PageQuery } from './address.ts';
import * as styles from './matches-tab.module.css';
import { MonthLinks } from './month-links.tsx';
import { Nothing } from './nothing.tsx';
import { RoundSection } from './round-section.tsx';
import { type FilterTeam, TeamLinks } from './team-links.tsx';
import * as text from './text.ts';

type Props = {
  competition: Pick<Competition, 'id' | 'name'>;
  found: Answer<typeof listCompetitionMatches>['data'];
  /** The teams of the season, by name; none where they are not known. */
  teams: readonly FilterTeam[];
  offsets: Day['offsets'];
  /** The URL of the calendar file. */
  calendar: string;
  siteUrl: string;
  query: PageQuery;
};

/** COMP-04, COMP-05: the matches of a season by month and team; every filter is a link. */
export function MatchesTab({ competition: { id }, found, teams, offsets, calendar, siteUrl, query }: Props) {
  const { matchesByRound, matchesByMonth, pagination } = found;
  if (matchesByMonth.length === 0) return <Nothing words={text.noMatches} to="/" />;
  // Another filter starts at the first page.
  const addressWith = (change: Partial<PageQuery>) => addressOf(id, { ...query, page: 1, ...change });
  return (
    <>
      <MonthLinks months={matchesByMonth} month={query.month} addressWith={addressWith} />
      <TeamLinks teams={teams} chosen={query.teams} addressWith={addressWith} />
      <div className={styles.note}>
        <p>{text.shown(filterWords(query, teams))}</p>
        <div className={styles.calendars}>
          {pagination.totalMatches > 0 && (
            <a className={button.quiet} href={calendar} download="" data-screen-only="">
              {text.toCalendar}
            </a>
          )}
          <CalendarSubscribe siteUrl={siteUrl} path={`/api/competitions/${id}/calendar.ics`} />
        </div>
      </div>
      {matchesByRound.length === 0 ? (
        <Nothing
          words={query.teams.length > 0 ? text.noneOfTeams : text.noneInMonth}
          to={addressOf(id, { season: query.season, tab: 'matches' })}
        />
      ) : (
        <div className={styles.panel}>
          {matchesByRound.map((round) => (
            <RoundSection key={round.round} round={round} offsets={offsets} />
          ))}
        </div>
      )}
      {pagination.total > 0 && (
        <Pagination
          current={pagination.current}
          total={pagination.total}
          summary={text.pageOf(pagination)}
          addressOf={(page) => addressOf(id, { ...query, page })}
        />
      )}
    </>
  );
}

function filterWords({ month, teams: chosen }: PageQuery, teams: readonly FilterTeam[]): string[] {
  const names = teams.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const words = [
    ...(month ? [monthYear(`${month}-01`)] : []),
    ...(names.length > 0 ? [text.joined(names)] : []),
  ];
  return words.length > 0 ? words : [text.wholeSeason];
}
