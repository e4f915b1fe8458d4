import { aMatch } from '@safira/contract/testing/matches';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

afterEach(() => vi.unstubAllGlobals());

test('OURS-05: a match is shared under its own address', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { share });
  render(<ShareButton match={aMatch({ id: 7, home: 'الهلال', away: 'النصر' })} className="" />);
  fireEvent.click(screen.getByRole('button', { name: 'مشاركة المباراة' }));
  expect(share.mock.calls[0]![0].url).toBe(`${location.origin}/match/7`);
  expect(share.mock.calls[0]![0].title).toContain('الهلال');
});
