import { WireFixture } from '@safira/provider/wire/fixtures';
import { z } from 'zod';
import { buildSimulator } from '../app.ts';

const START = Date.parse('2026-11-28T15:40:00Z');

/** For tests: a whole simulator whose clock stands still, a match of it in each phase, and the answers about them. */
export function aScripted() {
  const clock = { time: START, speed: 1, now: () => clock.time };
  const app = buildSimulator({
    seed: 1,
    mode: 'calendar',
    isQuiet: false,
    clock,
    allowance: { second: null },
  });
  const items = async (path: string) =>
    z.array(z.unknown()).parse((await app.inject(path)).json<{ response: unknown }>().response);
  const fixtures = async (path: string) => z.array(WireFixture).parse(await items(path));
  const post = (call: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/control/${call}`, payload });
  return {
    app,
    clock,
    post,
    items,
    fixtures,
    script: async (fixture: number, parts: object) =>
      (await post('script', { fixture, ...parts })).statusCode,
    matchOf: async (fixture: number) => (await fixtures(`/fixtures?id=${fixture}`))[0]!,
    /** A Premier League match in that phase. */
    aMatch: async (phase: string) => {
      const span = 'league=39&season=2026&from=2026-11-20&to=2026-12-07';
      return (await fixtures(`/fixtures?${span}&status=${phase}`))[0]!.fixture.id;
    },
  };
}
