import { dayRange } from '@safira/football/time/days';
import type { WireInjury } from '@safira/provider/wire/injuries';
import type { Fixture, Team } from '../world/model.ts';
import { kickoffAt } from '../world/world.ts';
import { injuriesUntil } from './delays.ts';
import { leagueName, teamName } from './names.ts';
import { numberIn, numbersIn, type Answer, type RequestQuery } from './request-query.ts';
import { absencesOf, type Absence } from './records/injuries.ts';
import { teamsOfPlayer } from './records/people.ts';
import { DAY_MS, localTime } from './times.ts';

/** How far back the last match of a player's team is searched. */
const RECENT_MS = 21 * DAY_MS;

/** API-01: the absences of each match, published from two days before it. */
export function listInjuries(request: RequestQuery): Answer {
  const { query } = request;
  const team = numberIn(query, 'team');
  const player = numberIn(query, 'player');
  const items = fixturesOf(request)
    .filter((fixture) => isPublished(request, fixture))
    .flatMap((fixture) =>
      absencesOf(request, fixture)
        .filter(
          (absence) =>
            (team === undefined || absence.team.id === team) &&
            (player === undefined || absence.player.id === player),
        )
        .map((absence) => injuryItem(request, fixture, absence)),
    );
  return { items };
}

function fixturesOf(request: RequestQuery): Fixture[] {
  const { world, moment, query, zone } = request;
  const { now } = moment;
  const ids = query.fixture ?? query.ids;
  if (ids !== undefined) return numbersIn(ids).flatMap((id) => world.findFixture(id, now) ?? []);
  const filter = {
    competition: numberIn(query, 'league'),
    season: numberIn(query, 'season'),
    ...(query.date !== undefined && dayRange(zone, query.date)),
  };
  const player = numberIn(query, 'player');
  const team = numberIn(query, 'team');
  if (team !== undefined || player === undefined) return [...world.fixtures({ ...filter, team }, now)];
  return teamsOfPlayer(request, player).flatMap(({ id }) => world.fixtures({ ...filter, team: id }, now));
}

function isPublished({ moment }: RequestQuery, fixture: Fixture): boolean {
  const { now } = moment;
  return fixture.competition.coverage.injuries && kickoffAt(fixture, now) <= injuriesUntil(now);
}

function injuryItem({ media, zone, moment }: RequestQuery, fixture: Fixture, absence: Absence): WireInjury {
  const { player, team, type, reason } = absence;
  const kickoff = kickoffAt(fixture, moment.now);
  const name = `${player.firstname} ${player.lastname}`.trim();
  return {
    player: { id: player.id, name, photo: media.player(player.id), type, reason },
    team: teamName(media, team),
    fixture: {
      id: fixture.id,
      timezone: zone,
      date: localTime(zone, kickoff),
      timestamp: Math.floor(kickoff / 1000),
    },
    league: leagueName(media, fixture.competition, fixture.season),
  };
}

/** Whether a player was listed as missing their team's newest match. */
export function isInjured(request: RequestQuery, { id }: { id: number }, team: Team): boolean {
  const { world, moment } = request;
  const { now } = moment;
  const newest = world
    .fixtures({ team: team.id, from: now - RECENT_MS, to: injuriesUntil(now) }, now)
    .findLast((fixture) => isPublished(request, fixture));
  return newest !== undefined && absencesOf(request, newest).some(({ player }) => player.id === id);
}
