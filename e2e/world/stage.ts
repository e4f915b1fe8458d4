import { until } from '@safira/testkit/until';
import { aScriptedMatch, type Script } from '../support/scripted.ts';
import { database, ports } from '../support/addresses.ts';
import { query } from '../support/stack.ts';
import type { WorldMatch } from './world.ts';

type Teams = { home: number; away: number };

/** While a new database is still being filled, sync requests wait their turn. */
const FIRST_SECONDS = 120;
const SAUDI_CLUBS = 18;
const LEAGUE = 307;
const ENGLAND = 39;

/**
 * Brings about the matches that tests name. All but the live one are over or yet to be played, and each has clubs of
 * its own, so that none is an earlier meeting of another's.
 */
export async function stageMatches(): Promise<Record<WorldMatch, number>> {
  const clubs = await leagueClubs();
  const pair = (index: number): Teams => ({ home: clubs[index * 2]!, away: clubs[index * 2 + 1]! });
  const everything = await stage(everythingHappens, pair(0));
  // Predictions are fetched before a match, and this one was never scheduled.
  query(database, `insert into predictions values (${everything}, ${pair(0).home}, 45, 30, 25, null)`);
  const formation = { home: '3-4-3', away: '5-3-2' };
  const goals = [10, 50, 80].map((minute) => ({ side: 'home', minute, kind: 'goal' }) as const);
  const scheduled = await stage({ phase: 'NS', lineups: 'none', meetings: 11 }, pair(3));
  const matches = {
    everything,
    scheduled,
    // The best club of the table beats the worst, so that one has a positive difference and one a negative.
    formations: await stage(
      { phase: 'FT', formation, statistics: 'none', events: goals },
      await bestAndWorst(),
    ),
    badGrids: await stage(
      { phase: 'FT', formation, grids: { home: 'missing', away: 'invalid' }, events: [] },
      pair(1),
    ),
    homeSideOnly: await stage({ phase: 'FT', lineups: 'home', statistics: 'home', events: [] }, pair(2)),
    live: await stageLive(),
    withHighlights: await findHighlights(),
  };
  await fetchHeadToHead(pair(0));
  await fetchHeadToHead(pair(3));
  await fetchHeadToHead(teamsOf(matches.live));
  return matches;
}

/** Everything that can happen in a match, and everything that can be known of it. */
const everythingHappens: Script = {
  phase: 'PEN',
  formation: { home: '4-2-3-1', away: '4-3-3' },
  meetings: 11,
  events: [
    { side: 'home', minute: 20, kind: 'own-goal' },
    { side: 'away', minute: 25, kind: 'own-goal', detail: 'Autogol' },
    { side: 'home', minute: 30, kind: 'own-goal', detail: 'En propia puerta' },
    { side: 'away', minute: 33, kind: 'own-goal', detail: 'هدف عكسي' },
    { side: 'home', minute: 40, kind: 'missed-penalty' },
    { side: 'home', minute: 45, extra: 2, kind: 'goal', unnamed: true },
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
};

async function stage(script: Script, teams: Teams): Promise<number> {
  const fixture = await aScriptedMatch(script, teams);
  await untilStored(`select status_short = '${script.phase}' from matches where api_id = ${fixture}`);
  return fixture;
}

/** In the second half, two goals to one, in a league whose channels are known. Its clock stands: it stays live. */
const inSecondHalf: Script = {
  phase: '2H',
  minute: 67,
  formation: { home: '4-3-3', away: '4-2-3-1' },
  events: [
    { side: 'home', minute: 12, kind: 'goal' },
    { side: 'away', minute: 31, kind: 'yellow' },
    { side: 'away', minute: 44, kind: 'goal' },
    { side: 'home', minute: 58, kind: 'penalty' },
    { side: 'away', minute: 61, kind: 'substitution' },
  ],
};

async function stageLive(): Promise<number> {
  const [home, away] = ids(
    `select distinct home_id from matches where competition_id = ${ENGLAND} order by 1`,
  );
  const fixture = await aScriptedMatch(inSecondHalf, { league: ENGLAND, home: home!, away: away! });
  await untilStored(
    `select count(*) = 1 from matches m join match_details d on d.match_id = m.api_id
      where m.api_id = ${fixture} and d.lineups is not null and home_goals = 2 and away_goals = 1`,
  );
  return fixture;
}

async function findHighlights(): Promise<number> {
  const both = `select match_id from match_highlights group by 1
    having bool_or(is_embeddable) and bool_or(not is_embeddable) order by 1 limit 1`;
  await until('a match with highlights of both kinds', () => query(database, both) !== '', FIRST_SECONDS);
  return Number(query(database, both));
}

/** All clubs of the league, wherever they stand, once they are stored. */
async function leagueClubs(): Promise<number[]> {
  const read = () => ids(`select distinct home_id from matches where competition_id = ${LEAGUE} order by 1`);
  await until('all clubs of the league are stored', () => read().length === SAUDI_CLUBS, FIRST_SECONDS);
  return read();
}

async function bestAndWorst(): Promise<Teams> {
  const read = () =>
    ids(
      `select team_id from standings where competition_id = ${LEAGUE}
        and season = (select season from seasons where competition_id = ${LEAGUE} and is_current)
        order by goals_diff desc`,
    );
  await until('the table of the league is stored', () => read().length > 1, FIRST_SECONDS);
  const teams = read();
  return { home: teams[0]!, away: teams.at(-1)! };
}

function teamsOf(fixture: number): Teams {
  const [home, away] = ids(`select unnest(array[home_id, away_id]) from matches where api_id = ${fixture}`);
  return { home: home!, away: away! };
}

/** The head-to-head is synced on demand: the first reader would get an empty answer. */
async function fetchHeadToHead({ home, away }: Teams): Promise<void> {
  const pair = [home, away].toSorted((a, b) => a - b).join('-');
  query(database, `insert into wanted values ('head-to-head', '${pair}', now()) on conflict do nothing`);
  await untilStored(`select count(*) = 1 from last_asked where kind = 'head-to-head' and key = '${pair}'`);
}

const ids = (text: string): number[] => query(database, text).split('\n').filter(Boolean).map(Number);

const untilStored = (condition: string) =>
  until(condition, () => query(database, condition) === 't', FIRST_SECONDS);

/** The time of the simulated world. */
export async function worldNow(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports.simulator}/control/live`);
  return ((await answer.json()) as { now: string }).now;
}
