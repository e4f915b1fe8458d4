import { expect, test } from 'vitest';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { unknownWords } from './unknown-words.ts';

test('HOUSE: words of the provider without an Arabic one are listed once, known ones are not', () => {
  const known = anObservation({ id: 1, status: 'FT', events: [aGoalEvent(3)] });
  const event = { ...aGoalEvent(5), type: 'Drone', detail: 'Over the pitch' };
  const strange = anObservation({ id: 2, status: 'ZZZ', events: [event, event] });
  const match = {
    ...strange.match,
    round: 'Mystery Round',
    statistics: [
      {
        team: { id: 21 },
        statistics: [
          { type: 'Fouls', value: 3 },
          { type: 'Throw-ins', value: 9 },
        ],
      },
    ],
  };
  const rounds = ['Regular Season - 1', 'Mystery Round', 'Duel'];
  expect(unknownWords([known, { ...strange, match }], rounds)).toEqual({
    status: ['ZZZ'],
    event: ['Drone: Over the pitch'],
    statistic: ['Throw-ins'],
    round: ['Duel', 'Mystery Round'],
  });
});
