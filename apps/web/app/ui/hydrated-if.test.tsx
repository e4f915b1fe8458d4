import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HydratedIf } from './hydrated-if.tsx';

afterEach(() => vi.unstubAllEnvs());

for (const { isShown, clicks } of [
  { isShown: true, clicks: 1 },
  { isShown: false, clicks: 0 },
]) {
  test(`OURS-18: what the server sent stays on the page, and is ${isShown ? '' : 'not '}hydrated if it is ${isShown ? '' : 'not '}shown`, async () => {
    const onClick = vi.fn<() => void>();
    const page = (
      <HydratedIf isShown={() => isShown}>
        <button onClick={onClick}>القناة</button>
      </HydratedIf>
    );
    const place = document.createElement('div');
    document.body.append(place);
    vi.stubEnv('SSR', true);
    place.innerHTML = renderToString(page);
    vi.stubEnv('SSR', false);
    const root = await act(async () => hydrateRoot(place, page));
    place.querySelector('button')!.click();
    expect(onClick).toHaveBeenCalledTimes(clicks);
    await act(async () => root.unmount());
    place.remove();
  });
}
