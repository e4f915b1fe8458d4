import type { Player } from '@safira/contract/players/players';
import { aFoundPlayer, aPlayerSeason } from '@safira/contract/testing/players';
import { expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../frame.ts';
import { aFrame } from '../testing/looks.ts';
import { misplaced } from '../testing/misplaced.ts';
import { drawCompareCard } from './draw.ts';
import { compareFacts } from './facts.ts';

const many = aPlayerSeason({ appearances: 138, goals: 127, team: 'الاتحاد الرياضي المنستيري' });
const unrated = { ...many, games: { ...many.games, rating: null } };
const long = { name: 'بيير إيمريك إميل فرنسوا أوباميانغ' };

test.each<[string, Player, Player]>([
  ['usual numbers', aFoundPlayer(), aFoundPlayer({ name: 'رياض محرز' })],
  ['long names, numbers with three digits', aFoundPlayer(long, [many]), aFoundPlayer(long, [many])],
  [
    'high and low letters',
    aFoundPlayer({ name: 'عبد الله الحمداني' }),
    aFoundPlayer({ name: 'جيورجي مامارداشفيلي' }),
  ],
  ['no rating', aFoundPlayer(long, [unrated]), aFoundPlayer()],
  ['no numbers', aFoundPlayer(long, []), aFoundPlayer({ name: 'أوباميانغأوباميانغأوباميانغ' }, [])],
])('OURS-14: %s: every text stays in its room and overlaps no other', (_, first, second) => {
  expect(misplaced(drawCompareCard(compareFacts(first, second), aFrame))).toEqual([]);
});

const facts = compareFacts(
  aFoundPlayer({}, [aPlayerSeason({ appearances: 30, goals: 11 })]),
  aFoundPlayer({ name: 'رياض محرز' }, [aPlayerSeason({ appearances: 10, goals: 7 })]),
);

test('OURS-14: the first player and their numbers are on the right of the second', () => {
  const { placed } = drawCompareCard(facts, aFrame);
  const inkOf = (wanted: string) => placed.find(({ text }) => text === wanted)!.ink;
  for (const [one, other] of [
    ['سالم الدوسري', 'رياض محرز'],
    ['30', '10'],
    ['11', '7'],
  ] as const) {
    expect(inkOf(one).left, one).toBeGreaterThan(WIDTH / 2);
    expect(inkOf(other).right, other).toBeLessThan(WIDTH / 2);
  }
});

test('OURS-14: a bar is as long as its share, and begins in the middle', () => {
  const { data } = drawCompareCard(facts, aFrame).canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const middle = 316 + 47 / 2; // of the first row
  const columns = (red: number, green: number, blue: number) =>
    Array.from({ length: WIDTH }, (_, x) => x).filter((x) => {
      const at = (Math.floor(middle) * WIDTH + x) * 4;
      return data[at] === red && data[at + 1] === green && data[at + 2] === blue;
    });
  const [first, second] = [
    columns(0xfa, 0xf7, 0xef).filter((x) => x >= 836),
    columns(0xff, 0xd4, 0x00).filter((x) => x <= 364),
  ];
  expect(first[0]).toBeLessThan(840);
  expect(second.at(-1)).toBeGreaterThan(360);
  expect(first.length / (first.length + second.length)).toBeCloseTo(0.75, 1);
});
