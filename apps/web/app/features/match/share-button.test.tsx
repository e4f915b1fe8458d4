import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { MatchSummary } from './match-summary.tsx';

afterEach(() => vi.unstubAllGlobals());

test('HOUSE: the summary of a match offers to share it under its own address', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { share });
  const match = aMatchWithDetails({ id: 7, home: 'الهلال', away: 'النصر' });
  render(<MatchSummary match={match} zone={aDay} level={1} />);
  fireEvent.click(screen.getByRole('button', { name: 'مشاركة المباراة' }));
  expect(share.mock.calls[0]![0].url).toBe(`${location.origin}/match/7`);
  expect(share.mock.calls[0]![0].title).toContain('الهلال');
});
