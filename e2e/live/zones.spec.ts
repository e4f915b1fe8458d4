import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { edge } from '../support/addresses.ts';
import { clockText } from '../support/league.ts';
import { mainStack, stackAt, startAll } from '../support/stack.ts';
import { dayIn, openIn, pageAs, shownTimes } from '../support/zones.ts';

test('HOME-12: a made-up zone cannot add a cache entry', async () => {
  const cache = join(mainStack().folder, 'edge-cache');
  // By the hash of their keys: a file that is being written has a longer name.
  const entries = () =>
    readdirSync(cache, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /^[0-9a-f]{32}$/.test(file.name))
      .map(({ parentPath, name }) => join(parentPath, name));
  // A push may add a match meanwhile.
  const ofMatch = / \/api\/matches\/\d/;
  await pageAs('Asia/Riyadh');
  await fetch(`${edge}/api/matches?timezone=Asia/Riyadh`, { headers: { 'accept-encoding': 'identity' } });
  // Entries that no client reads are removed after ten minutes, so only new ones are counted.
  const before = new Set(entries());
  for (let i = 0; i < 50; i++) {
    await pageAs(`Made/Up${i}`);
    await fetch(`${edge}/api/matches?timezone=Made/Up${i}&anything=${i}`, {
      headers: { 'accept-encoding': 'identity' },
    });
  }
  const added = entries().filter((file) => !before.has(file));
  const keys = added.map((file) => /KEY: (.*)/.exec(readFileSync(file, 'latin1'))?.[1] ?? '');
  expect(keys.filter((key) => !ofMatch.test(key))).toEqual([]);
});

test('HOME-12: over a change of clocks every hour and every day is right', async ({ browser }) => {
  // They play in these days, on several continents.
  const stack = stackAt('2026-10-30T06:00:00.000Z', {
    LEAGUES: '39,140,135,61,78,307,233,71,253,98,292,200,202',
  });
  try {
    await startAll(stack, { edge: false });
    let checked = 0;
    for (const { zone, dates } of [
      { zone: 'Africa/Cairo', dates: ['2026-10-29', '2026-10-30'] },
      { zone: 'America/New_York', dates: ['2026-10-31', '2026-11-01', '2026-11-02'] },
    ]) {
      for (const date of dates) {
        const address = `http://127.0.0.1:${stack.ports.web}/?date=${date}`;
        const { context, page, problems } = await openIn(browser, { zone, address, cookie: true });
        const shown = await shownTimes(page);
        expect(shown.length, `${zone} ${date}`).toBeGreaterThan(0);
        checked += shown.length;
        for (const { instant, text } of shown) {
          expect([dayIn(zone, instant), text], `${zone} ${instant}`).toEqual([
            date,
            clockText(zone, instant),
          ]);
        }
        expect(problems).toEqual([]);
        await context.close();
      }
    }
    expect(checked).toBeGreaterThan(100);
  } finally {
    await stack.stop();
  }
});
