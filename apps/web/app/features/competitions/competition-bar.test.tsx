import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { saveFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { CompetitionBar } from './competition-bar.tsx';

// Loaded once in real time, so that fake time need not wait for them.
beforeAll(async () => {
  await import('./competition-menu.tsx');
  await import('./leagues-panel.tsx');
});
beforeEach(() => {
  vi.useFakeTimers();
  setMotion('full');
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saveFavouriteLeagues([]);
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function setMotion(motion: 'full' | 'reduced') {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget() as MediaQueryList, { matches: motion === 'reduced' }),
  );
}

const league = (id: number, name: string) => ({ id, name, originalName: name, country: 'World', logo: null });
const three = [league(307, 'دوري روشن'), league(39, 'الإنجليزي'), league(233, 'المصري')];
const counts = new Map([
  [307, 4],
  [39, 2],
]);

async function show(competitions = three, selected?: number) {
  renderPage(<CompetitionBar competitions={competitions} counts={counts} selected={selected} />);
  await wait(0);
}

const opener = () => screen.getByRole('button', { name: 'كل البطولات' });
const options = () => screen.queryAllByRole('option');
const marked = () => options().find((option) => option.getAttribute('aria-selected') === 'true');
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

async function open(selected?: number) {
  await show(three, selected);
  fireEvent.click(opener());
  await wait(0);
}

test('HOME-03: the first eight competitions have buttons that link to them', async () => {
  await show(Array.from({ length: 10 }, (_, index) => league(index + 1, `بطولة ${index + 1}`)));
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(8);
  expect(links.at(-1)!.getAttribute('href')).toBe('/competition/8');
});

test('HOME-03: a name over 25 letters is cut to 25 and an ellipsis; its label is the whole name', async () => {
  const [short, long] = ['ب'.repeat(25), 'ب'.repeat(26)];
  await show([league(1, short), league(2, long)]);
  const links = [short, long].map((name) => screen.getByRole('link', { name }));
  // The name alone: the emblem before it shows the same letter.
  expect(links.map(({ lastChild }) => lastChild?.textContent)).toEqual([short, `${short}…`]);
  expect(links.map(({ title }) => title)).toEqual(['', long]);
});

test('HOME-08: buttons carry their league id, so that the first paint hides them until React removes them', async () => {
  await show();
  expect(screen.getByText('المصري').closest('li')?.dataset['league']).toBe('233');
  act(() => saveFavouriteLeagues([39]));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('الإنجليزي'),
  ]);
});

test('HOME-02: each option shows the number of its matches', async () => {
  await open();
  const list = screen.getByRole('listbox', { name: 'كل البطولات' });
  expect(within(list).getByRole('group', { name: 'كل البطولات' })).toBeTruthy();
  expect(options().map(({ lastChild }) => lastChild?.textContent)).toEqual([
    '4 مباريات',
    'مباراتان',
    'لا مباريات',
  ]);
});

test('HOME-02: an option links to its competition', async () => {
  await open();
  fireEvent.click(screen.getByRole('option', { name: /الإنجليزي/ }));
  await wait(0);
  expect(screen.getByRole('status').textContent).toBe('/competition/39');

  cleanup();
  await open();
  expect(marked()?.textContent).toContain('الإنجليزي'); // still marked after coming back
  act(() => saveFavouriteLeagues([307])); // resets it for the next test
});

test('HOME-02: an option opened in another tab is not selected in this one', async () => {
  await open();
  fireEvent.click(options()[1]!, { ctrlKey: true });
  expect(marked()).toBeUndefined();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
});

test('HOME-02: a click on the heading, which has no id, selects nothing', async () => {
  await open();
  fireEvent.click(within(screen.getByRole('group')).getByText('كل البطولات'));
  await wait(0);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(marked()).toBeUndefined();
});

test('HOME-02: closing takes 400 ms, during which the menu is inert', async () => {
  await open();
  fireEvent.click(opener());
  await wait(399);
  const menu = options()[0]!.closest('[data-closing]');
  expect(menu?.hasAttribute('inert')).toBe(true);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await wait(1);
  expect(options()).toHaveLength(0);
});

test('HOME-02: a menu opened again while it closes stays open', async () => {
  await open();
  fireEvent.click(opener());
  await wait(200);
  fireEvent.click(opener());
  expect(options()[0]!.closest('[data-closing]')).toBeNull();
  await wait(1_000);
  expect(options()).toHaveLength(3);
});

test('HOME-02: with reduced motion the menu disappears at once', async () => {
  setMotion('reduced');
  await open();
  fireEvent.click(opener());
  await wait(0);
  expect(options()).toHaveLength(0);
});

test('HOME-02: arrow keys, Home and End move through the menu, Escape returns the focus', async () => {
  await open();
  expect(focused()).toContain('دوري روشن');
  press('ArrowDown');
  expect(focused()).toContain('الإنجليزي');
  press('End');
  expect(focused()).toContain('المصري');
  press('ArrowDown');
  expect(focused()).toContain('دوري روشن');
  press('ArrowUp');
  expect(focused()).toContain('المصري');
  press('Home');
  expect(focused()).toContain('دوري روشن');
  press('Escape');
  expect(document.activeElement).toBe(opener());
  await wait(400);
  expect(options()).toHaveLength(0);
});

test('HOME-02: an arrow key on the button opens the menu', async () => {
  await show();
  fireEvent.keyDown(opener(), { key: 'ArrowDown' });
  await wait(0);
  expect(options()).toHaveLength(3);
});

test('HOME-08: with favourites the menu lists only them, and a button to change them', async () => {
  saveFavouriteLeagues([39, 233]);
  await open();
  expect(screen.getByRole('group', { name: 'المفضلة' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'كل البطولات' })).toBeNull();
  expect(options()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'تعديل بطولاتي' }));
  await wait(0);
  expect(screen.getByRole('dialog', { name: 'بطولاتي المفضلة' })).toBeTruthy();
});

test('HOME-20: a menu without competitions says so', async () => {
  saveFavouriteLeagues([999]);
  await open();
  expect(screen.getByText('لا توجد بطولات')).toBeTruthy();
});

test('HOME-09: the selected competition is marked until the filter excludes it', async () => {
  await open(39);
  expect(marked()?.textContent).toContain('الإنجليزي');
  expect(screen.getByRole('link', { name: 'الإنجليزي' }).getAttribute('aria-current')).toBe('true');
  act(() => saveFavouriteLeagues([307, 39]));
  expect(marked()?.textContent).toContain('الإنجليزي');
  act(() => saveFavouriteLeagues([307]));
  act(() => saveFavouriteLeagues([]));
  expect(marked()).toBeUndefined();
});
