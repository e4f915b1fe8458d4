import { expect, test } from 'vitest';
import { longestNames } from './names.ts';

test('NAME-05: quirk 14: of the names one answer has for an id, the longest unbroken one', () => {
  const names = longestNames([
    { id: 1, name: 'F. Andrada' },
    { id: 1, name: 'Federico Andrada' },
    { id: 1, name: 'Andrada' },
    { id: 1, name: 'Federico José Andr\uFFFDda' },
    { id: 2, name: 'Á. Correa' },
    { id: null, name: 'Unknown' },
    { id: 3, name: null },
  ]);
  expect([...names]).toEqual([
    [1, 'Federico Andrada'],
    [2, 'Á. Correa'],
  ]);
});
