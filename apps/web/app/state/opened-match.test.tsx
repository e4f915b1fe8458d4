import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { openedMatch, setOpenedMatch, useOpenedMatch } from './opened-match.ts';

afterEach(() => act(() => setOpenedMatch(undefined)));

const Probe = () => <output>{useOpenedMatch() ?? 'none'}</output>;
const shown = () => screen.getByRole('status').textContent;

test('DLG-01: a match is clicked and closed again, the page follows at once', () => {
  render(<Probe />);
  expect([shown(), openedMatch()]).toEqual(['none', undefined]);
  act(() => setOpenedMatch(7));
  expect([shown(), openedMatch()]).toEqual(['7', 7]);
  act(() => setOpenedMatch(undefined));
  expect(shown()).toBe('none');
});

test('DLG-01: the server renders no match as clicked', () => {
  act(() => setOpenedMatch(7));
  expect(renderToString(<Probe />)).toBe('<output>none</output>');
});
