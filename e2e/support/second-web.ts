import { join } from 'node:path';
import { commands, endChild, waitFor } from '@safira/testkit/stack';
import { workerIndex } from '../config.ts';
import { mainStack } from './stack.ts';

/** Its private port is 1,000 above. Tests that run side by side have one each. */
const PORT = 13_201 + workerIndex;

type SecondWeb = { address: string; stop: () => Promise<void> };

/** A second web server before the same API and on the same clock, whose process runs in another zone. */
export const startWebIn = (zone: string): Promise<SecondWeb> => startSecondWeb(commands.web, { TZ: zone });

/** The built web server of another checkout. */
export const startWebOf = (checkout: string): Promise<SecondWeb> =>
  startSecondWeb(['node', join(checkout, 'apps/web/server/main.ts')], {});

async function startSecondWeb(command: string[], settings: Record<string, string>): Promise<SecondWeb> {
  const env = { ...settings, WEB_PORT: String(PORT) };
  const child = mainStack().start('web-elsewhere', command, { env });
  const address = `http://127.0.0.1:${PORT}`;
  try {
    await waitFor(`${address}/`, { status: 200 });
  } catch (error) {
    await endChild(child);
    throw error;
  }
  return { address, stop: () => endChild(child) };
}
