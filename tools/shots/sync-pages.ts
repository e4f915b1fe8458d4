import { setTimeout as wait } from 'node:timers/promises';
import { waitFor } from '@safira/testkit/stack';

/** Its pages are in the pictures. */
export const SHOWN_TEAM = 'al-hilal-saudi-fc-2932';

/** Calls of pages whose data is synced when a page first reads it. */
const calls = [
  '/competitions/by-api-id/39/standings',
  '/competitions/by-api-id/39/matches',
  '/competitions/39/top-scorers',
  '/competitions/by-api-id/39/statistics',
  '/competitions/by-api-id/36/standings',
  '/competitions/by-api-id/233/standings',
  `/teams/${SHOWN_TEAM}`,
  `/teams/${SHOWN_TEAM}/squad`,
  `/teams/${SHOWN_TEAM}/statistics`,
];
const ATTEMPTS = 60;
const PAUSE_MS = 2_000;

/** Reads them until nothing is on its way (202). */
export async function syncPages(api: string): Promise<void> {
  await waitFor(`${api}/api/matches`, { status: 200 });
  for (const call of calls) {
    for (let attempt = 1; (await fetch(`${api}/api${call}`)).status === 202; attempt++) {
      if (attempt === ATTEMPTS)
        throw new Error(`${call} was not synced in ${(ATTEMPTS * PAUSE_MS) / 1_000} s`);
      await wait(PAUSE_MS);
    }
  }
}
