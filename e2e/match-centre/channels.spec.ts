import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { getMatchesOfDay, type Match } from '@safira/contract/matches/matches';
import { followedLeagues } from '@safira/testkit/followed-leagues';
import { edge } from '../support/addresses.ts';
import { framesOf, watchFrames } from '../support/frames.ts';
import { consoleProblems, rowOf } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { pageAs } from '../support/zones.ts';

/** Countries whose own channels show a league of theirs, with a zone and the button in the dialog. */
const countries = {
  EG: { zone: 'Africa/Cairo', name: 'مصر' },
  AE: { zone: 'Asia/Dubai', name: 'الإمارات' },
  MA: { zone: 'Africa/Casablanca', name: 'المغرب' },
} as const;
type Country = keyof typeof countries;

const isIn =
  (country: string) =>
  ({ countries: listed }: NonNullable<Match['tvChannels']>[number]) =>
    listed?.includes(country) ?? true;

type Differing = { match: Match; country: Country; here: string[]; there: string[] };

/** A match of today whose channels in one of these countries are others than in Saudi Arabia. */
async function differingMatch(request: APIRequestContext): Promise<Differing> {
  const answer = getMatchesOfDay.data.parse(
    ((await (await request.get('/api/matches?timezone=Asia/Riyadh')).json()) as { data: unknown }).data,
  );
  for (const match of answer.matchesByCompetition.flatMap(({ matches }) => matches)) {
    const all = [...(match.tvChannels ?? []), ...(match.tvElsewhere ?? [])];
    const names = (country: string) => all.filter(isIn(country)).map(({ name }) => name);
    const found = (Object.keys(countries) as Country[]).find(
      (country) => names(country).length > 0 && names(country).join() !== names('SA').join(),
    );
    if (found) return { match, country: found, here: names('SA'), there: names(found) };
  }
  throw new Error('no match of the stored day has other channels in another country');
}

const spoken = (names: readonly string[]) =>
  names.length > 0 ? `القنوات الناقلة: ${names.join('، ')}` : 'لم تُحدَّد القنوات الناقلة بعد';

/** The one that can be seen: a row has a button for each list of channels. */
const channelsOf = (row: Locator) => row.getByRole('button', { name: /القنوات الناقلة/ });

const boxesOf = (page: Page) =>
  page.locator('main tr[data-match]').evaluateAll((rows) =>
    rows.map((row) =>
      [row, ...row.querySelectorAll('td')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        // On the page: a click may scroll it. A cell that is not shown has no place.
        return height === 0 ? '' : [x, y + scrollY, width, height].map(Math.round).join();
      }),
    ),
  );

test('OURS-20: a row has the channels of the country of the browser’s zone', async ({ browser, request }) => {
  const { match, country, there } = await differingMatch(request);
  const context = await browser.newContext({ timezoneId: countries[country].zone });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-country', country);
  await expect(channelsOf(rowOf(page, match.apiId))).toHaveAccessibleName(spoken(there));
  await context.close();
});

test('OURS-20: no frame shows the channels of another country than the chosen one', async ({
  page,
  request,
}) => {
  const { match, country, there } = await differingMatch(request);
  const problems = consoleProblems(page);
  await page.addInitScript((chosen) => localStorage.setItem('country', chosen), country);
  await watchFrames(page, `main [data-in]:not([data-in~="${country}"]) > *`);
  await page.goto('/');
  await allHydrated(page);
  await expect(channelsOf(rowOf(page, match.apiId))).toHaveAccessibleName(spoken(there));
  const { seen, frames } = await framesOf(page);
  expect(frames).toBeGreaterThan(3);
  expect(seen).toEqual([]);
  expect(problems).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`OURS-20: at ${width} px another country changes the row, is kept, and moves nothing`, async ({
    page,
    request,
  }) => {
    const { match, country, here, there } = await differingMatch(request);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await allHydrated(page);
    await page.evaluate(() => document.fonts.ready);
    // Sections below the screen are not laid out yet.
    await page.locator('section[data-league]').evaluateAll((sections: HTMLElement[]) => {
      for (const section of sections) section.style.contentVisibility = 'visible';
    });
    const channels = channelsOf(rowOf(page, match.apiId));
    await expect(channels).toHaveAccessibleName(spoken(here));
    const before = await boxesOf(page);

    await channels.click();
    const dialog = page.getByRole('dialog', { name: 'القنوات الناقلة' });
    await dialog.getByRole('button', { name: countries[country].name }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(there.length);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(channels).toHaveAccessibleName(spoken(there));
    expect(await boxesOf(page)).toEqual(before);

    await page.reload();
    await expect(channels).toHaveAccessibleName(spoken(there));
  });
}

test('OURS-20: in the dialog all countries are shown together, and another is chosen by the keyboard', async ({
  page,
  request,
}) => {
  const { match, country, there } = await differingMatch(request);
  await page.goto('/');
  await allHydrated(page);
  await channelsOf(rowOf(page, match.apiId)).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'القنوات الناقلة' });
  const all = dialog.getByRole('button', { name: 'كل البلدان' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText('غير متاحة هنا').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'بلد آخر' }).selectOption('DJ');
  await expect(page.locator('html')).toHaveAttribute('data-country', 'DJ');
  await dialog.getByRole('button', { name: countries[country].name }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(there.length);
});

test('OURS-20: two readers of one zone with different countries get the same bytes from the edge', async () => {
  await expect(async () => {
    const saudi = await pageAs('Asia/Riyadh');
    const answer = await fetch(`${edge}/`, {
      headers: { cookie: 'tz=Asia/Riyadh; country=EG', 'accept-encoding': 'identity' },
    });
    expect(answer.headers.get('x-cache')).toBe('HIT');
    expect(await answer.text()).toBe(saudi.body);
  }).toPass();
});

test('HOME-07, OURS-17: without JavaScript, 80 % of the rows of followed competitions have a channel', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const isFollowed = followedLeagues.split(',').map((id) => `[data-league="${id}"]`);
  const rows = page.locator(`main section:is(${isFollowed.join()}) tr[data-match]`);
  const withChannel = rows.filter({ has: page.getByRole('button', { name: /^القنوات الناقلة/ }) });
  const count = await rows.count();
  expect(count).toBeGreaterThan(20);
  expect((await withChannel.count()) / count).toBeGreaterThanOrEqual(0.8);
  await context.close();
});
