import { aMatch } from '@safira/contract/testing/matches';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSection } from '../../../test/days.ts';
import { onlyMatches, useLiveOnly } from './live-only.ts';

const match = (id: number, status: string) => aMatch({ id, status });

type Input = { matches: ReturnType<typeof aMatch>[]; isOn: boolean; since: object };

function follow(initial: Input) {
  const { result, rerender } = renderHook(
    ({ matches, isOn, since }: Input) => {
      const sections = [aSection(...matches)];
      return onlyMatches(sections, useLiveOnly(sections, { isOn, since }));
    },
    { initialProps: initial },
  );
  const ids = () => result.current.flatMap(({ matches }) => matches.map(({ apiId }) => apiId));
  return { ids, rerender };
}

const since = {};

test('OURS-28: the filter leaves the live matches, and no section without one', () => {
  const { ids, rerender } = follow({ matches: [match(1, '2H'), match(2, 'NS')], isOn: true, since });
  expect(ids()).toEqual([1]);
  rerender({ matches: [match(1, '2H'), match(2, 'NS')], isOn: false, since });
  expect(ids()).toEqual([1, 2]);
});

test('OURS-28: a match that ends or begins while the filter is on moves no row, until the next navigation', () => {
  const { ids, rerender } = follow({ matches: [match(1, '2H'), match(2, 'NS')], isOn: true, since });
  const later = [match(1, 'FT'), match(2, '1H')];
  rerender({ matches: later, isOn: true, since });
  expect(ids()).toEqual([1]);
  rerender({ matches: later, isOn: true, since: {} });
  expect(ids()).toEqual([2]);
});

test('OURS-28: an empty filter shows the first match that begins', () => {
  const { ids, rerender } = follow({ matches: [match(1, 'NS')], isOn: true, since });
  expect(ids()).toEqual([]);
  rerender({ matches: [match(1, '1H')], isOn: true, since });
  expect(ids()).toEqual([1]);
});
