import type { MatchDetails } from '@safira/contract/matches/matches';
import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../../test/days.ts';
import { renderPage } from '../../../../test/page.tsx';
import { Facts } from './facts.tsx';

async function show(channels: Partial<MatchDetails>): Promise<HTMLElement> {
  renderPage(<Facts match={{ ...aMatchWithDetails(), ...channels }} zone={aDay} />);
  const heading = await screen.findByRole('heading', { name: 'بطاقة المباراة' });
  return heading.closest('section')!;
}

test('OURS-20: each list of channels is for its countries, and a country without any is not forgotten', async () => {
  const tvChannels = [aTvChannel({ name: 'ثمانية 1', countries: ['SA', 'KW'] })];
  const tvElsewhere = [aTvChannel({ name: 'أون 1', countries: ['EG'] })];
  const card = await show({ tvChannels, tvElsewhere });
  const lists = [...card.querySelectorAll<HTMLElement>('dd [data-in]')];
  expect(lists.map(({ dataset }) => [dataset['in']!.split(' ').length, 'elsewhere' in dataset])).toEqual([
    [2, false],
    [18, true],
    [1, true],
  ]);
  expect(lists.map(({ textContent }) => textContent)).toEqual(['ثمانية 1', 'لم تُعلن في بلدك بعد', 'أون 1']);
});

test('OURS-19: a channel has its commentators, linked to their pages', async () => {
  const commentators = [{ slug: 'المعلق-الاول', name: 'المعلق الأول', isConfirmed: false }];
  const card = await show({ tvChannels: [aTvChannel({ name: 'ثمانية 1', commentators })] });
  const link = within(card).getByRole('link', { name: 'المعلق الأول' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toBe('/commentator/المعلق-الاول');
  expect(link.closest('li')!.textContent).toBe('ثمانية 1التعليق:المعلق الأولمتوقع');
});
