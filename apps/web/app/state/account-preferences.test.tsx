import type { Preferences, User } from '@safira/contract/accounts/parts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layla, noNetwork, ok, omar, settled, signedIn, storeSession } from '../../test/account-server.ts';
import { announceStorage, sessionTab } from '../../test/session-tab.ts';

const { open, sent, answers } = sessionTab();
const root = document.documentElement;

beforeEach(() => {
  root.dataset['theme'] = 'light';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  delete root.dataset['spoiler'];
  document.cookie = 'tz=; max-age=0';
});

const having = (user: User, chosen: Partial<Preferences>): User => ({
  ...user,
  preferences: { ...user.preferences, ...chosen },
});
const saves = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const shown = () => ({
  theme: root.dataset['theme'],
  stored: localStorage.getItem('theme'),
  zone: localStorage.getItem('zone'),
  isSpoilerFree: 'spoiler' in root.dataset,
});

/** A page of a browser in which `user` has signed in before. */
async function openPage(user: User) {
  storeSession('sfr_1', user);
  answers.push(ok(user));
  const page = await open();
  page.currentSession();
  await settled();
  await vi.waitFor(async () => expect(await import('./account-preferences.ts')).toBeTruthy());
  await settled();
  return { ...page, ...(await import('./account-preferences.ts')) };
}

test('OURS-41: the preferences of the account are applied after signing in, those of the browser after signing out', async () => {
  localStorage.setItem('zone', 'Africa/Cairo');
  const page = await open();
  page.currentSession();
  answers.push(
    signedIn('sfr_1', having(layla, { theme: 'dark', timezone: 'Asia/Dubai', spoilerFree: true })),
  );
  await page.signIn({ email: layla.email, password: 'secret' });
  await settled();
  await vi.waitFor(() => expect(localStorage.getItem('preferencesCopy')).not.toBeNull());
  expect(shown()).toEqual({ theme: 'dark', stored: 'dark', zone: 'Asia/Dubai', isSpoilerFree: true });
  expect(document.cookie).toContain('tz=Asia/Dubai');
  answers.push(ok({}));
  page.signOut();
  await settled();
  expect(shown()).toEqual({ theme: 'light', stored: null, zone: 'Africa/Cairo', isSpoilerFree: false });
  expect(localStorage.getItem('preferencesCopy')).toBeNull();
});

test('OURS-41: what the account has not chosen stays as it is in the browser, and is not saved', async () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('zone', 'Africa/Cairo');
  await openPage(layla);
  expect(shown()).toMatchObject({ stored: 'dark', zone: 'Africa/Cairo' });
  expect(saves()).toEqual([]);
});

test('OURS-41: the account has changed on another device, the next page follows it', async () => {
  await openPage(having(layla, { theme: 'light' }));
  await openPage(having(layla, { theme: 'dark' }));
  expect(shown()).toMatchObject({ theme: 'dark', stored: 'dark' });
  await openPage(having(layla, { theme: null }));
  expect(shown()).toMatchObject({ theme: 'light', stored: null });
  expect(saves()).toEqual([]);
});

test('OURS-41: the theme was switched in the header, the next page saves it and does not undo it', async () => {
  await openPage(having(layla, { theme: 'light' }));
  localStorage.setItem('theme', 'dark');
  root.dataset['theme'] = 'dark';
  storeSession('sfr_1', having(layla, { theme: 'light' }));
  answers.push(ok(having(layla, { theme: 'light' })), ok({ ...layla.preferences, theme: 'dark' }));
  (await open()).currentSession();
  await vi.waitFor(() => expect(saves()).toEqual([{ theme: 'dark' }]));
  await settled();
  expect(shown()).toMatchObject({ theme: 'dark', stored: 'dark' });
});

test('OURS-41: a choice that could not be saved is saved by the page after it', async () => {
  await openPage(layla);
  localStorage.setItem('zone', 'Africa/Tunis');
  storeSession('sfr_1', layla);
  answers.push(ok(layla), noNetwork());
  (await open()).currentSession();
  await vi.waitFor(() => expect(saves()).toHaveLength(1));
  await settled();
  answers.push(ok(layla), ok({ ...layla.preferences, timezone: 'Africa/Tunis' }));
  (await open()).currentSession();
  await vi.waitFor(() =>
    expect(saves()).toEqual([{ timezone: 'Africa/Tunis' }, { timezone: 'Africa/Tunis' }]),
  );
});

test('OURS-41: a preference is applied at once and saved', async () => {
  const { savePreference, currentSession } = await openPage(layla);
  answers.push(ok({ ...layla.preferences, spoilerFree: true }));
  const saved = savePreference('spoilerFree', true);
  expect(shown().isSpoilerFree).toBe(true);
  expect(await saved).toBe(true);
  expect(saves()).toEqual([{ spoilerFree: true }]);
  expect(currentSession()).toMatchObject({ user: { preferences: { spoilerFree: true } } });
});

test('OURS-41: a preference that cannot be saved is taken back, and a toast says so', async () => {
  const { savePreference, toasts } = await openPage(having(layla, { theme: 'light' }));
  answers.push(noNetwork());
  const saved = savePreference('theme', 'dark');
  expect(shown().theme).toBe('dark');
  expect(await saved).toBe(false);
  expect(shown()).toMatchObject({ theme: 'light', stored: 'light' });
  expect(toasts).toEqual(['تعذّر حفظ التفضيلات. أعد المحاولة.']);
});

test('OURS-41: the account changes in another tab while a choice is being saved, the choice is neither undone nor saved twice', async () => {
  const { savePreference } = await openPage(having(layla, { theme: 'light' }));
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise);
  const saved = savePreference('theme', 'dark');
  storeSession('sfr_1', having(layla, { theme: 'light', hours: '24' }));
  announceStorage('user');
  expect(shown()).toMatchObject({ theme: 'dark', stored: 'dark' });
  late.resolve(ok({ ...layla.preferences, theme: 'dark' }));
  await saved;
  await settled();
  expect(shown()).toMatchObject({ theme: 'dark', stored: 'dark' });
  expect(saves()).toEqual([{ theme: 'dark' }]);
});

test('OURS-41: a choice was saved, a later change on another device is followed again', async () => {
  const { savePreference } = await openPage(having(layla, { theme: 'light' }));
  answers.push(ok({ ...layla.preferences, theme: 'dark' }));
  await savePreference('theme', 'dark');
  storeSession('sfr_1', having(layla, { theme: 'light' }));
  announceStorage('user');
  expect(shown()).toMatchObject({ theme: 'light', stored: 'light' });
  expect(saves()).toEqual([{ theme: 'dark' }]);
});

test('OURS-41: results were hidden in the header, the next page saves that once', async () => {
  await openPage(layla);
  root.dataset['spoiler'] = '';
  storeSession('sfr_1', layla);
  answers.push(ok(layla), ok({ ...layla.preferences, spoilerFree: true }));
  (await open()).currentSession();
  await vi.waitFor(() => expect(saves()).toEqual([{ spoilerFree: true }]));
  await settled();
  expect(shown().isSpoilerFree).toBe(true);
  storeSession('sfr_1', having(layla, { spoilerFree: null }));
  announceStorage('user');
  expect(shown().isSpoilerFree).toBe(false);
  expect(saves()).toEqual([{ spoilerFree: true }]);
});

test('OURS-41: the account hides results and another page confirms it, a result that was opened stays', async () => {
  await openPage(having(layla, { spoilerFree: true }));
  const { mayReveal, openResult } = await import('./spoiler.ts');
  openResult(7);
  storeSession('sfr_1', having(layla, { spoilerFree: true, hours: '24' }));
  announceStorage('user');
  expect([mayReveal(7), mayReveal(8)]).toEqual([true, false]);
});

test('OURS-41: the account gives up its theme on a dark device, the page is dark', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' }));
  await openPage(having(layla, { theme: 'light' }));
  await openPage(having(layla, { theme: null }));
  expect(shown()).toMatchObject({ theme: 'dark', stored: null });
});

test('OURS-41: the browser holds a theme that does not exist, signing out does not bring it back', async () => {
  localStorage.setItem('theme', 'sepia');
  const { signOut } = await openPage(having(layla, { theme: 'dark' }));
  answers.push(ok({}));
  signOut();
  await settled();
  expect(shown()).toMatchObject({ theme: 'light', stored: null });
});

const copy = {
  owner: layla.id,
  account: { theme: 'dark', timezone: null, spoilerFree: null },
  browser: { theme: 'light', timezone: null, spoilerFree: null },
  visitor: { theme: 'light', timezone: null, spoilerFree: null },
};

test.each([
  'not JSON',
  'null',
  JSON.stringify({ ...copy, owner: undefined }),
  JSON.stringify({ ...copy, account: undefined }),
  JSON.stringify({ ...copy, browser: undefined }),
  JSON.stringify({ ...copy, visitor: undefined }),
])(
  'OURS-41: what this browser remembers is %s, the account is taken as the first time',
  async (remembered) => {
    localStorage.setItem('preferencesCopy', remembered);
    await openPage(having(layla, { theme: 'dark' }));
    expect(shown()).toMatchObject({ theme: 'dark', stored: 'dark' });
    expect(saves()).toEqual([]);
  },
);

test('OURS-41: another user signs in, the preferences of the one before are not theirs', async () => {
  localStorage.setItem('theme', 'dark');
  await openPage(having(layla, { theme: 'light', spoilerFree: true }));
  await openPage(omar);
  expect(shown()).toMatchObject({ theme: 'dark', stored: 'dark', isSpoilerFree: false });
  expect(saves()).toEqual([]);
});
