import { expect, test } from 'vitest';
import { versionHeaders } from './headers.ts';

const seconds = (header: string, name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1]);

for (const cache of ['live', 'today', 'steady'] as const) {
  test(`OURS-24: a shared cache serves no ${cache} answer for a minute, so a corrected name is everywhere by then`, () => {
    const header = versionHeaders({ etag: 'W/"a"', cache, staleMs: undefined })['cache-control']!;
    const lifetime = seconds(header, 's-maxage') + seconds(header, 'stale-while-revalidate');
    expect(lifetime).toBeGreaterThan(0);
    expect(lifetime).toBeLessThan(60);
  });
}
