import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const result = (id: number) => ({ path: `/player/${id}`, name: `لاعب ${id}`, note: 'الهلال' });
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

/** A module with nothing read yet, as in a page that was just opened. */
async function open() {
  vi.resetModules();
  return import('./recent-searches.ts');
}

beforeEach(() => localStorage.clear());

test('OURS-07: the results opened last come first, each once, six at most', async () => {
  const { addRecentSearch, useRecentSearches } = await open();
  const { result: shown } = renderHook(() => useRecentSearches());
  act(() => [1, 2, 3, 4, 5, 6, 7, 3].forEach((id) => addRecentSearch(result(id))));
  expect(names(shown.current)).toEqual(['لاعب 3', 'لاعب 7', 'لاعب 6', 'لاعب 5', 'لاعب 4', 'لاعب 2']);
});

test('OURS-07: a result that was renamed since is there once, by its new name; a namesake stays', async () => {
  const { addRecentSearch, useRecentSearches } = await open();
  const { result: shown } = renderHook(() => useRecentSearches());
  const renamed = { ...result(1), name: 'اسم مصحَّح' };
  act(() => [result(1), { ...result(2), name: 'اسم مصحَّح' }, renamed].forEach(addRecentSearch));
  expect(shown.current.map(({ path }) => path)).toEqual(['/player/1', '/player/2']);
  expect(names(shown.current)).toEqual(['اسم مصحَّح', 'اسم مصحَّح']);
});

test('OURS-07: they are there on the next visit, until they are cleared', async () => {
  (await open()).addRecentSearch(result(1));
  const next = await open();
  const { result: shown } = renderHook(() => next.useRecentSearches());
  expect(names(shown.current)).toEqual(['لاعب 1']);
  act(() => next.clearRecentSearches());
  expect(shown.current).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('OURS-07: storage that holds more than six gives the first six', async () => {
  localStorage.setItem('recentSearches', JSON.stringify([12, 11, 10, 9, 8, 7, 6].map(result)));
  const { useRecentSearches } = await open();
  expect(names(renderHook(() => useRecentSearches()).result.current)).toEqual(
    [12, 11, 10, 9, 8, 7].map((id) => `لاعب ${id}`),
  );
});

test.each([
  'not JSON',
  '{"path":"/player/1"}',
  '[null, 3, "/player/1", {"path":"https://elsewhere.example/","name":"a","note":""}]',
  '[{"path":"//elsewhere.example/player/1","name":"a","note":""}]',
  '[{"path":"/player/1/../../login","name":"a","note":""}]',
  '[{"path":"/team/","name":"a","note":""}]',
  '[{"path":7,"name":"a","note":""}]',
  '[{"path":"/player/1","name":7,"note":""}]',
  '[{"path":"/player/1","name":"a"}]',
])('OURS-07: storage that holds %s gives no recent searches', async (stored) => {
  localStorage.setItem('recentSearches', stored);
  const { useRecentSearches } = await open();
  expect(renderHook(() => useRecentSearches()).result.current).toEqual([]);
});
