import { expect, test } from 'vitest';
import { playerAddress } from './player-link.tsx';

test('NAME-03: the link of a player without an id searches for the name in plain letters', () => {
  const named = (originalName: string) => playerAddress({ id: null, name: 'لاعب', originalName }, 39);
  expect(named('Kylian Mbappé')).toBe('/player?search=Kylian+Mbappe&league=39');
  expect(named('Martin Ødegaard')).toBe('/player?search=Martin+Odegaard&league=39');
});
