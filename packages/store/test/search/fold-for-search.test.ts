import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { testDatabase } from '@safira/testkit/database';

const { db } = await testDatabase();

/** The same strings in every run: a small seeded generator, with letters of the scripts of names and around them. */
function generated(count: number, seed: number): string[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x300, 0x310],
    [0x600, 0x6ff],
    [0x200b, 0x2010],
    [0x2018, 0x201a],
    [0x2066, 0x2069],
    [0xfe80, 0xfefc],
  ] as const;
  const letter = () => {
    const [from, to] = ranges[next(ranges.length)]!;
    return String.fromCodePoint(from + next(to - from + 1));
  };
  return Array.from({ length: count }, () => Array.from({ length: next(24) }, letter).join(''));
}

const names = [
  'أحمد الأهلي',
  'Kylian Mbappé',
  'İlkay Gündoğan',
  'ﻻعب',
  "N'Golo",
  'Großkreutz',
  'برشلونة ٢٠٢٦',
  'ΣΑΣ',
];

test('OURS-07: the database folds names exactly as the code does, over 5,000 generated strings', async () => {
  const texts = [...names, ...generated(5_000, 20_261_115)];
  const { rows } = await sql<{ text: string; key: string }>`
    select text, fold_for_search(text) as key
    from unnest(${texts}::text[]) with ordinality as t (text, place) order by place`.execute(db);
  expect(rows.filter(({ text, key }) => key !== foldForSearch(text)).slice(0, 5)).toEqual([]);
  expect(rows).toHaveLength(texts.length);
});

test('OURS-07: folding twice changes nothing', () => {
  for (const text of generated(2_000, 7))
    expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
});
