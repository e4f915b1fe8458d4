import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pulse } from './pulse.tsx';

const drawn = (...bars: (number | null)[]) => {
  render(<Pulse bars={bars} />);
  const rects = screen.getByRole('img', { name: /نبض المباراة/ }).querySelectorAll('rect');
  return [...rects].map((rect) => ({
    x: Number(rect.getAttribute('x')),
    top: Number(rect.getAttribute('y')),
    height: Number(rect.getAttribute('height')),
  }));
};

test('OURS-04: time runs from right to left, home above the line and away below', () => {
  const [first, second] = drawn(4, -4);
  expect(first!.x).toBeGreaterThan(second!.x);
  expect([first!.top + first!.height, second!.top]).toEqual([14, 14]);
});

test('OURS-04: minutes without data and minutes without a shot are left empty', () => {
  expect(drawn(null, 0, 3)).toHaveLength(1);
});

test('OURS-04: more pressure is a longer bar, and no bar leaves the picture', () => {
  const bars = drawn(2, 9, -9);
  expect(bars[0]!.height).toBeLessThan(bars[1]!.height);
  expect(bars.every(({ top, height }) => top >= 0 && top + height <= 28)).toBe(true);
});

test('OURS-04: a match with extra time stays within the strip', () => {
  expect(drawn(...Array.from({ length: 24 }, () => 1)).every(({ x }) => x >= 0 && x < 88)).toBe(true);
});

test('OURS-04: the highest bar has the whole height, in a quiet match, too', () => {
  expect(drawn(1, -2).map(({ height }) => height)).toEqual([6.5, 13]);
});
