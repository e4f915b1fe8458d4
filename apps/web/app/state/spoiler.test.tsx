import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import {
  isSpoilerFree,
  mayReveal,
  openResult,
  setSpoilerFree,
  useIsOpened,
  useSpoilerFree,
} from './spoiler.ts';

afterEach(() => act(() => setSpoilerFree(false)));

function Probe() {
  const isFree = useSpoilerFree();
  const [one, two] = [useIsOpened(1), useIsOpened(2)];
  return <output>{JSON.stringify({ isFree, one, two })}</output>;
}
const shown = () => JSON.parse(screen.getByRole('status').textContent) as object;

test('OURS-01: the mode is switched on and off, the page and the storage follow', () => {
  act(() => setSpoilerFree(true));
  expect(document.documentElement.hasAttribute('data-spoiler')).toBe(true);
  expect([localStorage.getItem('spoilerFree'), isSpoilerFree()]).toEqual(['on', true]);
  act(() => setSpoilerFree(false));
  expect(document.documentElement.hasAttribute('data-spoiler')).toBe(false);
  expect([localStorage.getItem('spoilerFree'), isSpoilerFree()]).toEqual([null, false]);
});

test('OURS-01: one result is revealed, it alone may be announced', () => {
  expect(mayReveal(1)).toBe(true);
  act(() => setSpoilerFree(true));
  expect(mayReveal(1)).toBe(false);
  act(() => openResult(1));
  expect([mayReveal(1), mayReveal(2)]).toEqual([true, false]);
});

test('OURS-01: parts of the page follow the mode and the results revealed, one after the other', () => {
  render(<Probe />);
  expect(shown()).toEqual({ isFree: false, one: false, two: false });
  act(() => setSpoilerFree(true));
  act(() => openResult(1));
  expect(shown()).toEqual({ isFree: true, one: true, two: false });
  act(() => openResult(2));
  expect(shown()).toEqual({ isFree: true, one: true, two: true });
});

test('OURS-01: the mode is switched on again, results revealed before are hidden', () => {
  render(<Probe />);
  act(() => setSpoilerFree(true));
  act(() => openResult(1));
  act(() => setSpoilerFree(true));
  expect(shown()).toEqual({ isFree: true, one: false, two: false });
});

test('OURS-01: the server renders for all readers alike, with the mode off and nothing revealed', () => {
  act(() => setSpoilerFree(true));
  act(() => openResult(1));
  expect(renderToString(<Probe />)).toContain('{&quot;isFree&quot;:false,&quot;one&quot;:false');
});

test('OURS-01: a part that has left the page is not updated', () => {
  let renders = 0;
  function Counting() {
    useIsOpened(1);
    renders++;
    return null;
  }
  const page = render(<Counting />);
  page.unmount();
  const before = renders;
  act(() => openResult(1));
  expect(renders).toBe(before);
});
