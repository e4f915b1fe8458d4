import { Envelope } from '@safira/provider/wire/envelope';
import { WireFixture } from '@safira/provider/wire/fixtures';
import { z } from 'zod';
import { buildSimulator } from '../src/app.ts';

const START = Date.parse('2026-11-21T18:20:00Z');

const Answer = Envelope.extend({ response: z.array(WireFixture) });

/** A world that stands still unless a test moves its clock. */
export function aSimulator({ quiet = true }: { quiet?: boolean } = {}) {
  const clock = { time: START, speed: 1, now: () => clock.time };
  const app = buildSimulator({ seed: 1, quiet, clock });
  const get = (query: string) => app.inject(`/fixtures?${query}`);
  return {
    app,
    clock,
    get,
    ask: async (query: string) => Answer.parse((await get(query)).json()),
    control: (call: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/control/${call}`, payload }),
    liveId: async () => Answer.parse((await get('live=all')).json()).response[0]!.fixture.id,
  };
}
