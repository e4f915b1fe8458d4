import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  type Box,
  boxesOf,
  boxOf,
  expectApart,
  expectEachRightOf,
  expectFromRight,
  expectInside,
  middleOf,
} from '../support/on-screen.ts';
import { stagedMatch, type StagedMatch } from '../support/staged-matches.ts';

// Players who still run on stand nowhere yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Side = 'home' | 'away';

type Way = 'lying' | 'upright';

const panelOf = (page: Page) => page.getByRole('tabpanel');
const elevenOf = (page: Page, { teams }: StagedMatch, side: Side) =>
  panelOf(page)
    .getByRole('list', { name: `تشكيلة ${teams[side].name}`, exact: true })
    .getByRole('listitem');

/** Both ways the pitch can lie, at this width: first as it comes, then turned. */
async function inBothWays(page: Page, see: (way: Way, pitch: Box) => Promise<void>) {
  const ways: Way[] = page.viewportSize()!.width > 576 ? ['lying', 'upright'] : ['upright', 'lying'];
  const turn = page.getByRole('button', { name: 'تدوير الملعب' });
  for (const way of ways) {
    const pitch = await boxOf(panelOf(page).locator('[data-held]'));
    const { left, right, top, bottom } = pitch;
    expect(right - left > bottom - top ? 'lying' : 'upright').toBe(way);
    await see(way, pitch);
    await expect(async () => {
      await turn.click();
      await expect(turn).toHaveAttribute('aria-pressed', String(way === ways[0]), { timeout: 500 });
    }).toPass();
  }
}

/** DESIGN.md 12: lying, home is on the right; upright, above. */
function halfOf(side: Side, way: Way, { left, right, top, bottom }: Box): Box {
  const { x, y } = middleOf({ left, right, top, bottom });
  if (way === 'lying')
    return side === 'home' ? { left: x, right, top, bottom } : { left, right: x, top, bottom };
  return side === 'home' ? { left, right, top, bottom: y } : { left, right, top: y, bottom };
}

/** Shirts and names of one side, each of which needs its place. */
const drawn = async (eleven: Locator) => [
  ...(await boxesOf(eleven.locator('a > span > svg'))),
  ...(await boxesOf(eleven.locator('a > bdi'))),
];

/** The names at the shirts that are wider than their plates. */
const cutNames = (panel: Locator) =>
  panel
    .locator('[data-held] a > bdi')
    .evaluateAll((names) =>
      names
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [what, name, lines] of [
      ['4-2-3-1 and 4-3-3', 'everything', { home: [1, 4, 2, 3, 1], away: [1, 4, 3, 3] }],
      ['3-4-3 and 5-3-2', 'formations', { home: [1, 3, 4, 3], away: [1, 5, 3, 2] }],
      ['missing and impossible places', 'badGrids', { home: [1, 3, 4, 3], away: [1, 5, 3, 2] }],
    ] as const) {
      test(`DLG-07: ${what}: all 22 stand in their own half, in their lines, none over another`, async ({
        page,
      }) => {
        const match = await stagedMatch(name);
        await page.goto(`${match.path}?tab=lineups`);
        await inBothWays(page, async (way, pitch) => {
          const home = await drawn(elevenOf(page, match, 'home'));
          const away = await drawn(elevenOf(page, match, 'away'));
          expect([home.length, away.length]).toEqual([22, 22]);
          expect(await cutNames(panelOf(page))).toEqual([]);
          expectApart([...home, ...away]);
          for (const [side, boxes] of [['home', home] as const, ['away', away] as const]) {
            expectInside(boxes, halfOf(side, way, pitch));
            const shirts = boxes.slice(0, 11).map((box) => middleOf(box));
            expect(linesOf(shirts, { side, way }), `${side}, ${way}`).toEqual(lines[side]);
          }
        });
      });
    }

    test("DLG-07: the left back stands on his own team's left, whichever way the pitch lies", async ({
      page,
    }) => {
      const match = await stagedMatch('everything');
      await page.goto(`${match.path}?tab=lineups`);
      const [home, away] = (['home', 'away'] as const).map((side) => leftBackOf(match, side));
      await inBothWays(page, async (way, pitch) => {
        const { x, y } = middleOf(pitch);
        const left = [
          middleOf(await boxOf(shirtOf(page, home!))),
          middleOf(await boxOf(shirtOf(page, away!))),
        ];
        expect(
          left.map((at) => `${at.y > y ? 'bottom' : 'top'} ${at.x > x ? 'right' : 'left'}`),
          way,
        ).toEqual(way === 'lying' ? ['bottom right', 'top left'] : ['top right', 'bottom left']);
      });
    });

    test('DLG-07: every number fits its shirt, with two digits too', async ({ page }) => {
      const match = await stagedMatch('everything');
      await page.goto(`${match.path}?tab=lineups`);
      const numbers = panelOf(page).locator('a svg > text');
      await expect(numbers.filter({ hasText: /\d\d/ }).first()).toBeVisible();
      const shares = await numbers.evaluateAll((texts) =>
        texts.map(
          (text) => text.getBoundingClientRect().width / text.closest('svg')!.getBoundingClientRect().width,
        ),
      );
      expect(Math.max(...shares)).toBeLessThan(BODY_OF_SHIRT);
    });

    test('HOME-06: home is on the right in every tab', async ({ page }) => {
      const match = await stagedMatch('everything');
      const { home, away } = match.teams;
      const panel = panelOf(page);
      const named = (of: string) =>
        page.getByRole('article').getByText(of, { exact: true }).filter({ visible: true });
      const open = (tab: string) => page.goto(`${match.path}?tab=${tab}`);

      await open('overview');
      await expectFromRight(named(home.name).first(), named(away.name).first());
      const list = (team: string) => page.getByRole('list', { name: team, exact: true });
      await expectFromRight(list(home.name), list(away.name));
      const kicks = (team: string) => page.getByRole('img', { name: new RegExp(`^${team}: \\d من 5$`) });
      await expectFromRight(
        kicks(home.name),
        page.getByRole('img', { name: '4 مقابل 3' }).filter({ visible: true }),
        kicks(away.name),
      );
      const prediction = panel.locator('section', { hasText: 'توقعات ما قبل المباراة' });
      await expectFromRight(...['45%', '30%', '25%'].map((share) => prediction.getByText(share)));
      await expectFromRight(
        ...['home', 'draw', 'away'].map((side) => prediction.locator(`[data-side="${side}"]`)),
      );
      await expectFromRight(
        prediction.locator('rect').nth(0),
        prediction.locator('rect').nth(1),
        prediction.locator('rect').nth(2),
      );
      expect(await expectNextToMinutes(panel)).toBe(3);

      await open('events');
      await expectFromRight(named(home.name).first(), named(away.name).first()); // folded where it is narrow
      expect(await expectNextToMinutes(panel)).toBe(24);

      await open('lineups');
      await expectFromRight(panel.locator('p[data-side="home"]'), panel.locator('p[data-side="away"]'));
      const bench = (team: string) => panel.getByRole('heading', { name: `بدلاء ${team}`, exact: true });
      if (width > 768) await expectFromRight(bench(home.name), bench(away.name));
      else expect((await boxOf(bench(home.name))).bottom).toBeLessThan((await boxOf(bench(away.name))).top);

      await open('statistics');
      const rows = panel.getByRole('listitem');
      const statisticsOf = (of: number) => match.statistics.find(({ team }) => team.id === of)!.statistics;
      const possession = rows.filter({ hasText: 'الاستحواذ' });
      const value = (of: number) => statisticsOf(of).find(({ type }) => type === 'Ball Possession')!.value;
      await expect(possession.locator('b')).toHaveText([String(value(home.id)), String(value(away.id))]);
      for (const part of ['b', 'svg']) {
        const [first, last] = ['first', 'last'].map((which) => rows.locator(`${part}:${which}-of-type`));
        expect(await expectEachRightOf(first!, last!)).toBe(await rows.count());
      }
      await expectFromRight(possession.locator('rect').nth(0), possession.locator('rect').nth(1));

      await open('players');
      const button = (team: string) => panel.getByRole('button', { name: team, exact: true }).first();
      await expectFromRight(button(home.name), button(away.name));

      const next = await stagedMatch('scheduled');
      await page.goto(`${next.path}?tab=h2h`);
      await expectFromRight(
        ...['home', 'draws', 'away'].map((part) => panel.locator(`[data-part="${part}"]`)),
      );
      const goals = (team: string) =>
        panel
          .locator('section')
          .first()
          .locator('p', { hasText: `${team} ·` });
      await expectFromRight(goals(next.teams.home.name), goals(next.teams.away.name));
    });
  });
}

/** The width of a shirt between its seams, less a little space on both sides, as a share of the drawing. */
const BODY_OF_SHIRT = 22 / 48;

/** How many stand abreast, from the keeper on. */
function linesOf(
  shirts: readonly { x: number; y: number }[],
  { side, way }: { side: Side; way: Way },
): number[] {
  const along = shirts.map(({ x, y }) => Math.round(way === 'lying' ? -x : y));
  const lines = Map.groupBy(along, (at) => at);
  const fromTheGoal = [...lines.keys()].toSorted((a, b) => (side === 'home' ? a - b : b - a));
  return fromTheGoal.map((at) => lines.get(at)!.length);
}

function leftBackOf({ lineups, teams }: StagedMatch, side: Side): number {
  const { startXI } = lineups.find(({ team }) => team.id === teams[side].id)!;
  return startXI.find(({ player }) => player.grid === '2:1')!.player.id!;
}

const shirtOf = (page: Page, player: number) =>
  panelOf(page).locator(`ul a[href^="/player/${player}?"] > span > svg`);

/** Each event on its side of its minute; how many there are. */
async function expectNextToMinutes(panel: Locator): Promise<number> {
  const [home, away] = [panel.locator('ol > [data-side="home"]'), panel.locator('ol > [data-side="away"]')];
  return (
    (await expectEachRightOf(home.locator('> div'), home.locator('> span'))) +
    (await expectEachRightOf(away.locator('> span'), away.locator('> div')))
  );
}
