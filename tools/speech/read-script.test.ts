import { expect, test } from 'vitest';
import { readScript } from './read-script.ts';

test('HOUSE: a script has chapters of sentences in both forms', () => {
  expect(readScript('# إنجلترا\nفاز.\tفَازَ.\n\n# إسبانيا\nعاد.\tعَادَ.\n')).toEqual([
    { title: 'إنجلترا', sentences: [{ plain: 'فاز.', vocalised: 'فَازَ.' }] },
    { title: 'إسبانيا', sentences: [{ plain: 'عاد.', vocalised: 'عَادَ.' }] },
  ]);
});

test.each([
  ['فاز.\tفَازَ.', 'line 1: a sentence before'],
  ['# إنجلترا\nفاز.', 'line 2: expected the plain text'],
  ['# إنجلترا\nفاز.\tفَازَ.\tأكثر', 'line 2: expected the plain text'],
])('HOUSE: a script with a wrong line is refused', (text, reason) => {
  expect(() => readScript(text)).toThrow(reason);
});
