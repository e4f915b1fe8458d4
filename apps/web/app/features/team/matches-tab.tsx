import { monthYear } from '@safira/arabic/formats/dates';
import type { Answer } from '@safira/contract/endpoint';
import type { Day, Match } from '@safira/contract/matches/matches';
import type { listTeamSchedule } from '@safira/contract/teams/schedule';
import type { Team } from '@safira/contract/teams/teams';
import { Link } from 'react-router';
import { MatchLine } from '../../football-ui/match-line.tsx';
import type { Part } from '../../lib/part.ts';
import { wallTime } from '../../lib/wall-time.ts';
import * as button from '../../ui/button.module.css';
import { Pagination } from '../../ui/pagination.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { tabAddress, type MatchesView } from './addresses.ts';
import { Choices } from './choices.tsx';
import * as styles from './matches-tab.module.css';
import * as page from './team-page.module.css';
import * as text from './text.ts';

export type Schedule = Answer<typeof listTeamSchedule>['data'];

type Props = { team: Team; schedule: Part<Schedule>; view: MatchesView; offsets: Day['offsets'] };

/** TEAM-02: results or matches to come, by competition and month. A failure is silent: the list stays empty. */
export function MatchesTab({ team, schedule, view, offsets }: Props) {
  const { matches, competitions, pagination } =
    schedule.state === 'loaded' ? schedule.data : { matches: [], competitions: [], pagination: undefined };
  const to = (changes: Partial<MatchesView>) => tabAddress(team, 'matches', { ...view, page: 1, ...changes });
  return (
    <div className={page.page}>
      <Choices
        label={text.directionLabel}
        choices={(['past', 'coming'] as const).map((when) => ({
          key: when,
          name: text.direction[when],
          to: to({ when }),
          isCurrent: view.when === when,
        }))}
      />
      {competitions.length > 1 && (
        <Choices
          label={text.competitionsLabel}
          choices={[
            {
              key: 'all',
              name: text.allCompetitions,
              to: to({ league: undefined }),
              isCurrent: view.league === undefined,
            },
            ...competitions.map(({ id, name }) => ({
              key: String(id),
              name,
              to: to({ league: id }),
              isCurrent: view.league === id,
            })),
          ]}
        />
      )}
      {matches.length === 0 ? (
        <NoMatches team={team} when={view.when} />
      ) : (
        byMonth(matches, offsets).map(([month, ofMonth]) => (
          <section key={month} className={styles.month}>
            <h2>{monthYear(`${month}-01`)}</h2>
            <ul className={styles.list}>
              {ofMonth.map((match) => (
                <MatchLine
                  key={match.apiId}
                  match={match}
                  offsets={offsets}
                  note={view.league === undefined ? match.league.name : (match.league.roundName ?? undefined)}
                />
              ))}
            </ul>
          </section>
        ))
      )}
      {pagination && pagination.total > 1 && (
        <Pagination
          current={pagination.current}
          total={pagination.total}
          summary={text.pageOf(pagination.current, pagination.total, pagination.totalMatches)}
          addressOf={(number) => to({ page: number })}
        />
      )}
    </div>
  );
}

/** In the order of the list; matches being played come first, whatever their month. */
function byMonth(matches: readonly Match[], offsets: Day['offsets']): [month: string, matches: Match[]][] {
  const monthOf = ({ date }: Match) => wallTime(date, offsets)?.date.slice(0, 7) ?? '';
  return [...Map.groupBy(matches, monthOf)];
}

function NoMatches({ team, when }: { team: Team; when: MatchesView['when'] }) {
  const other = when === 'coming' ? 'past' : 'coming';
  return (
    <StatePanel drawing={<QuietPitch />} {...text.noMatches[when]}>
      <Link className={button.primary} to={tabAddress(team, 'matches', { when: other })}>
        {when === 'coming' ? text.toResults : text.toComing}
      </Link>
    </StatePanel>
  );
}
