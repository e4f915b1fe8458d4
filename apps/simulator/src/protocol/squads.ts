import type { WirePlayerTeam, WireProfile, WireSquad } from '@safira/provider/wire/players';
import type { Squad, Team } from '../world/model.ts';
import { personOf, positions, teamName } from './names.ts';
import { isFound, numberIn, type Answer, type RequestQuery } from './request-query.ts';
import { currentSquad, registerOf, yearsOf } from './records/people.ts';
import { ageAt } from './times.ts';

const PROFILES_PER_PAGE = 250;

/** API-01: the current players of a team, or the current teams of a player. */
export function listSquads(request: RequestQuery): Answer {
  const { world, query } = request;
  const id = numberIn(query, 'player');
  const team = numberIn(query, 'team');
  const ofPlayer = id === undefined ? undefined : findPlayer(request, id).map(({ team: own }) => own);
  const teams = (ofPlayer ?? [world.findTeam(team!)]).filter(
    (one): one is Team => one !== undefined && (team === undefined || one.id === team),
  );
  return { items: teams.map((one) => squadItem(request, currentSquad(request, one))) };
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

const findPlayer = (request: RequestQuery, id: number) =>
  registerOf(request.world, yearsOf(request)[0]!).players.get(id) ?? [];

/** API-01: all current players, by id, 250 per page. */
export function listProfiles(request: RequestQuery): Answer {
  const { world, query, moment, media } = request;
  const id = numberIn(query, 'player');
  const { players } = registerOf(world, yearsOf(request)[0]!);
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

/** The known seasons of a player, or of all players. */
export function listPlayerSeasons(request: RequestQuery): Answer {
  const id = numberIn(request.query, 'player');
  const years = yearsOf(request).toReversed();
  return {
    items: id === undefined ? years : years.filter((year) => registerOf(request.world, year).players.has(id)),
  };
}

/** The teams of a player, each with its seasons, newest first. */
export function listPlayerTeams(request: RequestQuery): Answer {
  const id = Number(request.query.player);
  const stays = yearsOf(request).flatMap((year) =>
    (registerOf(request.world, year).players.get(id) ?? []).map(({ team }) => ({ team, year })),
  );
  const items = [...Map.groupBy(stays, ({ team }) => team)].map(([team, ofTeam]): WirePlayerTeam => ({
    team: teamName(request.media, team),
    seasons: ofTeam.map(({ year }) => year),
  }));
  return { items };
}
