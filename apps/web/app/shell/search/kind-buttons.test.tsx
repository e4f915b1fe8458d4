import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KindButtons } from './kind-buttons.tsx';
import type { Kind } from './results.ts';

const groups = (['teams', 'players'] as const).map((kind) => ({ kind, name: kind, results: [] }));

test('OURS-07: a kind in the list of the header is chosen without taking the focus from the field', () => {
  const chosen: (Kind | undefined)[] = [];
  render(<KindButtons groups={groups} kind="teams" onChoose={(kind) => chosen.push(kind)} />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('teams');
  const players = screen.getByRole('button', { name: 'players' });
  const press = createEvent.mouseDown(players);
  fireEvent(players, press);
  expect(press.defaultPrevented).toBe(true);
  fireEvent.click(players);
  fireEvent.click(screen.getByRole('button', { name: 'الكل' }));
  expect(chosen).toEqual(['players', undefined]);
});
