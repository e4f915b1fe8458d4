import { expect, test } from '@playwright/test';
import type { Answer } from '@safira/contract/endpoint';
import type { getMatch, MatchDetails } from '@safira/contract/matches';
import { ports } from './league.ts';
import { aScriptedMatch } from './scripted.ts';
import { query } from './stack.ts';

/** With its details as the API tells them. */
export type Staged = MatchDetails & { path: string };

// Each is brought about once, for whoever looks at it first. They are over or yet to be played, so that nobody takes
// them for a live match; each has clubs of its own, so that none is an earlier meeting of another's.

/** Everything that can happen in a match, and everything that can be told of it. */
export const theWholeMatch = once(async () => {
  const teams = await clubs(0, 1);
  const match = await stage(
    {
      phase: 'PEN',
      formation: { home: '4-2-3-1', away: '4-3-3' },
      meetings: 11,
      events: [
        { side: 'home', minute: 20, kind: 'own-goal' },
        { side: 'away', minute: 25, kind: 'own-goal', detail: 'Autogol' },
        { side: 'home', minute: 30, kind: 'own-goal', detail: 'En propia puerta' },
        { side: 'away', minute: 33, kind: 'own-goal', detail: 'هدف عكسي' },
        { side: 'home', minute: 40, kind: 'missed-penalty' },
        { side: 'home', minute: 45, extra: 2, kind: 'goal', nobody: true },
        { side: 'away', minute: 50, kind: 'yellow' },
        { side: 'away', minute: 60, kind: 'second-yellow', detail: 'Second Yellow card' },
        { side: 'home', minute: 70, kind: 'red' },
        { side: 'home', minute: 75, kind: 'substitution' },
        { side: 'home', minute: 80, kind: 'var-cancelled' },
        { side: 'away', minute: 90, extra: 4, kind: 'penalty' },
        { side: 'home', minute: 98, kind: 'goal' },
        { side: 'away', minute: 110, kind: 'goal' },
      ],
      shootOut: { home: [true, true, false, true, true], away: [true, true, false, true, false] },
    },
    teams,
  );
  // Forecasts are asked for before a match, and this one never was to come.
  query('safira_e2e', `insert into predictions values (${match.apiId}, ${teams.home}, 45, 30, 25, null)`);
  await meetingsOf(teams);
  return match;
});

/** The best club of the table beats the worst, so that one has a positive difference and one a negative. */
export const theFormations = once(async () =>
  stage(
    {
      phase: 'FT',
      formation: { home: '3-4-3', away: '5-3-2' },
      statistics: 'none',
      events: [10, 50, 80].map((minute) => ({ side: 'home', minute, kind: 'goal' })),
    },
    await bestAndWorst(),
  ),
);

/** Nobody tells where they stand, or it cannot be right. */
export const theSpoiltGrids = once(async () =>
  stage(
    {
      phase: 'FT',
      formation: { home: '3-4-3', away: '5-3-2' },
      grids: { home: 'missing', away: 'invalid' },
      events: [],
    },
    await clubs(2, 3),
  ),
);

export const theHomeSideAlone = once(async () =>
  stage({ phase: 'FT', lineups: 'home', statistics: 'home', events: [] }, await clubs(4, 5)),
);

/** Yet to be played, by clubs that have met eleven times. */
export const theNextMatch = once(async () => {
  const teams = await clubs(6, 7);
  const match = await stage({ phase: 'NS', lineups: 'none', meetings: 11 }, teams);
  await meetingsOf(teams);
  return match;
});

/** While a new database is still being filled, what is asked for waits its turn. */
const FIRST_MS = 90_000;

/** Stages what a file is about at once, before the first of its tests and not in its time. */
export function stageBefore(stages: readonly (() => Promise<Staged>)[]): void {
  test.beforeAll(async () => {
    test.setTimeout(FIRST_MS);
    await Promise.all(stages.map((make) => make()));
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

type Teams = { home: number; away: number };

async function stage(parts: Parameters<typeof aScriptedMatch>[0], teams: Teams): Promise<Staged> {
  const fixture = await aScriptedMatch(parts, teams);
  await expect.poll(async () => (await toldOf(fixture)).status.short).toBe(parts.phase);
  return { ...(await toldOf(fixture)), path: `/match/${fixture}` };
}

/** As it is told now: who is known by his last name alone has his whole name once his squad is read. */
export async function toldOf(fixture: number): Promise<MatchDetails> {
  const answer = await fetch(`http://127.0.0.1:${ports.api}/api/matches/${fixture}`);
  return ((await answer.json()) as Answer<typeof getMatch>).data;
}

const SAUDI_CLUBS = 18;

/** Two of the Saudi league, wherever they stand, once all of them are stored. */
async function clubs(home: number, away: number): Promise<Teams> {
  const read = () => teamsBy('select distinct home_id from matches where competition_id = 307 order by 1');
  await expect.poll(() => read().length, { timeout: FIRST_MS }).toBe(SAUDI_CLUBS);
  const ids = read();
  return { home: ids[home]!, away: ids[away]! };
}

/** Of its table, which is among the last things that a new database is filled with. */
async function bestAndWorst(): Promise<Teams> {
  const read = () =>
    teamsBy(
      `select team_id from standings where competition_id = 307
        and season = (select season from seasons where competition_id = 307 and is_current)
        order by goals_diff desc`,
    );
  await expect.poll(() => read().length, { timeout: FIRST_MS }).toBeGreaterThan(1);
  const ids = read();
  return { home: ids[0]!, away: ids.at(-1)! };
}

const teamsBy = (text: string): number[] => query('safira_e2e', text).split('\n').filter(Boolean).map(Number);

/** Asked for before anybody looks: the first to look is answered with what there is. */
async function meetingsOf({ home, away }: Teams): Promise<void> {
  const pair = [home, away].toSorted((a, b) => a - b).join('-');
  query('safira_e2e', `insert into wanted values ('head-to-head', '${pair}', now()) on conflict do nothing`);
  const asked = `select count(*) from last_asked where kind = 'head-to-head' and key = '${pair}'`;
  await expect.poll(() => query('safira_e2e', asked), { timeout: FIRST_MS }).toBe('1');
}
