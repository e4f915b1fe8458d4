import { expect, test } from 'vitest';
import { surfaceLabel } from './surfaces.ts';

test.each([
  ['grass', 'عشب طبيعي'],
  ['Grass', 'عشب طبيعي'],
  ['artificial turf', 'عشب صناعي'],
  ['artificial grass', 'عشب صناعي'],
  ['hybrid grass', 'عشب هجين'],
  ['sand', 'غير محددة'],
  ['', 'غير محددة'],
  [null, 'غير محددة'],
])('TEAM-02: the surface %j is «%s»', (surface, label) => {
  expect(surfaceLabel(surface)).toBe(label);
});
