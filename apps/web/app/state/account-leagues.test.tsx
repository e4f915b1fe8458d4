import { expect, test } from 'vitest';
import type { User } from '@safira/contract/accounts/parts';
import { layla, noNetwork, ok, omar, settled, signedIn, storeSession } from '../../test/account-server.ts';
import { announceStorage, sessionTab } from '../../test/session-tab.ts';

const { open, sent, answers } = sessionTab();
const { preferences } = layla;

const withLeagues = (user: User, ids: number[]): User => ({
  ...user,
  favoriteCompetitions: ids.map((competitionId) => ({ competitionId })),
  preferences: { ...preferences, favoriteLeagues: ids },
});
const browserHas = (ids: number[]) => localStorage.setItem('favoriteLeagues', JSON.stringify(ids));
const inBrowser = () => JSON.parse(localStorage.getItem('favoriteLeagues') ?? '[]') as number[];
const saves = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const credentials = { email: layla.email, password: 'secret' };

/** A page on which `user` signs in. */
async function openAndSignIn(user: User) {
  const page = await open();
  page.currentSession();
  answers.push(signedIn('sfr_1', user));
  await page.signIn(credentials);
  await settled();
  const { leaguesQuestion } = await import('./account-leagues.ts');
  const { saveFavouriteLeagues } = await import('./favourite-leagues.ts');
  return { ...page, leaguesQuestion, saveFavouriteLeagues };
}

test('AUTH-09: the list of the account is shown after signing in, and the own list of the browser after signing out', async () => {
  const { signOut } = await openAndSignIn(withLeagues(layla, [307, 39]));
  expect(inBrowser()).toEqual([307, 39]);
  answers.push(ok({}));
  signOut();
  expect(inBrowser()).toEqual([]);
  await settled();
});

test('AUTH-09: an account without favourites takes the list of the browser, which stays after signing out', async () => {
  browserHas([140]);
  const page = await open();
  page.currentSession();
  answers.push(signedIn('sfr_1', layla), ok({ ...preferences, favoriteLeagues: [140] }));
  await page.signIn(credentials);
  await settled();
  expect(saves()).toEqual([{ favoriteLeagues: [140] }]);
  expect(page.currentSession()).toMatchObject({ user: { favoriteCompetitions: [{ competitionId: 140 }] } });
  answers.push(ok({}));
  page.signOut();
  expect(inBrowser()).toEqual([140]);
  await settled();
});

test.each([
  ['account', [307], []],
  ['browser', [140], [{ favoriteLeagues: [140] }]],
  ['both', [307, 140], [{ favoriteLeagues: [307, 140] }]],
] as const)('AUTH-09: two lists, the reader chooses once: %s', async (choice, list, saved) => {
  browserHas([140]);
  const { leaguesQuestion } = await openAndSignIn(withLeagues(layla, [307]));
  expect(inBrowser()).toEqual([140]);
  answers.push(ok({ ...preferences, favoriteLeagues: list }));
  leaguesQuestion.get()!.answer(choice);
  await settled();
  expect(inBrowser()).toEqual(list);
  expect(saves()).toEqual(saved);
  expect(leaguesQuestion.get()).toBeUndefined();

  storeSession('sfr_1', withLeagues(layla, [...list]));
  answers.length = 0;
  answers.push(ok(withLeagues(layla, [...list])));
  const { currentSession } = await open();
  currentSession();
  await settled();
  expect((await import('./account-leagues.ts')).leaguesQuestion.get()).toBeUndefined();
});

test('AUTH-09: a member changes the list, it is saved with the account', async () => {
  const { saveFavouriteLeagues } = await openAndSignIn(withLeagues(layla, [307]));
  answers.push(ok({ ...preferences, favoriteLeagues: [307, 39] }));
  saveFavouriteLeagues([307, 39]);
  await settled();
  expect(saves()).toEqual([{ favoriteLeagues: [307, 39] }]);
  expect(inBrowser()).toEqual([307, 39]);
});

test('AUTH-09: account and browser have the same list in another order, there is nothing to choose', async () => {
  browserHas([39, 307]);
  const { leaguesQuestion } = await openAndSignIn(withLeagues(layla, [307, 39]));
  expect(leaguesQuestion.get()).toBeUndefined();
  expect(inBrowser()).toEqual([307, 39]);
  expect(saves()).toEqual([]);
});

test('AUTH-09: the reader signs out instead of choosing between two lists, the question goes and nothing is left', async () => {
  browserHas([140]);
  const { leaguesQuestion, signOut } = await openAndSignIn(withLeagues(layla, [307]));
  expect(leaguesQuestion.get()).toBeDefined();
  answers.push(ok({}));
  signOut();
  await settled();
  expect(leaguesQuestion.get()).toBeUndefined();
  expect(inBrowser()).toEqual([140]);
  expect([localStorage.getItem('leaguesOwner'), localStorage.getItem('visitorLeagues')]).toEqual([
    null,
    null,
  ]);
});

test('AUTH-09: another tab stores an older list while a change is being saved, the change stays', async () => {
  const { saveFavouriteLeagues } = await openAndSignIn(withLeagues(layla, [307]));
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise);
  saveFavouriteLeagues([307, 39]);
  storeSession('sfr_1', { ...withLeagues(layla, [307]), name: 'ليلى علي' });
  announceStorage('user');
  expect(inBrowser()).toEqual([307, 39]);
  late.resolve(ok({ ...preferences, favoriteLeagues: [307, 39] }));
  await settled();
  expect(inBrowser()).toEqual([307, 39]);
  expect(saves()).toEqual([{ favoriteLeagues: [307, 39] }]);
});

test('AUTH-09: a visitor changes the list, nothing is sent', async () => {
  const { currentSession } = await open();
  currentSession();
  (await import('./favourite-leagues.ts')).saveFavouriteLeagues([39]);
  await settled();
  expect(sent).toEqual([]);
});

test('AUTH-09: a change that cannot be saved is taken back, and a toast says so', async () => {
  const { saveFavouriteLeagues, toasts } = await openAndSignIn(withLeagues(layla, [307]));
  answers.push(noNetwork());
  saveFavouriteLeagues([39]);
  await settled();
  expect(inBrowser()).toEqual([307]);
  expect(toasts).toEqual(['تعذّر حفظ بطولاتك المفضلة. أعد المحاولة.']);
});

test('AUTH-09: changes during a save wait for its end, and only the last is sent', async () => {
  const { saveFavouriteLeagues } = await openAndSignIn(withLeagues(layla, [307]));
  const first = Promise.withResolvers<Response>();
  answers.push(() => first.promise, ok({ ...preferences, favoriteLeagues: [61] }));
  for (const id of [39, 140, 61]) saveFavouriteLeagues([id]);
  first.resolve(ok({ ...preferences, favoriteLeagues: [39] }));
  await settled();
  expect(saves()).toEqual([{ favoriteLeagues: [39] }, { favoriteLeagues: [61] }]);
  expect(inBrowser()).toEqual([61]);
});

test('AUTH-09: the list was changed on another device, the next page shows the new one', async () => {
  await openAndSignIn(withLeagues(layla, [307]));
  answers.push(ok(withLeagues(layla, [39])));
  const { currentSession } = await open();
  currentSession();
  await settled();
  expect(inBrowser()).toEqual([39]);
});

test('AUTH-09: another user signs in after an expired session, nothing of the first list is left', async () => {
  browserHas([140]);
  storeSession('sfr_1', withLeagues(layla, [307]));
  localStorage.setItem('leaguesOwner', layla.id);
  localStorage.setItem('visitorLeagues', '[]');
  storeSession(null, null);
  await openAndSignIn(withLeagues(omar, [39]));
  expect(inBrowser()).toEqual([39]);
});
