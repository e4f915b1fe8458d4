import { expect, test } from 'vitest';
import { layEpisode } from './layout.ts';

/** Sounds are their lengths, at 10 samples a second. */
const settings = {
  jingles: { opening: 20, between: 9, closing: 22 },
  lengthOf: (sound: number) => sound,
  sampleRate: 10,
};
const chapters = [
  { title: 'إنجلترا', sentences: [{ text: 'أ', sound: 50 }, { text: 'ب', sound: 30 }] }, // oxfmt-ignore
  { title: 'إسبانيا', sentences: [{ text: 'ج', sound: 40 }] },
];

test('POD-06: 0.3 s between sentences, 0.6 s and a jingle between chapters', () => {
  const { pieces, sentences, length } = layEpisode(chapters, settings);
  expect(pieces.map(({ from, to }) => [from, to])).toEqual([
    [0, 20], // opening
    [23, 73],
    [76, 106],
    [112, 121], // between
    [124, 164],
    [170, 192], // closing
  ]);
  expect(length).toBe(192);
  expect(sentences).toEqual([
    { text: 'أ', chapter: 0, from: 23, to: 73 },
    { text: 'ب', chapter: 0, from: 76, to: 106 },
    { text: 'ج', chapter: 1, from: 124, to: 164 },
  ]);
});

test('POD-06: chapters cover the whole episode, and each begins with its jingle', () => {
  expect(layEpisode(chapters, settings).chapters).toEqual([
    { title: 'إنجلترا', from: 0, to: 112 },
    { title: 'إسبانيا', from: 112, to: 192 },
  ]);
});
