import { expect, type Locator } from '@playwright/test';

export type Box = { left: number; right: number; top: number; bottom: number };

/** Where things stand, in the order of the page; what is not drawn has no place and is left out. */
export const boxesOf = (parts: Locator): Promise<Box[]> =>
  parts.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  );

export async function boxOf(part: Locator): Promise<Box> {
  await expect(part).toBeVisible();
  return (await boxesOf(part))[0]!;
}

export const middleOf = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Half a pixel is what rounding leaves. */
const ROUNDING = 0.5;

/** No two share more than an edge, however they stand. */
export function expectApart(boxes: readonly Box[]): void {
  const meeting = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (isMeeting(one, other) ? [{ one, other }] : [])),
  );
  expect(meeting).toEqual([]);
}

const isMeeting = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > ROUNDING &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ROUNDING;

export function expectInside(boxes: readonly Box[], around: Box): void {
  const outside = boxes.filter(
    ({ left, right, top, bottom }) =>
      left < around.left - ROUNDING ||
      right > around.right + ROUNDING ||
      top < around.top - ROUNDING ||
      bottom > around.bottom + ROUNDING,
  );
  expect(outside).toEqual([]);
}

/** They stand next to one another in this order, the first on the right. */
export async function expectFromRight(...parts: readonly Locator[]): Promise<void> {
  const boxes: Box[] = [];
  for (const part of parts) boxes.push(await boxOf(part));
  for (const [index, left] of boxes.slice(1).entries()) {
    expect(left.right, String(parts[index + 1])).toBeLessThanOrEqual(boxes[index]!.left + ROUNDING);
  }
}

/** Each of the first on the right of the one that belongs to it; how many there are. */
export async function expectEachRightOf(first: Locator, second: Locator): Promise<number> {
  const [rights, lefts] = [await boxesOf(first), await boxesOf(second)];
  expect(rights.length).toBe(lefts.length);
  expect(rights.filter(({ left }, index) => left < lefts[index]!.right - ROUNDING)).toEqual([]);
  return rights.length;
}

/** The visible text of each: without what is for screen readers only. */
export const seenTexts = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element; // a clone of an element is one
      for (const hidden of copy.querySelectorAll('.srOnly')) hidden.remove();
      return copy.textContent.replaceAll(/\s+/g, ' ').trim();
    }),
  );
