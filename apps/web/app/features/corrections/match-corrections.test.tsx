import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nearReads } from '../../../test/near.ts';
import { renderPage } from '../../../test/page.tsx';
import { MatchCorrections } from './match-corrections.tsx';

const { reads, answerWith, comeNear } = nearReads();
const logOf = (total: number) => () =>
  Response.json({ success: true, data: [], pagination: { current: 1, total, totalPages: 1 } });

test('OURS-22: a match that was corrected leads to its corrections, once the reader comes near', async () => {
  answerWith(logOf(2));
  renderPage(<MatchCorrections matchId={7} />);
  expect(reads).toEqual([]);
  await comeNear();
  const link = await screen.findByRole('link', { name: 'تصحيحات هذه المباراة: 2' });
  expect(link.getAttribute('href')).toBe('/corrections?match=7');
  expect(reads).toEqual(['/api/corrections?match=7']);
});

test('OURS-22: a match that was never corrected says nothing of corrections', async () => {
  answerWith(logOf(0));
  renderPage(<MatchCorrections matchId={7} />);
  await comeNear();
  await expect.poll(() => reads.length).toBe(1);
  expect(screen.queryByRole('link', { name: /تصحيحات/ })).toBeNull();
});
