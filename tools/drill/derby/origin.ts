import type { Stack } from '@safira/testkit/stack';
import { countApiRequests, requestsBetween } from '../api-requests.ts';
import { readMetric } from '../measures.ts';

export type OriginRate = { perSecond: number; byRoute: [route: string, perSecond: number][] };

/** Counts from now on; the call returns the requests of API and web server a second since then. */
export async function watchOrigin({ ports }: Stack): Promise<() => Promise<OriginRate>> {
  const count = async () => {
    const requests = await countApiRequests(ports.api + 1_000);
    return requests.set('pages', await readMetric(ports.web + 1_000, 'safira_web_seconds_count'));
  };
  const [before, began] = [await count(), performance.now()];
  return async () => {
    const { total, byRoute } = requestsBetween(before, await count());
    const seconds = (performance.now() - began) / 1_000;
    return {
      perSecond: total / seconds,
      byRoute: byRoute.map(([route, requests]) => [route, requests / seconds]),
    };
  };
}
