import type { Refused } from '@safira/store/quarantine';
import {
  listDuePredictions,
  listStaleInjuries,
  listStaleLeaders,
  listStaleSquads,
  listStaleStandings,
  listStaleTeamPlayers,
  listStaleTeams,
} from '@safira/store/due';
import { saveCoaches } from '@safira/store/coaches';
import { saveInjuries } from '@safira/store/injuries';
import { type AskedKind, listNotAsked, seasonKey } from '@safira/store/last-asked';
import { savePlayerSeasons } from '@safira/store/player-seasons';
import { savePrediction } from '@safira/store/predictions';
import { saveSeasons } from '@safira/store/seasons';
import { saveSquads } from '@safira/store/squads';
import { saveStandings } from '@safira/store/standings';
import { saveTeamProfiles } from '@safira/store/team-profiles';
import { asking, type ChoreTools, type Task } from './chore.ts';

type Season = { competitionId: number; season: number };
type OfSeason = { league: number; season: number };
type SeasonWork = (season: OfSeason) => Promise<{ refused: readonly Refused[] }>;

/** The followed competitions with their seasons and what the provider has of them: one call. */
export async function dueLeagues(tools: ChoreTools, { everyMs }: { everyMs: number }): Promise<Task[]> {
  const { db, provider, leagues, clock } = tools;
  const key = leagues.join('-');
  const due = await listNotAsked(db, { kind: 'leagues', keys: [key], since: clock.now() - everyMs });
  return due.map(
    () => () =>
      asking(tools, { kind: 'leagues', keys: [key] }, async () => {
        const answer = await provider.leagues(leagues);
        await saveSeasons(db, answer.items);
        return answer;
      }),
  );
}

export async function dueTeams(tools: ChoreTools): Promise<Task[]> {
  const due = await listStaleTeams(tools.db, tools.clock.now());
  return forSeasons(tools, { kind: 'teams', due }, async (season) => {
    const answer = await tools.provider.teams(season);
    await saveTeamProfiles(tools.db, answer.items);
    return answer;
  });
}

/** COMP-04: a league has one table, a cup with groups several. */
export async function dueStandings(tools: ChoreTools): Promise<Task[]> {
  const due = await listStaleStandings(tools.db, tools.clock.now());
  return forSeasons(tools, { kind: 'standings', due }, (season) => fetchStandings(tools, season));
}

async function fetchStandings({ db, provider }: ChoreTools, season: OfSeason) {
  const answer = await provider.standings(season);
  for (const table of answer.items) await saveStandings(db, table);
  return answer;
}

/** COMP-07: whoever leads in goals, assists or cards, with the provider's sums of his season. */
export async function dueLeaders(tools: ChoreTools): Promise<Task[]> {
  const due = await listStaleLeaders(tools.db, tools.clock.now());
  return forSeasons(tools, { kind: 'leaders', due }, (season) => fetchLeaders(tools, season));
}

async function fetchLeaders({ db, provider }: ChoreTools, season: OfSeason) {
  const refused: Refused[] = [];
  for (const list of ['topScorers', 'topAssists', 'topYellowCards', 'topRedCards'] as const) {
    const answer = await provider[list](season);
    await savePlayerSeasons(db, answer.items);
    refused.push(...answer.refused);
  }
  return { refused };
}

/** COMP-02: the table of one season, whether it is current or not. */
export function askStandings(tools: ChoreTools, one: Season): Promise<void> {
  return askSeason(tools, { kind: 'standings', one }, (season) => fetchStandings(tools, season));
}

/** COMP-07: the same for its leaders. */
export function askLeaders(tools: ChoreTools, one: Season): Promise<void> {
  return askSeason(tools, { kind: 'leaders', one }, (season) => fetchLeaders(tools, season));
}

export async function dueInjuries(tools: ChoreTools): Promise<Task[]> {
  const due = await listStaleInjuries(tools.db, tools.clock.now());
  return forSeasons(tools, { kind: 'injuries', due }, async (season) => {
    const answer = await tools.provider.injuries(season);
    await saveInjuries(tools.db, { competitionId: season.league, season: season.season }, answer.items);
    return answer;
  });
}

/** TEAM-02: who plays for a team, and who coaches it. */
export async function dueSquads(tools: ChoreTools, limit: number): Promise<Task[]> {
  const due = await listStaleSquads(tools.db, tools.clock.now(), limit);
  return due.map(
    (team) => () => asking(tools, { kind: 'squad', keys: [team] }, () => fetchSquad(tools, team)),
  );
}

export async function fetchSquad({ db, provider }: ChoreTools, team: number) {
  const squad = await provider.squad({ team });
  await saveSquads(db, squad.items);
  const coaches = await provider.coaches({ team });
  await saveCoaches(db, coaches.items);
  return { refused: [...squad.refused, ...coaches.refused] };
}

/** PLAYER-01: profiles and season sums of everybody in a team. */
export async function duePlayers(tools: ChoreTools, limit: number): Promise<Task[]> {
  const { db, provider, clock } = tools;
  const due = await listStaleTeamPlayers(db, clock.now(), limit);
  return due.map(
    ({ teamId, season }) =>
      () =>
        asking(tools, { kind: 'players', keys: [`${teamId}-${season}`] }, async () => {
          const answer = await provider.players({ team: teamId, season });
          await savePlayerSeasons(db, answer.items);
          return answer;
        }),
  );
}

/** DLG-04: one call a match, so only shortly before it. */
export async function duePredictions(tools: ChoreTools): Promise<Task[]> {
  const { db, provider, clock } = tools;
  const due = await listDuePredictions(db, clock.now());
  return due.map(
    ({ id }) =>
      () =>
        asking(tools, { kind: 'prediction', keys: [id] }, async () => {
          const answer = await provider.predictions({ fixture: id });
          for (const prediction of answer.items) await savePrediction(db, prediction);
          return answer;
        }),
  );
}

function forSeasons(
  tools: ChoreTools,
  { kind, due }: { kind: AskedKind; due: readonly Season[] },
  work: SeasonWork,
): Task[] {
  const followed = due.filter(({ competitionId }) => tools.leagues.includes(competitionId));
  return followed.map((one) => () => askSeason(tools, { kind, one }, work));
}

function askSeason(
  tools: ChoreTools,
  { kind, one }: { kind: AskedKind; one: Season },
  work: SeasonWork,
): Promise<void> {
  return asking(tools, { kind, keys: [seasonKey(one)] }, () =>
    work({ league: one.competitionId, season: one.season }),
  );
}
