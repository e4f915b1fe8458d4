import type { Match, MatchPatch } from '@safira/contract/matches/matches';
import type { Page } from '@playwright/test';
import { allHydrated } from './page-states.ts';
import { aMessageOf, controlStream } from './in-page.ts';
import { liveMatch } from './staged-matches.ts';

/** The home page on a stream that the test writes, and its live match. */
export async function openControlled(page: Page) {
  await controlStream(page);
  await page.goto('/');
  await allHydrated(page);
  await page.waitForFunction(() => 'pushToPage' in window);
  const answer = await page.request.get(`/api/matches/${liveMatch}`);
  const { data: match, seq } = (await answer.json()) as { data: Match; seq: number };
  let round = 0;
  /** Pushes a change of that match, whatever the page has seen before. */
  const push = async (patch: Partial<MatchPatch>) => {
    round += 1;
    const message = { ...aMessageOf({ seq, round }, [{ match, patch }]), prev: 0 };
    await page.evaluate((change) => window.pushToPage(change), message);
  };
  return { match, push };
}
