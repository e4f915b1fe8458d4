import { expect, test } from 'vitest';
import { type Candidate, choosePreviews } from './choose-matches.ts';

const candidate = (id: number, rest: Partial<Candidate> = {}): Candidate => ({
  id,
  competition: { id: 39, name: 'A' },
  kickoff: id,
  places: null,
  teams: 20,
  meetings: 0,
  ...rest,
});
const at = (home: number, away: number) => ({ places: { home, away } });
const chosen = (candidates: Candidate[], places = 8) =>
  choosePreviews(candidates, places).map(({ id }) => id);

test('OURS-21: previews are at most so many, those of the first ranks of the day list', () => {
  const league = (id: number, competition: number) =>
    candidate(id, { competition: { id: competition, name: 'B' } });
  const day = [league(1, 9_001), league(2, 71), league(3, 45), league(4, 307), league(5, 2)];
  expect(chosen(day, 3)).toEqual([5, 4, 3]);
  expect(chosen(day, 0)).toEqual([]);
});

test('OURS-21: within a rank the important matches come first, whatever their league', () => {
  const saudi = { competition: { id: 307, name: 'C' } };
  const day = [
    candidate(1),
    candidate(2, { meetings: 10 }),
    candidate(3, at(7, 3)),
    candidate(4, at(8, 3)),
    candidate(5, { ...saudi, ...at(2, 1), teams: 18 }),
    candidate(6, { ...saudi, ...at(3, 1), teams: 18, meetings: 12 }),
    candidate(7, { ...saudi, meetings: 9 }),
    candidate(8, { competition: { id: 45, name: 'D' }, ...at(1, 2) }),
  ];
  expect(chosen(day)).toEqual([5, 6, 3, 2, 1, 4, 7, 8]);
});

test('OURS-21: equals come in the order of the day list, whatever the order they are read in', () => {
  const other = (id: number, name: string, competition: number) =>
    candidate(id, { competition: { id: competition, name } });
  const day = [
    candidate(3, { kickoff: 5 }),
    candidate(2, { kickoff: 5 }),
    candidate(9, { kickoff: 1 }),
    other(20, 'F', 9_002),
    other(21, 'E', 9_003),
    other(22, 'G', 9_004),
    other(23, 'G', 9_004),
  ];
  const order = [9, 2, 3, 22, 23, 21, 20];
  expect(chosen(day)).toEqual(order);
  expect(chosen(day.toReversed())).toEqual(order);
});
