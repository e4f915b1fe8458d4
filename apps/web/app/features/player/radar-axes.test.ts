import { aPlayerSeason } from '@safira/contract/testing/players';
import { expect, test } from 'vitest';
import { radarAxes } from './radar-axes.ts';

const noShots = { ...aPlayerSeason(), shots: { total: 0, on: 0 } };

test('OURS-14: each axis of the radar is a share of the higher value', () => {
  const axes = radarAxes(aPlayerSeason({ goals: 3 }), aPlayerSeason({ goals: 12 }));
  expect(axes[0]).toEqual({ label: 'الأهداف', first: 0.25, second: 1 });
  expect(radarAxes(noShots, noShots).find(({ label }) => label === 'التسديد')).toMatchObject({
    first: 0,
    second: 0,
  });
});
