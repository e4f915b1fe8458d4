import { expect, test } from 'vitest';
import { crestLettering, emblemLettering } from './drawn-shapes.ts';
import type { EmblemKind } from '../tables/emblem-marks.ts';
import { marks } from '../tables/emblem-marks.ts';

const inEmblem = (letters: string, kind: EmblemKind = 'league') =>
  emblemLettering({ letters, kind, colour: '#000000', isOutlined: false });

test('NEWS-03: letters of an emblem are as large as the design, wide ones smaller', () => {
  expect(inEmblem('فر').size).toBe(11.5);
  expect(inEmblem('إس').size).toBeLessThan(10);
  expect(inEmblem('إس', 'super-cup').size).toBeLessThan(inEmblem('إس').size);
});

test('NEWS-03: at 20 px every mark of the table has a font of at least 5.4 px', () => {
  for (const [letters, kind] of Object.values(marks)) {
    expect((inEmblem(letters, kind).size * 20) / 32, letters).toBeGreaterThanOrEqual(5.4);
  }
});

test('NEWS-03: letters of a crest are as large as the disc allows', () => {
  expect(crestLettering('هل').size).toBeGreaterThan(crestLettering('نص').size);
  expect(crestLettering('ما').size).toBe(15.5);
});

test('NEWS-03: letters below the line are lifted, tall ones are lowered, and those of a cup are higher', () => {
  expect(inEmblem('مم').baseline).toBeLessThan(inEmblem('مد').baseline);
  expect(inEmblem('أد').baseline).toBeGreaterThan(inEmblem('مد').baseline);
  expect(inEmblem('فر', 'cup').baseline).toBeLessThan(inEmblem('فر').baseline);
});
