import { commands, endChild, waitFor } from '@safira/testkit/stack';
import { workerIndex } from '../config.ts';
import { mainStack } from './stack.ts';

/** Its private port is 1,000 above. Tests that run side by side have one each. */
const PORT = 13_201 + workerIndex;

/** A second web server before the same API and on the same clock, whose process runs in another zone. */
export async function startWebIn(zone: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const env = { TZ: zone, WEB_PORT: String(PORT) };
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
