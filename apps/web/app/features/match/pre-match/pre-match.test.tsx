import type { MatchDetails } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDay } from '../../../../test/days.ts';
import { renderPage } from '../../../../test/page.tsx';
import { OverviewTab } from '../overview/overview-tab.tsx';
import { Countdown } from './countdown.tsx';
import { PreMatch } from './pre-match.tsx';

const KICK_OFF = '2026-11-21T18:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2026-11-19T15:59:58.300Z');
});
afterEach(() => vi.useRealTimers());

const coming = (changes: Partial<MatchDetails> = {}): MatchDetails => ({
  ...aMatchWithDetails({ id: 7, home: 'الهلال', away: 'النصر', date: KICK_OFF }),
  ...changes,
});

async function show(match: MatchDetails) {
  renderPage(<PreMatch match={match} addressOf={(tab) => ({ to: `/match/7?tab=${tab}` })} />);
  await screen.findByRole('heading', { name: 'مواعيد التغطية' });
}

const digits = () => [...screen.getByRole('timer').querySelectorAll('b')].map((cell) => cell.textContent);

test('OURS-30: the time that is left is counted down every second', async () => {
  await show(coming());
  expect(digits()).toEqual(['02', '02', '00', '02']);
  expect(screen.getByRole('timer').textContent).toContain('تبدأ بعد يومين وساعتين');
  act(() => void vi.advanceTimersByTime(3_000));
  expect(digits()).toEqual(['02', '01', '59', '59']);
});

test('OURS-30: the server leaves the places of the digits empty: it does not know the time of the reader', () => {
  const markup = renderToString(<Countdown match={coming()} />);
  expect(markup.match(/<b><\/b>/g)).toHaveLength(4);
});

test('OURS-30: after the kick-off time a match that has not begun is waited for', async () => {
  vi.setSystemTime('2026-11-21T18:04:00.000Z');
  await show(coming());
  expect(screen.getByRole('timer').textContent).toBe('بانتظار صافرة البداية');
});

test('OURS-30: on a page that is open at the kick-off the blocks stay, and the match is said to have begun', async () => {
  const handle = { set: (_: MatchDetails) => undefined as void };
  function Followed() {
    const [match, setMatch] = useState(coming());
    useEffect(() => void (handle.set = setMatch), []);
    return (
      <OverviewTab
        match={match}
        zone={aDay}
        prediction={{ state: 'loading' }}
        standing={{ state: 'loading' }}
        addressOf={(tab) => ({ to: `/match/7?tab=${tab}` })}
      />
    );
  }
  renderPage(<Followed />);
  await screen.findByRole('timer');
  act(() => handle.set({ ...aMatchWithDetails({ id: 7, status: '1H', elapsed: 1, goals: [0, 0] }) }));
  expect(screen.getByRole('timer').textContent).toBe('انطلقت المباراة');
  expect(screen.getByRole('heading', { name: 'مواعيد التغطية' })).toBeTruthy();
});

test.each([
  ['without a confirmed time', coming({ isTimeConfirmed: false })],
  ['with a time to be decided', coming({ status: { short: 'TBD', long: '', elapsed: null, extra: null } })],
])('OURS-30: a match %s has no countdown and nothing for a calendar', async (_, match) => {
  await show(match);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'أضف إلى التقويم' })).toBeNull();
});

test('OURS-30: the button saves a calendar file with the teams, the competition and the kick-off', async () => {
  await show(coming());
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob); // only blobs are passed
    return 'blob:calendar';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  fireEvent.click(screen.getByRole('button', { name: 'أضف إلى التقويم' }));
  expect(names).toEqual(['match-7.ics']);
  expect(files[0]!.type).toBe('text/calendar');
  const text = (await files[0]!.text()).replaceAll('\r\n ', '');
  expect(text).toContain('DTSTART:20261121T180000Z');
  expect(text).toMatch(/SUMMARY:الهلال ضد النصر - /);
  vi.restoreAllMocks();
});

const coverage = () =>
  screen.getByRole('heading', { name: 'مواعيد التغطية' }).closest('section')!.querySelector('dl > div')!;

test('OURS-30: the line-ups are announced for an hour before the match', async () => {
  await show(coming());
  expect(coverage().textContent).toBe('التشكيلةقبل ساعة من المباراة');
});

test('OURS-30: line-ups that are out are linked', async () => {
  const player = { id: 1, name: 'بونو', originalName: 'Bono', number: 1, pos: 'G' as const, grid: null };
  const team = { id: coming().teams.home.id };
  const lineup = {
    team,
    formation: null,
    colours: null,
    coach: null,
    startXI: [{ player }],
    substitutes: [],
  };
  await show(coming({ lineups: [lineup] }));
  const link = within(coverage() as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe('/match/7?tab=lineups');
});
