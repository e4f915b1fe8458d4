import type { Match, MatchPatch } from '@safira/contract/matches';
import { expect, type Page } from '@playwright/test';
import { allAlive } from './faces.ts';
import { aMessageOf, controlStream } from './in-page.ts';
import { aLiveMatch, rowOf, shownScore } from './league.ts';

/** The home page on a stream that says only what the test tells it, and a live match to tell of. */
export async function toldPage(page: Page) {
  const fixture = await aLiveMatch();
  await controlStream(page);
  // What has just kicked off may be yet to begin in the copy of the page that the edge still gives.
  await expect(async () => {
    await page.goto('/');
    expect(await shownScore(rowOf(page, fixture))).toMatch(/\d/);
  }).toPass();
  await allAlive(page);
  await page.waitForFunction(() => 'tellPage' in window);
  const answer = await page.request.get(`/api/matches/${fixture}`);
  const { data: match, seq } = (await answer.json()) as { data: Match; seq: number };
  let round = 0;
  /** Changes of that match; each goes on from whatever the page knows. */
  const tell = async (patch: Partial<MatchPatch>) => {
    round += 1;
    const message = { ...aMessageOf({ seq, round }, [{ match, patch }]), prev: 0 };
    await page.evaluate((said) => window.tellPage(said), message);
  };
  return { fixture, match, tell };
}
