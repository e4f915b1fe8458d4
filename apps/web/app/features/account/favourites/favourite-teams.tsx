import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Crest } from '../../../football-ui/crest.tsx';
import * as button from '../../../ui/button.module.css';
import { loading } from '../member-text.ts';
import * as panel from '../panel.module.css';
import { Empty, Line, Panel } from '../panel.tsx';
import { teamPath, useTeams } from '../use-teams.ts';
import { teams as text } from './text.ts';

type Props = { ids: readonly number[]; starOf: (id: number, name: string) => ReactNode };

/** AUTH-09: the favourite teams, each with its star. */
export function FavouriteTeams({ ids, starOf }: Props) {
  const teams = useTeams(ids);
  const more = (
    <Link className={panel.action} to="/account/welcome">
      {text.more}
    </Link>
  );
  return (
    <Panel title={text.title} end={ids.length > 0 && more}>
      {ids.length === 0 && (
        <Empty text={text.none}>
          <Link className={button.primary} to="/account/welcome">
            {text.choose}
          </Link>
        </Empty>
      )}
      {ids.length > 0 && teams.state === 'loading' && <Empty text={loading} />}
      {teams.state === 'loaded' &&
        teams.value.map((team) => (
          <Line
            key={team.apiId}
            picture={<Crest team={team} size={28} />}
            name={
              <Link className={panel.open} to={teamPath(team)}>
                <bdi>{team.name}</bdi>
              </Link>
            }
            note={team.countryName && <bdi>{team.countryName}</bdi>}
            end={starOf(team.apiId, team.name)}
          />
        ))}
    </Panel>
  );
}
