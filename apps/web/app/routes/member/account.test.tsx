import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { aMatch } from '@safira/contract/testing/matches';
import { memberServer } from '../../../test/account-answers.ts';
import { renderAccount } from '../../../test/account-page.tsx';
import { layla, noNetwork, ok } from '../../../test/account-server.ts';
import { clearSession } from '../../state/session-store.ts';
import { MemberOnly } from './member-only.tsx';

const { answer, sent, signIn, settled, toasts } = memberServer();

const hilal = {
  _id: 'al-hilal-2932',
  id: 2932,
  apiId: 2932,
  name: 'الهلال',
  originalName: 'Al-Hilal',
  logo: null,
  colours: null,
  countryName: 'السعودية',
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('AUTH-01: the server renders the same page for everyone', () => {
  signIn();
  const Stub = createRoutesStub([
    { path: '/', Component: () => <MemberOnly>{({ name }) => name}</MemberOnly> },
  ]);
  const html = renderToString(<Stub />);
  expect(html).toContain('لحظة، نفتح حسابك…');
  expect(html).not.toContain('ليلى');
});

test.each([
  '/account',
  '/account/favourites',
  '/account/preferences',
  '/account/security',
  '/account/welcome',
])('AUTH-01: a visitor of %s is shown the way in, which leads back', async (path) => {
  renderAccount(path);
  const link = await screen.findByRole('link', { name: 'سجّل الدخول' });
  const query = new URLSearchParams({ return: path });
  expect(link.getAttribute('href')).toBe(`/login?${query}`);
  expect(screen.getByRole('link', { name: 'أنشئ حسابًا' }).getAttribute('href')).toBe(`/register?${query}`);
});

test('AUTH-01: the session ends while the page is open, the page shows the way in', async () => {
  signIn();
  renderAccount('/account/preferences');
  expect(await screen.findByRole('combobox', { name: 'التوقيت' })).toBeTruthy();
  act(clearSession);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'سجّل الدخول' })).toBeTruthy();
});

test('OURS-40: a tab is followed, its page is current and the focus stays on its link', async () => {
  signIn();
  renderAccount('/account');
  const tab = await screen.findByRole('link', { name: 'تفضيلاتي' });
  tab.focus();
  fireEvent.click(tab);
  expect(await screen.findByRole('heading', { level: 1, name: 'تفضيلاتي' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'تفضيلاتي' }).getAttribute('aria-current')).toBe('page');
  expect(document.activeElement).toBe(tab);
});

test('OURS-40: a member without teams is led to their choice', async () => {
  signIn();
  renderAccount('/account');
  const link = await screen.findByRole('link', { name: 'اختر فرقك' });
  expect(link.getAttribute('href')).toBe('/account/welcome');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^(صباح|مساء) الخير يا ليلى$/);
});

test('OURS-40: a favourite team is shown with its next and its last match, and the week below', async () => {
  const next = aMatch({ id: 11, date: '2026-11-23T17:00:00Z', home: 'الهلال', away: 'النصر' });
  const last = aMatch({ id: 12, date: '2026-11-14T17:00:00Z', status: 'FT', goals: [3, 0] });
  answer('GET /users/favorites', () => ok({ teams: [{ teamId: 2932 }], competitions: [], matches: [] }));
  answer('GET /teams/by-api-id/2932', () => ok(hilal));
  answer('GET /users/dashboard', () => ok({ live: [], next: [next], last: [last] }));
  signIn();
  renderAccount('/account');
  const card = await screen.findByRole('region', { name: 'الهلال' });
  expect(card.textContent).toContain('القادمة');
  expect(card.textContent).toContain('8:00 م');
  expect(card.textContent).toContain('الأخيرة');
  expect(screen.getByRole('img', { name: 'فوز' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'أسبوع فرقي' }).textContent).toContain('الهلال ضد النصر');
});

test('AUTH-09: a star is taken off on the page of favourites, its line stays and can be put back', async () => {
  answer('GET /users/favorites', () => ok({ teams: [{ teamId: 2932 }], competitions: [], matches: [] }));
  answer('GET /teams/by-api-id/2932', () => ok(hilal));
  answer('DELETE /users/favorites/teams/2932', () => ok({}));
  answer('POST /users/favorites/teams', () => ok({ teamId: 2932 }));
  signIn();
  renderAccount('/account/favourites');
  fireEvent.click(await screen.findByRole('button', { name: 'أزل الهلال من المفضلة' }));
  await settled();
  press('أضف الهلال إلى المفضلة');
  await settled();
  expect(screen.getByRole('button', { name: 'أزل الهلال من المفضلة' })).toBeTruthy();
  expect([...sent('DELETE'), ...sent('POST')].map(({ path }) => path)).toEqual([
    '/api/users/favorites/teams/2932',
    '/api/users/favorites/teams',
  ]);
});

test('AUTH-09: without favourites each panel leads to where they are chosen', async () => {
  signIn();
  renderAccount('/account/favourites');
  expect((await screen.findByRole('link', { name: 'اختر فرقك' })).getAttribute('href')).toBe(
    '/account/welcome',
  );
  expect(screen.getByRole('button', { name: 'اختر بطولاتك' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'مباريات اليوم' })).getAttribute('href')).toBe('/');
});

test('OURS-41: a preference that cannot be saved is shown as before, and a toast says so', async () => {
  answer('PUT /users/preferences', noNetwork);
  signIn({ ...layla, preferences: { ...layla.preferences, spoilerFree: false } });
  renderAccount('/account/preferences');
  const knob = await screen.findByRole('switch', { name: 'بلا حرق' });
  fireEvent.click(knob);
  expect(knob.getAttribute('aria-checked')).toBe('true');
  await settled();
  expect(knob.getAttribute('aria-checked')).toBe('false');
  expect('spoiler' in document.documentElement.dataset).toBe(false);
  expect(toasts).toContain('تعذّر حفظ التفضيلات. أعد المحاولة.');
});

test('OURS-41: a theme is chosen, it is shown at once and saved', async () => {
  answer('PUT /users/preferences', () => ok({ ...layla.preferences, theme: 'dark' }));
  signIn();
  renderAccount('/account/preferences');
  fireEvent.click(await screen.findByRole('button', { name: 'داكن' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await settled();
  expect(screen.getByRole('button', { name: 'داكن' }).getAttribute('aria-pressed')).toBe('true');
  expect(sent('PUT').map(({ body }) => body)).toContainEqual({ theme: 'dark' });
});

test('OURS-42: the choices after registration are skipped, the dashboard opens and nothing is saved', async () => {
  answer('GET /teams?league=307', () => ok({ teams: [hilal], pagination: {} }));
  signIn();
  renderAccount('/account/welcome');
  await screen.findByRole('button', { name: /الهلال/ });
  fireEvent.click(screen.getByRole('link', { name: 'تخطَّ' }));
  expect(await screen.findByRole('heading', { level: 1, name: /الخير يا ليلى$/ })).toBeTruthy();
  expect(sent('POST')).toEqual([]);
});

test('OURS-42: who registered over a page goes back to it by skipping, also from the second step', async () => {
  answer('GET /teams?league=307', () => ok({ teams: [hilal], pagination: {} }));
  signIn();
  renderAccount('/account/welcome?return=%2Fmatch%2F7');
  const skip = () => screen.getByRole('link', { name: 'تخطَّ' }).getAttribute('href');
  await screen.findByRole('button', { name: /الهلال/ });
  expect(skip()).toBe('/match/7');
  fireEvent.click(screen.getByRole('link', { name: 'التالي: بطولاتك' }));
  fireEvent.click(await screen.findByRole('link', { name: 'رجوع إلى الفرق' }));
  await screen.findByRole('button', { name: /الهلال/ });
  expect(skip()).toBe('/match/7');
});

test('OURS-42: a team is chosen by its country, another by its name, then the competitions follow', async () => {
  const ahly = { ...hilal, _id: 'al-ahly-1023', id: 1023, apiId: 1023, name: 'الأهلي', countryName: 'مصر' };
  answer('GET /teams?league=307', () => ok({ teams: [hilal], pagination: {} }));
  answer(`GET /teams/search?${new URLSearchParams({ q: 'الاهلي' })}`, () => ok([ahly]));
  answer('GET /teams/by-api-id/2932', () => ok(hilal));
  answer('GET /teams/by-api-id/1023', () => ok(ahly));
  answer('POST /users/favorites/teams', () => ok({}));
  signIn();
  renderAccount('/account/welcome');
  fireEvent.click(await screen.findByRole('button', { name: /الهلال/ }));
  fireEvent.change(screen.getByRole('searchbox', { name: /^ابحث عن فريق: / }), {
    target: { value: 'الاهلي' },
  });
  fireEvent.click(await screen.findByRole('button', { name: /الأهلي/ }));
  expect(await screen.findByText('فريقان')).toBeTruthy();
  await settled();
  expect(sent('POST').map(({ body }) => body)).toEqual([{ teamId: 2932 }, { teamId: 1023 }]);
  fireEvent.click(screen.getByRole('link', { name: 'التالي: بطولاتك' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'أي البطولات تتابع؟' })).toBeTruthy();
});
