import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { makeStore, useStore } from './store.ts';

test('HOUSE: listeners of a store are called for every value, also for the same one, until they stop', () => {
  const store = makeStore('');
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.set('a');
  store.set('a');
  expect([store.get(), listener.mock.calls.length]).toEqual(['a', 2]);
  stop();
  store.set('b');
  expect([store.get(), listener.mock.calls.length]).toEqual(['b', 2]);
});

test('HOUSE: a component shows what it reads from a store; the server shows what it is given', () => {
  const store = makeStore(1);
  const Probe = () => <output>{useStore(store, (value) => value * 10, 0)}</output>;
  expect(renderToString(<Probe />)).toBe('<output>0</output>');
  render(<Probe />);
  expect(screen.getByRole('status').textContent).toBe('10');
  act(() => store.set(2));
  expect(screen.getByRole('status').textContent).toBe('20');
});
