import { expect, type Locator, type Page } from '@playwright/test';
import type { Answer } from '@safira/contract/endpoint';
import type { Episode, listEpisodes } from '@safira/contract/podcasts/podcasts';
import { edge } from './addresses.ts';
import { cardOf } from './podcast-parts.ts';

/** The stored episodes, the newest first. */
export async function episodes(): Promise<readonly Episode[]> {
  const answer = await fetch(`${edge}/api/podcasts/history`);
  const { data } = (await answer.json()) as Answer<typeof listEpisodes>;
  return data;
}

/** Where the one sound of a tab is. */
export const soundOf = (page: Page) =>
  page.evaluate(() => {
    const { paused, currentTime, volume, playbackRate, ended } = document.querySelector('audio')!;
    return { isPlaying: !paused, seconds: currentTime, volume, speed: playbackRate, hasEnded: ended };
  });

export async function expectPlaying(page: Page, { from = 0.3, to = 61 } = {}): Promise<void> {
  await expect(page.locator('audio')).toHaveCount(1);
  await expect
    .poll(async () => {
      const { isPlaying, seconds } = await soundOf(page);
      return isPlaying && seconds >= from && seconds <= to;
    })
    .toBe(true);
}

/** So that what is at this second of the sound can still be seen on a busy machine. */
export const playSlowly = (page: Page): Promise<void> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => void (audio.playbackRate = 0.1));

export async function expectSilent(page: Page): Promise<void> {
  await expect.poll(async () => (await soundOf(page)).isPlaying).toBe(false);
}

/** Clicks a slider at a part of its width, from the left. */
export async function clickAt(slider: Locator, part: number): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const { width, height } = (await slider.boundingBox())!;
  await slider.click({ position: { x: width * part, y: height / 2 } });
}

export const seekOf = (part: Locator | Page) => part.getByRole('slider', { name: 'موضع التشغيل' });

export async function openCard(page: Page): Promise<Locator> {
  const card = cardOf(page);
  await card.getByRole('button', { name: 'عرض تفاصيل البودكاست' }).click();
  await expect(card.getByRole('button', { name: 'طي تفاصيل البودكاست' })).toBeVisible();
  return card;
}
