import { expect, test } from 'vitest';
import { placeBy } from './place.ts';

const panel = { width: 300, height: 400 };
const wide = { width: 1280, height: 900 };

test('OURS-02: the clocks open below the time, where lines begin', () => {
  expect(placeBy({ top: 100, bottom: 120, right: 1000 }, panel, wide)).toEqual({ start: 280, top: 126 });
});

test('OURS-02: near the lower edge the clocks open above the time', () => {
  expect(placeBy({ top: 700, bottom: 720, right: 1000 }, panel, wide).top).toBe(294);
});

test.each([10, 150, 310])('OURS-02: at 320 px the clocks pass no edge (the time ends at %i px)', (right) => {
  const { start, top } = placeBy({ top: 200, bottom: 220, right }, panel, { width: 320, height: 480 });
  expect(start).toBeGreaterThanOrEqual(8);
  expect(start + panel.width).toBeLessThanOrEqual(312);
  expect([top, top + panel.height]).toEqual([72, 472]);
});
