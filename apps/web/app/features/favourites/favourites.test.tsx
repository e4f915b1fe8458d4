import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberServer } from '../../../test/account-answers.ts';
import { renderAccount } from '../../../test/account-page.tsx';
import { noNetwork, ok, omar } from '../../../test/account-server.ts';

const { answer, sent, signIn, settled } = memberServer();

const team = (id: number, name: string) => ({
  _id: `team-${id}`,
  id,
  apiId: id,
  name,
  originalName: name,
  logo: null,
  colours: null,
  countryName: 'السعودية',
});
const hilal = team(2932, 'الهلال');
const nassr = team(2939, 'النصر');
const isChosen = (name: RegExp) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

/** The teams of the first step are there; the favourites are listed when the test says so. */
async function openBeforeListing() {
  let list: (answered: Response) => void = () => undefined;
  answer('GET /users/favorites', () => new Promise<Response>((resolve) => (list = resolve)));
  answer('GET /teams?league=307', () => ok({ teams: [hilal, nassr], pagination: {} }));
  answer('GET /teams/by-api-id/2932', () => ok(hilal));
  answer('GET /teams/by-api-id/2939', () => ok(nassr));
  signIn();
  renderAccount('/account/welcome');
  await screen.findByRole('button', { name: /الهلال/ });
  return { list };
}

test('HOME-16: a team that is pressed before the favourites are listed is chosen at once, and saved after that', async () => {
  answer('POST /users/favorites/teams', () => ok({}));
  const { list } = await openBeforeListing();
  fireEvent.click(screen.getByRole('button', { name: /الهلال/ }));
  expect(isChosen(/الهلال/)).toBe(true);
  await settled();
  expect(sent('POST')).toEqual([]);

  list(ok({ teams: [{ teamId: 2939 }], competitions: [], matches: [{ matchId: 7 }] }));
  await settled();
  expect([isChosen(/الهلال/), isChosen(/النصر/)]).toEqual([true, true]);
  expect(sent('POST').map(({ body }) => body)).toEqual([{ teamId: 2932 }]);
  expect(localStorage.getItem('favoriteMatches')).toBe('1');
});

test('HOME-16: a change before the listing is saved although the listing fails', async () => {
  answer('POST /users/favorites/teams', () => ok({}));
  const { list } = await openBeforeListing();
  fireEvent.click(screen.getByRole('button', { name: /الهلال/ }));
  list(new Response(null, { status: 500 }));
  await settled();
  expect(sent('POST').map(({ body }) => body)).toEqual([{ teamId: 2932 }]);
});

test('HOME-16: a change before the listing is not saved for another user who has signed in since', async () => {
  answer('POST /users/favorites/teams', () => ok({}));
  const { list } = await openBeforeListing();
  fireEvent.click(screen.getByRole('button', { name: /الهلال/ }));
  answer('GET /users/favorites', () => ok({ teams: [], competitions: [], matches: [] }));
  signIn(omar);
  list(ok({ teams: [], competitions: [], matches: [] }));
  await settled();
  expect(isChosen(/الهلال/)).toBe(false);
  expect(sent('POST')).toEqual([]);
});

test('HOME-16: a team that the server refuses is taken back', async () => {
  answer('POST /users/favorites/teams', noNetwork);
  const { list } = await openBeforeListing();
  list(ok({ teams: [], competitions: [], matches: [] }));
  await settled();
  fireEvent.click(screen.getByRole('button', { name: /الهلال/ }));
  expect(isChosen(/الهلال/)).toBe(true);
  await settled();
  expect(isChosen(/الهلال/)).toBe(false);
});

test('AUTH-09: the favourites that one page has listed are there on the next, without being listed again', async () => {
  answer('GET /teams?league=307', () => ok({ teams: [hilal], pagination: {} }));
  answer('GET /users/favorites', () => ok({ teams: [], competitions: [], matches: [] }));
  signIn();
  renderAccount('/account');
  fireEvent.click(await screen.findByRole('link', { name: 'اختر فرقك' }));
  await screen.findByRole('button', { name: /الهلال/ });
  await settled();
  expect(sent('GET').filter(({ path }) => path === '/api/users/favorites')).toHaveLength(1);
});
