import { expect, test } from 'vitest';
import { countFaults, nameTables } from './faults.ts';

test('NAME-01: no entry occurs twice, each has Arabic, no spelling has two meanings in one country', () => {
  for (const [fault, cases] of Object.entries(countFaults(nameTables))) expect(cases, fault).toEqual([]);
});

test('NAME-01: each kind of fault is found', () => {
  const faults = countFaults({
    clubs: [
      { name: 'Al Ahly', arabic: 'الأهلي', country: 'Egypt' },
      { name: 'Al Ahly', arabic: 'الأهلي', country: 'Egypt' },
      { name: 'Zamalek', arabic: 'Zamalek', country: 'Egypt' },
      { name: 'National', arabic: 'الأهلي المصري', country: 'Egypt', aliases: ['al-ahly'] },
      { name: 'Al Ahly', arabic: 'أهلي طرابلس', country: 'Libya' },
    ],
  });
  expect(Object.values(faults).map((cases) => cases.length)).toEqual([1, 1, 1, 1]);
});
