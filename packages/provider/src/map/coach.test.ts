import { expect, test } from 'vitest';
import { mappedOf } from '../../testing/provider.ts';
import { aCoach } from '../../testing/records.ts';
import { settleCoaches, toCandidate } from './coach.ts';

const candidate = (...coach: Parameters<typeof aCoach>) => mappedOf(toCandidate(aCoach(...coach)));

test.each<[string, Parameters<typeof aCoach>, number | null]>([
  ['the open one', [22, [2865, '2024-11-01', '2025-02-01'], [2932, '2025-07-01', null]], 2932],
  ['the newest of two left open', [22, [2865, '2019-07-01', null], [2932, '2025-07-01', null]], 2932],
  ['the team of the item, if no job is open', [22, [2865, '2024-11-01', '2025-02-01']], 135],
])('TEAM-02: the job of a coach is %s', (_, coach, team) => {
  expect(candidate(...coach).coach).toMatchObject({ id: 22, teamId: team, nationality: 'Portugal' });
});

test('TEAM-02: of two coaches of one team, the newer has it and the other has no team', () => {
  const coaches = settleCoaches([
    candidate(1, [2932, '2023-07-01', null]),
    candidate(2, [2932, '2025-07-01', null]),
    candidate(3, [2939, '2022-07-01', null]),
  ]);
  expect(new Map(coaches.map(({ id, teamId }) => [id, teamId]))).toEqual(
    new Map([
      [1, null],
      [2, 2932],
      [3, 2939],
    ]),
  );
});

test('HOME-14: a coach without a name is refused under its id', () => {
  expect(toCandidate({ ...aCoach(22), name: null })).toEqual({
    ok: false,
    id: 22,
    reason: expect.stringContaining('name'),
  });
});
