import { until } from '@safira/testkit/until';
import { database, edge, ports } from './addresses.ts';
import { control } from './league.ts';
import { query } from './stack.ts';

type Side = 'home' | 'away';
type Phase = 'NS' | '1H' | 'HT' | '2H' | 'BT' | 'ET' | 'P' | 'FT' | 'AET' | 'PEN';

type ScriptedEvent = {
  side: Side;
  minute: number;
  extra?: number;
  kind:
    | 'goal'
    | 'own-goal'
    | 'penalty'
    | 'missed-penalty'
    | 'yellow'
    | 'second-yellow'
    | 'red'
    | 'substitution'
    | 'var-cancelled'
    | 'var-confirmed';
  detail?: string;
  unnamed?: true;
};

/** The parts of a script, docs/simulator.md. */
export type Script = {
  phase?: Phase;
  minute?: number;
  extra?: number;
  events?: readonly ScriptedEvent[];
  shootOut?: Record<Side, readonly boolean[]>;
  formation?: Partial<Record<Side, string>>;
  grids?: Partial<Record<Side, 'missing' | 'invalid'>>;
  lineups?: 'none' | 'home';
  statistics?: 'none' | 'home';
  meetings?: number;
  predictions?: 'none';
};

/** What the provider answers about a match from now on. */
export const script = (fixture: number, parts: Script): Promise<void> =>
  control('script', { fixture, ...parts });

/** Every stack of the tests follows it. */
const SAUDI_LEAGUE = 307;

const playing: ReadonlySet<Phase> = new Set(['1H', 'HT', '2H', 'BT', 'ET', 'P']);

/**
 * A new match with that script, once the worker has stored it. One that is not live is live at first: the worker
 * finds a match that was never in the live list only with its next sync of the day.
 */
export async function aScriptedMatch(
  parts: Script,
  teams: { league?: number; home?: number; away?: number } = {},
): Promise<number> {
  const isPlayed = parts.phase === undefined || playing.has(parts.phase);
  const first = isPlayed ? parts : begunOf(parts);
  const answer = await fetch(`http://127.0.0.1:${ports.simulator}/control/derby`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ league: SAUDI_LEAGUE, ...teams, mayPlayTwice: true, script: first }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the simulator refused a match: ${text}`);
  const { fixture } = JSON.parse(text) as { fixture: number };
  const isStored = `select count(*) = 1 from matches where api_id = ${fixture}`;
  await until(`match ${fixture} is stored`, () => query(database, isStored) === 't');
  if (!isPlayed) await script(fixture, parts);
  return fixture;
}

/** Two clubs of the league that are not playing: a club in two matches shows only one of them in the table. */
export function twoFreeTeams(): { home: number; away: number } {
  const found = query(
    database,
    `select distinct s.team_id from standings s where s.competition_id = ${SAUDI_LEAGUE} and not exists (
      select from matches m where s.team_id in (m.home_id, m.away_id)
        and m.status_short in ('1H', 'HT', '2H', 'ET', 'BT', 'P', 'INT', 'LIVE'))`,
  );
  const [home, away] = found.split('\n').map(Number);
  if (!home || !away) throw new Error('every club of the league is playing');
  return { home, away };
}

/** The same match in its first minutes. */
function begunOf({ minute: _, extra: __, shootOut: ___, ...parts }: Script): Script {
  return { ...parts, phase: '1H', minute: 1, events: [] };
}

/** A match in its second half, once the list of the day shows it. Its clock stands: it stays live. */
export async function aListedMatch(): Promise<number> {
  const fixture = await aScriptedMatch({ phase: '2H', minute: 50, events: [] });
  // The copy that a browser gets: the edge has another for each encoding.
  const headers = { 'accept-encoding': 'br' };
  const list = edge + dayOf(fixture);
  const isListed = async () => (await (await fetch(list, { headers })).text()).includes(`/match/${fixture}"`);
  await until(`match ${fixture} is listed`, isListed);
  return fixture;
}

/** Where its day is listed. On a slow machine midnight comes during the tests, and home lists another day. */
export function dayOf(fixture: number): string {
  const kickoff = `select (kickoff at time zone 'Asia/Riyadh')::date from matches where api_id = ${fixture}`;
  return `/?date=${query(database, kickoff)}`;
}
