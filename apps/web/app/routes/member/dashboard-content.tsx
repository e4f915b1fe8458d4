import type { getDashboard } from '@safira/contract/accounts/dashboard';
import type { Answer } from '@safira/contract/endpoint';
import type { Match } from '@safira/contract/matches/matches';
import { isLiveCode } from '@safira/football/matches/status';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MatchRow, type Times } from '../../features/account/dashboard/match-row.tsx';
import { rowsOfTeam } from '../../features/account/dashboard/rows-of-team.ts';
import { TeamCard } from '../../features/account/dashboard/team-card.tsx';
import * as styles from '../../features/account/dashboard/team-card.module.css';
import { TeamWeek } from '../../features/account/dashboard/team-week.tsx';
import { noTeams } from '../../features/account/dashboard/text.ts';
import { add, remove } from '../../features/account/favourites/text.ts';
import { notRead, retry } from '../../features/account/member-text.ts';
import { useKept } from '../../features/account/use-kept.ts';
import { useTeams } from '../../features/account/use-teams.ts';
import { changeFavourite, useFavourites } from '../../features/favourites/favourites.ts';
import { StarButton } from '../../features/favourites/star-button.tsx';
import { useMatchById } from '../../features/live/use-match-by-id.ts';
import { useAsyncData } from '../../lib/use-async-data.ts';
import { memberCall } from '../../state/session-calls.ts';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel, WarningCard } from '../../ui/state-panel.tsx';
import { errors } from '../../ui/text.ts';
import { Loading } from './loading.tsx';

/** OURS-40: the favourite teams, each with its live, next and last match, and their week. */
export function DashboardContent({ times }: { times: Times }) {
  const favourites = useFavourites();
  const ids = useKept(favourites?.teams);
  const teams = useTeams(ids);
  const dashboard = useAsyncData({
    key: favourites && ids.join(),
    load: async () => (await memberCall<Answer<typeof getDashboard>>('/users/dashboard')).data,
  });
  if (favourites && ids.length === 0) return <NoTeams />;
  if (dashboard.state === 'failed') {
    return (
      <StatePanel drawing={<WarningCard />} title={errors.title} text={notRead}>
        <button type="button" className={button.primary} onClick={dashboard.retry}>
          {retry}
        </button>
      </StatePanel>
    );
  }
  if (!favourites || dashboard.state === 'loading' || teams.state !== 'loaded') {
    return <Loading />;
  }
  return (
    <>
      <div className={styles.cards}>
        {teams.value.map((team) => {
          const rows = rowsOfTeam(dashboard.value, team.apiId);
          const isOn = favourites.teams.has(team.apiId);
          return (
            <TeamCard
              key={team.apiId}
              team={team}
              star={
                <StarButton
                  isOn={isOn}
                  addLabel={add(team.name)}
                  removeLabel={remove(team.name)}
                  onToggle={() => changeFavourite('teams', team.apiId, !isOn)}
                />
              }
            >
              {rows.length > 0 &&
                rows.map((match) => (
                  <Followed key={match.apiId} match={match}>
                    {(current) => <MatchRow match={current} teamId={team.apiId} times={times} />}
                  </Followed>
                ))}
            </TeamCard>
          );
        })}
      </div>
      <TeamWeek next={dashboard.value.next} times={times} />
    </>
  );
}

type FollowedProps = { match: Match; children: (current: Match) => ReactNode };

/** HOME-14: a match that is being played changes while the page is open. */
function Followed({ match, children }: FollowedProps) {
  return isLiveCode(match.status.short) ? <Live match={match}>{children}</Live> : children(match);
}

function Live({ match, children }: FollowedProps) {
  const { match: current } = useMatchById(match.apiId);
  return children(current ?? match);
}

function NoTeams() {
  return (
    <StatePanel drawing={<QuietPitch />} title={noTeams.title} text={noTeams.text}>
      <Link className={button.primary} to="/account/welcome">
        {noTeams.choose}
      </Link>
    </StatePanel>
  );
}
