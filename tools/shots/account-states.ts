import type { Stage, State } from './state.ts';

const opened =
  (name: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button').last().waitFor();
  };

const shown =
  (text: string) =>
  async ({ page }: Stage) =>
    page.getByRole('heading', { name: text, exact: true }).waitFor();

/** The pages of an account, of a member unless they say otherwise. */
export const accountStates: readonly State[] = [
  { name: 'account-visitor', path: '/account', prepare: shown('هذه صفحتك، بعد تسجيل الدخول') },
  { name: 'account-home', path: '/account', isMember: true, prepare: shown('أسبوع فرقي') },
  { name: 'account-favourites', path: '/account/favourites', isMember: true, prepare: shown('فرقي المفضلة') },
  {
    name: 'account-podcast-feed',
    path: '/account/favourites',
    isMember: true,
    prepare: podcastFeed,
  },
  { name: 'account-preferences', path: '/account/preferences', isMember: true, prepare: shown('عرض الموقع') },
  { name: 'account-security', path: '/account/security', isMember: true, prepare: shown('جلساتي') },
  {
    name: 'account-delete',
    path: '/account/security',
    isMember: true,
    extent: 'screen',
    prepare: opened('حذف – حذف الحساب'),
  },
  {
    name: 'onboarding-teams',
    path: '/account/welcome',
    isMember: true,
    extent: 'screen',
    prepare: async ({ page }) => page.getByRole('button', { pressed: true }).nth(1).waitFor(),
  },
  {
    name: 'onboarding-competitions',
    path: '/account/welcome#competitions',
    isMember: true,
    extent: 'screen',
    prepare: async ({ page }) => page.getByRole('switch').first().waitFor(),
  },
];

/** From the second picture on the member has a feed already, and gets a new address for it. */
async function podcastFeed({ page }: Stage) {
  await page.getByRole('button', { name: /^(?:أنشئ رابطًا خاصًا|رابط جديد)$/ }).click();
  const confirm = page.getByRole('button', { name: 'أنشئ رابطًا جديدًا' });
  const copy = page.getByRole('button', { name: 'انسخ الرابط' });
  await confirm.or(copy).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await copy.waitFor();
}
