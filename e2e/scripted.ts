import { expect } from '@playwright/test';
import { control, ports } from './league.ts';
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
  nobody?: true;
};

/** The parts of a script, docs/simulator.md. */
type Script = {
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

/** What the provider tells of a match from now on. */
export const script = (fixture: number, parts: Script): Promise<void> =>
  control('script', { fixture, ...parts });

const playing: ReadonlySet<Phase> = new Set(['1H', 'HT', '2H', 'BT', 'ET', 'P']);

/**
 * A new match of which that is told, once the worker knows of it. One that is not being played is so at first:
 * the worker hears of a match it never saw in the live list only with its next look at the day.
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
    body: JSON.stringify({ ...teams, mayPlayTwice: true, script: first }),
  });
  const { fixture } = (await answer.json()) as { fixture: number };
  expect(answer.status).toBe(200);
  await expect
    .poll(() => query('safira_e2e', `select count(*) from matches where api_id = ${fixture}`))
    .toBe('1');
  if (!isPlayed) await script(fixture, parts);
  return fixture;
}

/** The same match in its first minutes. */
function begunOf({ minute: _, extra: __, shootOut: ___, ...parts }: Script): Script {
  return { ...parts, phase: '1H', minute: 1, events: [] };
}
