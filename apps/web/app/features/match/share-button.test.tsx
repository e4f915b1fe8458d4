import type { Match } from '@safira/contract/matches/matches';
import { aTvChannel } from '@safira/contract/testing/channels';
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

const channel = aTvChannel({ name: 'ثمانية 1', isConfirmed: true });
const cases: [string, boolean, Partial<Match>][] = [
  ['that is the same in all countries', true, { tvChannels: [channel] }],
  ['of some countries', false, { tvChannels: [{ ...channel, countries: ['SA'] }] }],
  ['next to others elsewhere', false, { tvChannels: [channel], tvElsewhere: [channel] }],
  ['that is known by its rights', false, { tvChannels: [aTvChannel({ name: 'ثمانية 1' })] }],
];

test.each(cases)('OURS-20: a channel %s is named in the shared text: %s', (_, isNamed, channels) => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { share });
  render(<ShareButton match={{ ...aMatch({ home: 'الهلال' }), ...channels }} className="" />);
  fireEvent.click(screen.getByRole('button', { name: 'مشاركة المباراة' }));
  expect(share.mock.calls[0]![0].text?.includes('على ثمانية 1') ?? false).toBe(isNamed);
});
