import type { Match, MatchPatch } from '@safira/contract/matches/matches';
import { expect, type Page, test } from '@playwright/test';
import { aMessageOf, controlStream, glyphsFromLeft } from '../support/in-page.ts';
import { hydrated, rowOf } from '../support/league.ts';
import { liveMatch } from '../support/staged-matches.ts';

/** The page after the stream has pushed a change of one match. */
async function pageWith(page: Page, patch: Partial<MatchPatch>) {
  const { data, seq } = await readMatch(page);
  await controlStream(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForFunction(() => 'pushToPage' in window);
  await page.evaluate((message) => window.pushToPage(message), aMessageOf({ seq }, [{ match: data, patch }]));
  return rowOf(page, liveMatch);
}

async function readMatch(page: Page): Promise<{ data: Match; seq: number }> {
  const answer = (await (await page.request.get(`/api/matches/${liveMatch}`)).json()) as {
    data: Match;
    seq: number;
  };
  return answer;
}

const status = (short: string, elapsed: number, extra: number | null = null) => ({
  short,
  long: short,
  elapsed,
  extra,
});

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('DLG-16: minutes with added time read 45+2′ from left to right', async ({ page }) => {
      const row = await pageWith(page, { status: status('1H', 45, 2) });
      const badge = row.getByRole('cell').first().locator('[aria-hidden] bdi');
      await expect(badge).toHaveText(/45\+2/);
      expect(await glyphsFromLeft(badge)).toBe('45+2′');
    });

    test('HOME-06: ten goals to nine: the home team and its ten stand on the right', async ({ page }) => {
      const row = await pageWith(page, { goals: { home: 10, away: 9 }, status: status('2H', 88) });
      const score = row.getByRole('img', { name: '10 مقابل 9' });
      await expect(score).toBeVisible();
      expect(await glyphsFromLeft(score)).toBe('9–10');
    });

    test('HOME-06: the score of a shoot-out stands like the score, the home team on the right', async ({
      page,
    }) => {
      const none = { home: null, away: null };
      const row = await pageWith(page, {
        goals: { home: 1, away: 1 },
        status: status('PEN', 120),
        score: {
          halftime: none,
          fulltime: { home: 1, away: 1 },
          extratime: none,
          penalty: { home: 4, away: 2 },
        },
      });
      const line = row.getByRole('img', { name: /ركلات الترجيح: 4 مقابل 2/ });
      await expect(line).toBeVisible();
      expect((await glyphsFromLeft(line)).replaceAll(/[^\d–]/g, '')).toBe('2–4');
    });
  });
}
