import { get } from '@safira/testkit/get';

/** How many requests an API process has answered, by route; `port` is that of its metrics. */
export async function countApiRequests(port: number): Promise<Map<string, number>> {
  const { status, body } = await get(`http://127.0.0.1:${port}/metrics`);
  if (status !== 200) throw new Error(`the metrics of port ${port} were not answered: ${status}`);
  const counts = new Map<string, number>();
  const lines = body.matchAll(
    /^safira_api_(?:seconds_count|hot_answers_total)\{route="([^"]+)".*\} (\d+)$/gm,
  );
  for (const [, route, count] of lines) counts.set(route!, (counts.get(route!) ?? 0) + Number(count));
  return counts;
}

/** The requests answered between two counts, the most frequent route first. */
export function requestsBetween(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): { total: number; byRoute: [route: string, count: number][] } {
  const byRoute = [...after]
    .map(([route, count]): [string, number] => [route, count - (before.get(route) ?? 0)])
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);
  return { total: byRoute.reduce((sum, [, count]) => sum + count, 0), byRoute };
}
