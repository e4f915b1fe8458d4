import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { contextOf, type Reading } from '../../lib/page.ts';
import SoonRoute, { loader, meta } from './soon.tsx';

type Props = Parameters<typeof SoonRoute>[0];
type Answers = Record<string, Reading>;

const load = (path: string, answers: Answers = {}) =>
  loader({
    url: new URL(path, 'http://page'),
    params: { id: path.split('/')[2] },
    context: contextOf({
      zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
      today: '2026-11-21',
      siteUrl: 'http://site',
      simulated: false,
      read: async (requested) =>
        answers[requested] ?? { ok: false, status: 404, isSyncing: false, message: 'missing' },
    }),
  } as never);
const named = (name: string): Reading => ({ ok: true, body: { success: true, data: { name } } });

test.each([['/competition/307', '/competitions/by-api-id/307', 'دوري روشن السعودي']])(
  'HOME-17: %s has the name that the API returns',
  async (path, apiPath, name) => {
    expect(await load(path, { [apiPath]: named(name) })).toEqual({ name });
  },
);

test.each(['/competition/307', '/competition/0x1'])(
  'HOME-17: %s, unknown to the API, is a 404',
  async (path) => {
    await expect(load(path)).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test('HOME-17: an invalid id is not looked up', async () => {
  const answers = { '/competitions/by-api-id/0x1': named('x') };
  await expect(load('/competition/0x1', answers)).rejects.toMatchObject({ init: { status: 404 } });
});

test('HOUSE: a page still being built shows its name, says so, and links to the matches', async () => {
  renderPage(<SoonRoute {...({ loaderData: await load('/news') } as Props)} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('الأخبار');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('هذه الصفحة في الإحماء');
  expect(screen.getByRole('link', { name: 'إلى مباريات اليوم' }).getAttribute('href')).toBe('/');
});

test('HOUSE: a page still being built may not be indexed', async () => {
  expect(meta({ loaderData: await load('/news') } as never)).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});
