import { aMatch } from '@safira/contract/testing/matches';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDay, aSection } from '../../../test/days.ts';
import { FirstLoad } from './first-load.tsx';

const fetched = vi.fn<typeof fetch>();
const onLoaded = vi.fn<(answer: unknown) => void>();
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  onLoaded.mockReset();
});

const show = () => render(<FirstLoad date="2026-11-21" timezone="Asia/Riyadh" onLoaded={onLoaded} />);
const isLoading = () => screen.queryByRole('heading', { name: 'لحظة قبل الصافرة…' }) !== null;
const retry = () => screen.queryByRole('button', { name: 'أعد المحاولة' });

const answer = async () =>
  Response.json({
    success: true,
    data: { matchesByCompetition: [aSection(aMatch())] },
    seq: 5,
    day: aDay,
  });

test('HOME-11: the browser waits 750 ms before its first request', async () => {
  fetched.mockImplementation(answer);
  show();
  await passes(749);
  expect(fetched).not.toHaveBeenCalled();
  await passes(1);
  expect(fetched.mock.calls[0]![0]).toContain('date=2026-11-21');
});

test('HOME-11: the loading state is shown for at least 1500 ms, however fast the answer', async () => {
  fetched.mockImplementation(answer);
  show();
  await passes(750 + 1_499);
  expect(isLoading()).toBe(true);
  expect(onLoaded).not.toHaveBeenCalled();
  await passes(1);
  expect(onLoaded).toHaveBeenCalledOnce();
});

test('HOME-11: the loading state is shown until the answer arrives, however slow', async () => {
  fetched.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    return answer();
  });
  show();
  await passes(750 + 3_999);
  expect(isLoading()).toBe(true);
  await passes(1);
  expect(onLoaded).toHaveBeenCalledOnce();
});

test('HOME-11: a failure says what to do, and a retry shows the loading state again', async () => {
  fetched.mockRejectedValueOnce(new Error('no network'));
  show();
  await passes(750 + 1_500);
  expect(screen.getByText('تعذّر تحميل المباريات. تحقّق من اتصالك ثم أعد المحاولة.')).toBeTruthy();
  fetched.mockImplementation(answer);
  fireEvent.click(retry()!);
  expect(isLoading()).toBe(true);
  await passes(1_500);
  expect(onLoaded).toHaveBeenCalledOnce();
});
