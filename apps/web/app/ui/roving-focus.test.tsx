import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { horizontal, rovingFocus, vertical } from './roving-focus.ts';

function show(keys: typeof vertical) {
  render(
    <div role="toolbar" aria-label="letters" tabIndex={-1} onKeyDown={rovingFocus('button', keys)}>
      <button type="button">a</button>
      <button type="button">b</button>
      <button type="button">c</button>
    </div>,
  );
  screen.getByRole('button', { name: 'a' }).focus();
}

/** Whether the page still acts on the key, and the letter that has the focus then. */
const press = (key: string) => [
  fireEvent.keyDown(document.activeElement!, { key }),
  document.activeElement!.textContent,
];

test('HOUSE: in a horizontal group the left arrow goes to the next item, and from the last to the first', () => {
  show(horizontal);
  expect(['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'].map(press)).toEqual([
    [false, 'b'],
    [false, 'c'],
    [false, 'a'],
    [false, 'c'],
  ]);
});

test('HOUSE: Home and End go to the ends of a group; other keys are left to the page', () => {
  show(vertical);
  expect(['End', 'Home', 'ArrowDown', 'ArrowLeft', 'Tab'].map(press)).toEqual([
    [false, 'c'],
    [false, 'a'],
    [false, 'b'],
    [true, 'b'],
    [true, 'b'],
  ]);
});
