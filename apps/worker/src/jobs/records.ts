import type { Refused } from '@safira/store/sync/quarantine';
import {
  listDuePredictions,
  listStaleInjuries,
  listStaleLeaders,
  listStaleSquads,
  listStaleStandings,
  listStaleTeamPlayers,
  listStaleTeams,
} from '@safira/store/sync/due';
import { saveCoaches } from '@safira/store/teams/coaches';
import { saveInjuries } from '@safira/store/players/injuries';
import { type SyncedKind, listNotSyncedSince, seasonKey } from '@safira/store/sync/last-synced';
import { savePlayerSeasons } from '@safira/store/players/seasons';
import { savePrediction } from '@safira/store/matches/predictions';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveSquads } from '@safira/store/teams/squads';
import { saveStandings } from '@safira/store/competitions/standings';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { fetchAndRecord, type JobTools, type Task } from './job.ts';

type Season = { competitionId: number; season: number };
type OfSeason = { league: number; season: number };
type SeasonWork = (season: OfSeason) => Promise<{ refused: readonly Refused[] }>;

/** The followed competitions with their seasons and the provider's coverage of each: one call. */
export async function dueLeagues(tools: JobTools, { everyMs }: { everyMs: number }): Promise<Task[]> {
  const { db, provider, leagues, clock } = tools;
  const key = leagues.join('-');
  const due = await listNotSyncedSince(db, { kind: 'leagues', keys: [key], since: clock.now() - everyMs });
  return due.map(
    () => () =>
      fetchAndRecord(tools, { kind: 'leagues', keys: [key] }, async () => {
        const answer = await provider.leagues(leagues);
        await saveSeasons(db, answer.items);
        return answer;
      }),
  );
}

export async function dueTeams(tools: JobTools): Promise<Task[]> {
  const due = await listStaleTeams(tools.db, tools.clock.now());
  return forSeasons(tools, { kind: 'teams', due }, async (season) => {
    const answer = await tools.provider.teams(season);
    await saveTeamProfiles(tools.db, answer.items);
    return answer;
  });
}

/** COMP-04: a league has one table, a cup with groups several. */
export async function dueStandings(tools: JobTools): Promise<Task[]> {
  const due = await listStaleStandings(tools.db, tools.clock.now());
  return forSeasons(tools, { kind: 'standings', due }, (season) => saveStandingsOf(tools, season));
}

async function saveStandingsOf({ db, provider }: JobTools, season: OfSeason) {
  const answer = await provider.standings(season);
  for (const table of answer.items) await saveStandings(db, table);
  return answer;
}

/** COMP-07: the leaders in goals, assists and cards, with the provider's totals of their season. */
export async function dueLeaders(tools: JobTools): Promise<Task[]> {
  const due = await listStaleLeaders(tools.db, tools.clock.now());
  return forSeasons(tools, { kind: 'leaders', due }, (season) => saveLeadersOf(tools, season));
}

async function saveLeadersOf({ db, provider }: JobTools, season: OfSeason) {
  const refused: Refused[] = [];
  for (const list of ['topScorers', 'topAssists', 'topYellowCards', 'topRedCards'] as const) {
    const answer = await provider[list](season);
    await savePlayerSeasons(db, answer.items);
    refused.push(...answer.refused);
  }
  return { refused };
}

/** COMP-02: the table of one season, whether it is current or not. */
export function fetchStandings(tools: JobTools, one: Season): Promise<void> {
  return syncSeason(tools, { kind: 'standings', one }, (season) => saveStandingsOf(tools, season));
}

/** COMP-07: the leaders of one season, whether it is current or not. */
export function fetchLeaders(tools: JobTools, one: Season): Promise<void> {
  return syncSeason(tools, { kind: 'leaders', one }, (season) => saveLeadersOf(tools, season));
}

export async function dueInjuries(tools: JobTools): Promise<Task[]> {
  const due = await listStaleInjuries(tools.db, tools.clock.now());
  return forSeasons(tools, { kind: 'injuries', due }, async (season) => {
    const answer = await tools.provider.injuries(season);
    await saveInjuries(tools.db, { competitionId: season.league, season: season.season }, answer.items);
    return answer;
  });
}

/** TEAM-02: the squad of a team, and its coach. */
export async function dueSquads(tools: JobTools, limit: number): Promise<Task[]> {
  const due = await listStaleSquads(tools.db, tools.clock.now(), limit);
  return due.map(
    (team) => () => fetchAndRecord(tools, { kind: 'squad', keys: [team] }, () => fetchSquad(tools, team)),
  );
}

export async function fetchSquad({ db, provider }: JobTools, team: number) {
  const squad = await provider.squad({ team });
  await saveSquads(db, squad.items);
  const coaches = await provider.coaches({ team });
  await saveCoaches(db, coaches.items);
  return { refused: [...squad.refused, ...coaches.refused] };
}

/** PLAYER-01: profiles and season totals of all players of a team. */
export async function duePlayers(tools: JobTools, limit: number): Promise<Task[]> {
  const { db, provider, clock } = tools;
  const due = await listStaleTeamPlayers(db, clock.now(), limit);
  return due.map(
    ({ teamId, season }) =>
      () =>
        fetchAndRecord(tools, { kind: 'players', keys: [`${teamId}-${season}`] }, async () => {
          const answer = await provider.players({ team: teamId, season });
          await savePlayerSeasons(db, answer.items);
          return answer;
        }),
  );
}

/** DLG-04: one call for each match, so only shortly before it. */
export async function duePredictions(tools: JobTools): Promise<Task[]> {
  const { db, provider, clock } = tools;
  const due = await listDuePredictions(db, clock.now());
  return due.map(
    ({ id }) =>
      () =>
        fetchAndRecord(tools, { kind: 'prediction', keys: [id] }, async () => {
          const answer = await provider.predictions({ fixture: id });
          for (const prediction of answer.items) await savePrediction(db, prediction);
          return answer;
        }),
  );
}

function forSeasons(
  tools: JobTools,
  { kind, due }: { kind: SyncedKind; due: readonly Season[] },
  work: SeasonWork,
): Task[] {
  const followed = due.filter(({ competitionId }) => tools.leagues.includes(competitionId));
  return followed.map((one) => () => syncSeason(tools, { kind, one }, work));
}

function syncSeason(
  tools: JobTools,
  { kind, one }: { kind: SyncedKind; one: Season },
  work: SeasonWork,
): Promise<void> {
  return fetchAndRecord(tools, { kind, keys: [seasonKey(one)] }, () =>
    work({ league: one.competitionId, season: one.season }),
  );
}
