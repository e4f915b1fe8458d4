import type { Answer } from '@safira/contract/endpoint';
import type { listTeams } from '@safira/contract/teams/teams';
import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import { Pagination } from '../../ui/pagination.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { listAddress, type Filters } from './filters.ts';
import { TeamCard } from './team-card.tsx';
import { TeamsFilter } from './teams-filter.tsx';
import * as styles from './teams-list.module.css';
import * as text from './teams-text.ts';

export type TeamsFound = Answer<typeof listTeams>['data'];

type Props = {
  found: TeamsFound;
  /** «صفحة 1 من 4 (180 فريقًا)», made by the loader: browsers need no table of plurals for it. */
  summary: string;
  filters: Filters;
  /** Those we follow. */
  leagues: readonly { id: number; name: string }[];
};

/** TEAM-01 */
export function TeamsList({ found: { teams, pagination }, summary, filters, leagues }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <Link className={button.quiet} to="/" data-screen-only="">
          {text.home}
        </Link>
      </div>
      <TeamsFilter filters={filters} leagues={leagues} />
      {teams.length === 0 ? (
        <StatePanel drawing={<QuietPitch />} title={text.none.title} text={text.none.text}>
          <a className={button.primary} href="/teams">
            {text.clear}
          </a>
        </StatePanel>
      ) : (
        <>
          <ul className={styles.cards}>
            {teams.map((team) => (
              <TeamCard key={team.id} team={team} />
            ))}
          </ul>
          <Pagination
            current={pagination.current}
            total={pagination.total}
            summary={summary}
            addressOf={(page) => listAddress(filters, page)}
          />
        </>
      )}
    </div>
  );
}
