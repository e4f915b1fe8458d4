import { commands, endChild, waitFor } from '../scripts/stack.ts';
import { ports } from './league.ts';
import { mainStack } from './stack.ts';

const PORT = 13_201; // its private port is 14_201

/** A second web server before the same API, whose process lives in another zone. Its clock is the league's. */
export async function startWebIn(zone: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const answer = await fetch(`http://127.0.0.1:${ports.simulator}/control/live`);
  const { now } = (await answer.json()) as { now: string };
  const env = {
    TZ: zone,
    WEB_PORT: String(PORT),
    CLOCK_START: now,
    CLOCK_ORIGIN: new Date().toISOString(),
  };
  const child = mainStack().start('web-elsewhere', commands.web, { env });
  const address = `http://127.0.0.1:${PORT}`;
  try {
    await waitFor(`${address}/`, { status: 200 });
  } catch (error) {
    await endChild(child);
    throw error;
  }
  return { address, stop: () => endChild(child) };
}
