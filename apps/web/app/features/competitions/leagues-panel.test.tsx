import type { Competition } from '@safira/contract/competitions/competitions';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { LeaguesPanel } from './leagues-panel.tsx';

const fetched = vi.fn<typeof fetch>();
const onClose = vi.fn<() => void>();
const seconds = (n: number) => act(() => vi.advanceTimersByTimeAsync(n * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerWith(league(307, 'دوري روشن السعودي', 'السعودية'), league(233, 'الدوري المصري الممتاز', 'مصر'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saveFavouriteLeagues([]);
  fetched.mockReset();
  onClose.mockReset();
});

function league(id: number, name: string, countryName: string): Competition {
  return {
    id,
    _id: String(id),
    apiId: id,
    name,
    originalName: `League ${id}`,
    country: countryName,
    countryName,
    logo: null,
    season: 2026,
  };
}

function answerWith(...competitions: Competition[]) {
  fetched.mockImplementation(async () => Response.json({ success: true, data: competitions }));
}

const counts = new Map([[307, 4]]);

async function open() {
  const page = render(
    <>
      <Toaster />
      <LeaguesPanel counts={counts} dayLabel="اليوم" onClose={onClose} />
    </>,
  );
  onClose.mockImplementation(() => page.rerender(<Toaster />));
  await seconds(0);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const aSwitch = (name: string) => screen.getByRole('switch', { name });
const stored = () => localStorage.getItem('favoriteLeagues');

test('HOME-08: saving keeps the button busy for 1.5 s, then the panel closes and a toast says so', async () => {
  await open();
  fireEvent.click(aSwitch('دوري روشن السعودي'));
  press('حفظ الاختيارات');
  const busy = screen.getByRole('button', { name: 'جارٍ الحفظ…' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await seconds(1.49);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');

  await seconds(0.01);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('حُفظت اختياراتك من البطولات');
  expect(stored()).toBe('[307]');
});

test('HOME-08: «remove all» removes the stored choice and shows a toast', async () => {
  saveFavouriteLeagues([307, 233]);
  await open();
  press('إزالة الكل');
  await seconds(0);
  expect(stored()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('أُزيلت كل الاختيارات');
  expect(aSwitch('دوري روشن السعودي').getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByRole('button', { name: 'إزالة الكل' })).toBeNull();
});

test('HOME-08: a switch that is not saved changes nothing', async () => {
  saveFavouriteLeagues([307]);
  await open();
  fireEvent.click(aSwitch('الدوري المصري الممتاز'));
  press('إلغاء');
  await seconds(2);
  expect(stored()).toBe('[307]');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('HOME-08: the chosen leagues are on top with their number, and stay there while they are switched', async () => {
  saveFavouriteLeagues([233]);
  await open();
  const top = screen.getByRole('group', { name: 'المختارة (1)' });
  expect(within(top).getByRole('switch').getAttribute('aria-label')).toBe('الدوري المصري الممتاز');
  fireEvent.click(within(top).getByRole('switch'));
  expect(screen.getByRole('group', { name: 'المختارة (0)' })).toBe(top);
  expect(within(top).getAllByRole('switch')).toHaveLength(1);
  expect(within(screen.getByRole('group', { name: 'بطولات أخرى' })).getAllByRole('switch')).toHaveLength(1);
});

test('HOME-08: each league shows its country and its matches of the day', async () => {
  await open();
  expect(screen.getByText('السعودية · 4 مباريات اليوم')).toBeTruthy();
  expect(screen.getByText('مصر · لا مباريات اليوم')).toBeTruthy();
});

test('HOME-08: the search ignores hamza and diacritics', async () => {
  answerWith(league(2, 'دوري أبطال أوروبا', 'دولي'), league(307, 'دوري روشن السعودي', 'السعودية'));
  await open();
  fireEvent.change(screen.getByRole('searchbox', { name: 'ابحث عن بطولة' }), {
    target: { value: 'ابطالَ اوروبا' },
  });
  expect(screen.getAllByRole('switch').map((row) => row.getAttribute('aria-label'))).toEqual([
    'دوري أبطال أوروبا',
  ]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'كرة السلة' } });
  expect(screen.getByText('لا توجد بطولات بهذا الاسم')).toBeTruthy();
});

test('HOME-20: a panel without competitions says so', async () => {
  answerWith();
  await open();
  expect(screen.getByText('لا توجد بطولات')).toBeTruthy();
});

test('HOME-08: a list that cannot be loaded shows an error and a retry button', async () => {
  fetched.mockResolvedValueOnce(
    Response.json({ success: false, code: 'internal', message: '…' }, { status: 500 }),
  );
  await open();
  expect(screen.getByRole('alert').textContent).toContain('تعذّر جلب البطولات.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'حفظ الاختيارات' }).disabled).toBe(true);
  press('أعد المحاولة');
  await seconds(0);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/competitions', '/api/competitions']);
  expect(aSwitch('دوري روشن السعودي')).toBeTruthy();
});

test('HOME-21: storage that refuses is a warning; the choice applies to this page', async () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('full');
    },
  });
  await open();
  fireEvent.click(aSwitch('دوري روشن السعودي'));
  press('حفظ الاختيارات');
  await seconds(1.5);
  expect(console.warn).toHaveBeenCalled();
  expect(document.documentElement.hasAttribute('data-favourites')).toBe(true);
});
