import type { WirePlayerTeam, WireProfile, WireSquad } from '@safira/provider/wire/players';
import type { Squad, Team } from '../world/model.ts';
import { personOf, positions, teamName } from './names.ts';
import { isFound, numberIn, type Answer, type RequestQuery } from './request-query.ts';
import { currentSquad, registerOf, yearsOf } from './records/people.ts';
import { ageAt } from './times.ts';

const PROFILES_PER_PAGE = 250;

/** API-01: who is in a team now, or the teams somebody is in. */
export function listSquads(asked: RequestQuery): Answer {
  const { world, query } = asked;
  const id = numberIn(query, 'player');
  const team = numberIn(query, 'team');
  const ofPlayer = id === undefined ? undefined : findPlayer(asked, id).map(({ team: own }) => own);
  const teams = (ofPlayer ?? [world.findTeam(team!)]).filter(
    (one): one is Team => one !== undefined && (team === undefined || one.id === team),
  );
  return { items: teams.map((one) => squadItem(asked, currentSquad(asked, one))) };
}

function squadItem({ media, moment }: RequestQuery, { team, players }: Squad): WireSquad {
  return {
    team: teamName(media, team),
    players: players.map(({ id, name, birth, number, role }) => ({
      id,
      name,
      age: ageAt(birth.date, moment.now),
      number,
      position: positions[role],
      photo: media.player(id),
    })),
  };
}

const findPlayer = (asked: RequestQuery, id: number) =>
  registerOf(asked.world, yearsOf(asked)[0]!).players.get(id) ?? [];

/** API-01: everybody who plays now, by id, 250 a page. */
export function listProfiles(asked: RequestQuery): Answer {
  const { world, query, moment, media } = asked;
  const id = numberIn(query, 'player');
  const { players } = registerOf(world, yearsOf(asked)[0]!);
  const items = [...players.keys()]
    .filter((key) => id === undefined || key === id)
    .map((key) => players.get(key)![0]!.player)
    .filter(({ lastname }) => isFound(query.search, lastname))
    .toSorted((a, b) => a.id - b.id)
    .map((player) => (): WireProfile => ({
      player: {
        ...personOf(player, moment.now),
        number: player.number,
        position: positions[player.role],
        photo: media.player(player.id),
      },
    }));
  return { items, perPage: PROFILES_PER_PAGE };
}

/** The seasons known of somebody, or of anybody. */
export function listPlayerSeasons(asked: RequestQuery): Answer {
  const id = numberIn(asked.query, 'player');
  const years = yearsOf(asked).toReversed();
  return {
    items: id === undefined ? years : years.filter((year) => registerOf(asked.world, year).players.has(id)),
  };
}

/** The teams somebody was in, each with its seasons, newest first. */
export function listPlayerTeams(asked: RequestQuery): Answer {
  const id = Number(asked.query.player);
  const stays = yearsOf(asked).flatMap((year) =>
    (registerOf(asked.world, year).players.get(id) ?? []).map(({ team }) => ({ team, year })),
  );
  const items = [...Map.groupBy(stays, ({ team }) => team)].map(([team, ofTeam]): WirePlayerTeam => ({
    team: teamName(asked.media, team),
    seasons: ofTeam.map(({ year }) => year),
  }));
  return { items };
}
