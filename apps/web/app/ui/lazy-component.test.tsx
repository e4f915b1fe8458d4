import { render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent, optionalComponent } from './lazy-component.ts';

afterEach(() => vi.restoreAllMocks());

/** A part whose script cannot be loaded the first `failures` times. */
function show(failures: number, makeComponent = lazyComponent) {
  const load = vi.fn<() => Promise<{ Part: () => ReactNode }>>(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return { Part: () => <p>part</p> };
  });
  const Part = makeComponent(load, 'Part');
  render(
    <>
      <p>page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  return load;
}

test('OURS-09: a script that is lost with the connection is loaded when it is back, and the page stays', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = show(1);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('page')).toBeTruthy();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('part')).toBeTruthy();
});

test('HOUSE: a script that fails once with a connection is loaded a second time', async () => {
  const load = show(1);
  expect(await screen.findByText('part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('HOUSE: a part that the page can do without is left out if its script is lost, and the page stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show(Infinity, optionalComponent);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.queryByText('part')).toBeNull();
});
