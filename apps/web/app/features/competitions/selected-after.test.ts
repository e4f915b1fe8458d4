import { expect, test } from 'vitest';
import { selectedAfter } from './selected-after.ts';

test.each([
  { selected: 307, favourites: [39, 307], kept: 307 },
  { selected: 307, favourites: [39], kept: undefined },
  { selected: 307, favourites: [], kept: 307 },
  { selected: undefined, favourites: [39], kept: undefined },
])('HOME-09: $selected under the filter $favourites becomes $kept', ({ selected, favourites, kept }) => {
  expect(selectedAfter(selected, favourites)).toBe(kept);
});
