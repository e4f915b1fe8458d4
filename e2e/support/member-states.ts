import { expect, type Page } from '@playwright/test';
import { aMember } from './members.ts';
import type { PageState } from './page-states.ts';
import { stagedMatch } from './staged-matches.ts';

const HILAL = 2932;
const SAUDI_LEAGUE = 307;

const shown = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();

/** The states of the pages of an account. */
export const memberStates: PageState[] = [
  {
    name: '/account of a visitor',
    path: '/account',
    open: (page) => shown(page, 'هذه صفحتك، بعد تسجيل الدخول'),
  },
  ...[
    ['/account', 'أسبوع فرقي'],
    ['/account/favourites', 'فرقي المفضلة'],
    ['/account/preferences', 'بطولاتي المفضلة'],
    ['/account/security', 'جلساتي'],
    ['/account/welcome', 'من تشجّع يا ليلى؟'],
  ].map(([path = '', heading = '']) => ({
    name: `${path} of a member`,
    path,
    stored: asMember,
    open: (page: Page) => shown(page, heading),
  })),
  {
    name: 'the deletion of an account',
    path: '/account/security',
    stored: asMember,
    open: async (page) => {
      await page.getByRole('button', { name: /^حذف –/ }).click();
      await expect(page.locator('dialog form')).toBeVisible();
    },
  },
];

/** The session of a reader with favourites. */
async function asMember(): Promise<Record<string, string>> {
  const matches = [(await stagedMatch('everything')).apiId];
  const { token } = await aMember({ teams: [HILAL], competitions: [SAUDI_LEAGUE], matches });
  return { authToken: token };
}
