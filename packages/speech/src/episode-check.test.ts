import { expect, test } from 'vitest';
import { episodeFault } from './episode-check.ts';

const expected = {
  durationMs: 60_000,
  chapters: [
    { title: 'إنجلترا', startMs: 0, endMs: 30_000 },
    { title: 'إسبانيا', startMs: 30_000, endMs: 60_000 },
  ],
};
const good = { lufs: -16.5, peakDb: -2.2, bytes: 480_000, durationMs: 60_040, chapters: expected.chapters };

test.each([
  ['as it should be', {}, undefined],
  ['at the quiet limit', { lufs: -17 }, undefined],
  ['too quiet', { lufs: -17.1 }, 'loudness'],
  ['too loud', { lufs: -14.9 }, 'loudness'],
  ['silent', { lufs: -Infinity }, 'loudness'],
  ['not measured', { lufs: Number.NaN }, 'loudness'],
  ['with a peak at the limit', { peakDb: -1 }, undefined],
  ['with a peak above it', { peakDb: -0.9 }, 'peak'],
  ['cut off', { durationMs: 58_000 }, 'length'],
  ['without chapters', { chapters: [] }, 'chapters'],
  [
    'with unreadable titles',
    { chapters: [good.chapters[0]!, { title: '???????', startMs: 30_000 }] },
    'chapters',
  ],
  [
    'with a chapter at another time',
    { chapters: [good.chapters[0]!, { title: 'إسبانيا', startMs: 31_000 }] },
    'chapters',
  ],
])('POD-06: a file %s is judged', (_what, own, fault) => {
  expect(episodeFault({ ...good, ...own }, expected)?.fault).toBe(fault);
});
