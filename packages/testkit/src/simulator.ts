import { afterAll, expect } from 'vitest';
import { buildSimulator, type SimulatorSettings } from '../../../apps/simulator/src/app.ts';
import { freePort } from './ports.ts';

/** The calls that were received since the start, or since the last reset. */
type Calls = {
  total: number;
  paths: Record<string, number>;
  met: Record<string, number>;
  today: { used: number };
};

type Settings = Pick<SimulatorSettings, 'clock'> & Partial<SimulatorSettings>;

/** A simulator of the real calendar until the end of the test file, which also serves the pictures of its answers. */
export async function startSimulator({ allowance, ...settings }: Settings) {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const app = buildSimulator({
    seed: 1,
    mode: 'calendar',
    isQuiet: false,
    mediaUrl: baseUrl,
    ...settings,
    // With a clock that stands still, all calls are made in the same minute.
    allowance: { second: null, minute: 100_000, ...allowance },
  });
  await app.listen({ host: '127.0.0.1', port });
  afterAll(() => app.close());
  return {
    app,
    baseUrl,
    calls: async () => (await app.inject('/control/calls')).json<Calls>(),
    /** A control call, `/control/…`; one that is refused fails the test. */
    control: async <T>(call: string, payload: object = {}): Promise<T> => {
      const answer = await app.inject({ method: 'POST', url: `/control/${call}`, payload });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<T>();
    },
  };
}
