import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { aFoundPlayer } from '@safira/contract/testing/players';
import { loaderAt, read, unread } from '../../../test/players.ts';
import type { Reading } from '../../lib/page.ts';
import PlayerRoute, { loader, meta } from './player.tsx';

const load = (path: string, answers: Record<string, Reading>) =>
  loader(loaderAt(path, answers).args as never);
const syncing: Reading = { ok: false, status: 503, isSyncing: true, message: 'نجلب' };
const textOf = (tags: ReturnType<typeof meta>) => JSON.stringify(tags);

afterEach(() => vi.unstubAllEnvs());

test('PLAYER-01: the page reads the player of its address and the chosen season', async () => {
  const loaded = await load('/player/3221?season=2025', { '/players/3221': read(aFoundPlayer()) });
  expect(loaded.found).toMatchObject({ state: 'loaded', data: { player: { id: 3221 } } });
  expect(loaded.season).toBe(2025);
});

test('PLAYER-01: a player who is not stored yet is on the way, and is not indexed', async () => {
  const loaded = await load('/player/3221', { '/players/3221': syncing });
  renderPage(<PlayerRoute {...({ loaderData: loaded } as Parameters<typeof PlayerRoute>[0])} />);
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('نجلب البيانات الآن');
  expect(textOf(meta({ loaderData: loaded } as never))).toContain('noindex');
});

test.each(['/player/3221', '/player/0x1'])('PLAYER-03: %s, of no player, says so', async (path) => {
  await expect(load(path, {})).rejects.toMatchObject({
    data: { message: 'هذا اللاعب غير موجود.' },
    init: { status: 404 },
  });
});

test('PLAYER-03: another failure is shown as it is', async () => {
  await expect(load('/player/3221', { '/players/3221': unread(503, 'الخدمة') })).rejects.toMatchObject({
    data: { message: 'الخدمة' },
    init: { status: 503 },
  });
});

test('PLAYER-01: search engines get the person under one address, whatever the season', async () => {
  const loaded = await load('/player/3221?season=2025', { '/players/3221': read(aFoundPlayer()) });
  const tags = textOf(meta({ loaderData: loaded } as never));
  expect(tags).toContain('"href":"https://site/player/3221"');
  expect(tags).toContain('سالم الدوسري: ملف اللاعب وأرقامه');
});

test('OURS-05: the picture of a shared link is that of the player', async () => {
  vi.stubEnv('SSR', true); // only the server writes it
  const tags = meta({
    loaderData: await load('/player/3221', { '/players/3221': read(aFoundPlayer()) }),
  } as never);
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://site/api/players/3221/share.png',
  });
  expect(tags).toContainEqual({ property: 'og:image:alt', content: 'بطاقة سالم الدوسري وأرقامه' });
});

test('PLAYER-01: the words about a woman are feminine for search engines, too', async () => {
  const { player, statistics } = aFoundPlayer({ name: 'غزلان الشباك' });
  const women = statistics.map((one) => ({
    ...one,
    team: { ...one.team!, name: 'الجيش الملكي للسيدات', originalName: 'AS FAR W' },
  }));
  const loaded = await load('/player/3221', { '/players/3221': read({ player, statistics: women }) });
  const tags = textOf(meta({ loaderData: loaded } as never));
  expect(tags).toContain('غزلان الشباك: ملف اللاعبة وأرقامها');
  expect(tags).toContain('ملف غزلان الشباك لاعبة الجيش الملكي للسيدات: عمرها');
});
