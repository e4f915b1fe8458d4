import { aMatch } from '@safira/contract/testing/matches';
import type { Match } from '@safira/contract/matches/matches';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { clocksOf } from './clock-zones.ts';
import { KickOffButton } from './kick-off-button.tsx';
import { RowClocks } from './row-clocks.tsx';
import { ZonePill } from './zone-pill.tsx';

const match = aMatch({ home: 'الهلال', away: 'النصر', date: '2026-11-21T17:00:00.000Z' });
const clocks = clocksOf('2026-11-21');
const reload = vi.fn<() => void>();
let cookie = '';
let deviceZone = 'Asia/Riyadh';

beforeEach(() => {
  cookie = '';
  deviceZone = 'Asia/Riyadh';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((written) => {
    cookie = written.split(';', 1)[0]!;
  });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const options = new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => ({
    ...options,
    timeZone: deviceZone,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  localStorage.clear();
});

const title = 'صافرة واحدة، ستة توقيتات';
const pill = () => screen.getByRole('button', { name: /تغيير التوقيت/ });
const rows = () => screen.getAllByRole('radio').map(({ textContent }) => textContent.trim());
const checked = () => screen.getAllByRole('radio', { checked: true }).map(({ textContent }) => textContent);

/** The clocks are loaded lazily; their listeners are attached a moment after they are shown. */
async function clocksShown() {
  const dialog = await screen.findByRole('dialog');
  await act(async () => undefined);
  return dialog;
}

async function openPill(shown: Match | undefined = match, day = aDay) {
  render(<ZonePill match={shown} clocks={clocks} day={day} />);
  fireEvent.click(pill());
  return clocksShown();
}

test('HOME-12: the pill names the time zone of the page', () => {
  render(<ZonePill match={match} clocks={clocks} day={aDay} />);
  expect(pill().textContent).toBe('بتوقيت مكة المكرمةتغيير');
  expect(pill().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('OURS-02: one kick-off on six clocks, with its teams and date', async () => {
  const dialog = await openPill();
  expect(dialog.getAttribute('aria-label')).toBe(title);
  expect(within(dialog).getByText('الهلال')).toBeTruthy();
  expect(within(dialog).getByText('النصر')).toBeTruthy();
  expect(within(dialog).getByText('السبت 21 نوفمبر 2026')).toBeTruthy();
  expect(rows().map((row) => row.replace(/\s+/g, ' '))).toEqual([
    'مكة المكرمة 8:00 م',
    'القاهرة 7:00 م',
    'بغداد 8:00 م',
    'دبي 9:00 م',
    'تونس 6:00 م',
    expect.stringContaining('الدار البيضاء'),
  ]);
});

test('OURS-02: a city where it is another day shows the weekday next to the time', async () => {
  await openPill(aMatch({ date: '2026-11-21T20:30:00.000Z' }));
  const dubai = screen.getByRole('radio', { name: /دبي/ });
  expect(within(dubai).getByText('الأحد')).toBeTruthy();
  expect(within(dubai).getByText('12:30 ص')).toBeTruthy();
  expect(screen.queryAllByText('السبت')).toHaveLength(0);
});

test('OURS-02: on a day without matches only the zone can be chosen', async () => {
  render(<ZonePill match={undefined} clocks={clocks} day={aDay} />);
  fireEvent.click(pill());
  const dialog = await screen.findByRole('dialog', { name: 'اختر توقيتك' });
  expect(rows()).toEqual(['مكة المكرمة', 'القاهرة', 'بغداد', 'دبي', 'تونس', 'الدار البيضاء']);
  expect(dialog.textContent).not.toContain('نوفمبر');
});

test('HOME-12: a click stores the zone, sets the cookie and reloads the page', async () => {
  await openPill();
  fireEvent.click(screen.getByRole('radio', { name: /القاهرة/ }));
  expect(localStorage.getItem('zone')).toBe('Africa/Cairo');
  expect(cookie).toBe('tz=Africa/Cairo');
  expect(reload).toHaveBeenCalledOnce();
});

test('HOME-12: the zone in use is marked, and choosing it changes nothing', async () => {
  await openPill();
  expect(checked()).toEqual([expect.stringContaining('مكة المكرمة')]);
  fireEvent.click(screen.getByRole('radio', { checked: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([reload.mock.calls.length, localStorage.getItem('zone')]).toEqual([0, null]);
  expect(document.activeElement).toBe(pill());
});

test('HOME-12: of two cities with the same clock the chosen one is marked', async () => {
  localStorage.setItem('zone', 'Asia/Baghdad');
  await openPill();
  expect(checked()).toEqual([expect.stringContaining('بغداد')]);
});

test("HOME-12: without a choice the device's own city is marked", async () => {
  deviceZone = 'Asia/Baghdad';
  await openPill();
  expect(checked()).toEqual([expect.stringContaining('بغداد')]);
});

test('HOME-12: a chosen zone that the page does not use is not marked', async () => {
  localStorage.setItem('zone', 'Africa/Cairo');
  await openPill();
  expect(checked()).toEqual([expect.stringContaining('مكة المكرمة')]);
});

test('HOME-12: without a city on the clock of the page none is marked, and the first takes the focus', async () => {
  deviceZone = 'America/New_York';
  await openPill(match, { ...aDay, timezone: 'America/New_York' });
  expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

test("HOME-12: the button back to the device's time is shown once a zone is chosen", async () => {
  const toDevice = { name: 'العودة إلى توقيت جهازك' };
  await openPill();
  expect(screen.queryByRole('button', toDevice)).toBeNull();
  fireEvent.click(pill());
  localStorage.setItem('zone', 'Africa/Cairo');
  cookie = 'tz=Africa/Cairo';
  fireEvent.click(pill());
  fireEvent.click(screen.getByRole('button', toDevice));
  expect([localStorage.getItem('zone'), cookie]).toEqual([null, 'tz=Asia/Riyadh']);
  expect(reload).toHaveBeenCalledOnce();
});

test('OURS-02: arrow keys move between the cities and choose none', async () => {
  await openPill();
  const focused = () => screen.getAllByRole('radio').findIndex((radio) => radio === document.activeElement);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  expect(focused()).toBe(0);
  press('ArrowDown');
  expect(focused()).toBe(1);
  press('ArrowLeft');
  expect(focused()).toBe(2);
  press('ArrowRight');
  press('ArrowUp');
  press('ArrowUp');
  expect(focused()).toBe(5);
  press('Home');
  expect(focused()).toBe(0);
  press('End');
  expect(focused()).toBe(5);
  expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, -1, 0]);
  expect([reload.mock.calls.length, checked().length]).toEqual([0, 1]);
});

test('OURS-02: Escape closes the clocks and returns the focus', async () => {
  await openPill();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(pill());
});

const time = () => screen.getByRole('button', { name: '8:00 م: الوقت في ست مدن' });

function Row() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <KickOffButton
        match={match}
        time="8:00 م"
        onOpen={(button) => setAnchor(anchor ? undefined : button)}
      />
      <button type="button">التالي</button>
      <RowClocks
        shown={anchor && { match, anchor }}
        {...{ clocks, day: aDay }}
        onClose={() => setAnchor(undefined)}
      />
    </>
  );
}

async function openRow() {
  render(<Row />);
  act(() => time().focus());
  fireEvent.click(time());
  return { dialog: await clocksShown() };
}

test('OURS-02: the time of a row is marked as expanded while its clocks are open', async () => {
  const { dialog } = await openRow();
  expect(within(dialog).getByText('السبت 21 نوفمبر 2026')).toBeTruthy();
  expect(time().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(time());
  expect(time().getAttribute('aria-expanded')).toBe('false');
});

const leave: [string, () => void][] = [
  ['scrolling the page', () => fireEvent.scroll(document)],
  ['resizing the window', () => fireEvent(window, new Event('resize'))],
  ['a click elsewhere', () => fireEvent.pointerDown(document.body)],
  ['a second click', () => fireEvent.click(time())],
  ['focus elsewhere', () => act(() => screen.getByRole('button', { name: 'التالي' }).focus())],
];
test.each(leave)('OURS-02: the clocks of a row are closed by %s', async (_, go) => {
  const { dialog } = await openRow();
  go();
  expect(dialog.isConnected).toBe(false);
});

test.each(['Escape', 'Tab'])(
  'OURS-02: %s closes the clocks of a row and returns the focus to it',
  async (key) => {
    const { dialog } = await openRow();
    fireEvent.keyDown(document.activeElement!, { key });
    expect(dialog.isConnected).toBe(false);
    expect(document.activeElement).toBe(time());
  },
);

test('OURS-02: Tab and scrolling inside the clocks keep them open', async () => {
  localStorage.setItem('zone', 'Asia/Riyadh');
  const { dialog } = await openRow();
  fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
  fireEvent.scroll(dialog);
  fireEvent.pointerDown(dialog);
  expect(dialog.isConnected).toBe(true);
});
