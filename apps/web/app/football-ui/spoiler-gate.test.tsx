import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openResult, setSpoilerFree } from '../state/spoiler.ts';
import { SpoilerGate } from './spoiler-gate.tsx';

afterEach(() => setSpoilerFree(false));

const show = () =>
  render(
    <SpoilerGate matchId={7} instead={<p>مخفية</p>}>
      <p>هدف</p>
    </SpoilerGate>,
  );

test('OURS-01: content that reveals the result is hidden until the reader reveals the result', () => {
  show();
  expect(screen.getByText('هدف').parentElement!.className).toContain('secret');
  expect(screen.getByText('مخفية')).toBeTruthy();
  act(() => openResult(7));
  expect(screen.getByText('هدف').parentElement!.className).not.toContain('secret');
  expect(screen.queryByText('مخفية')).toBeNull();
});
