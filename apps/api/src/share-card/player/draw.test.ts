import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Player } from '@safira/contract/players/players';
import { aFoundPlayer, aPlayerSeason } from '@safira/contract/testing/players';
import { expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../frame.ts';
import { aFrame } from '../testing/looks.ts';
import { misplaced } from '../testing/misplaced.ts';
import { drawPlayerCard } from './draw.ts';
import { playerFacts } from './facts.ts';

const many = aPlayerSeason({ appearances: 138, goals: 127, team: 'الاتحاد الرياضي المنستيري' });
const unrated = { ...many, games: { ...many.games, rating: null, minutes: 12_345 } };
const long = { name: 'بيير إيمريك إميل فرنسوا أوباميانغ' };

test.each<[string, Player]>([
  ['usual numbers', aFoundPlayer()],
  ['a long name and numbers with three digits', aFoundPlayer(long, [many])],
  ['minutes with five digits', aFoundPlayer(long, [unrated])],
  ['high letters', aFoundPlayer({ name: 'عبد الله الحمداني' })],
  ['nothing but a name', aFoundPlayer(long, [])],
  ['a name of one long word', aFoundPlayer({ name: 'أوباميانغأوباميانغأوباميانغ' })],
])('OURS-05: a player with %s: every text stays in its room and overlaps no other', (_, player) => {
  expect(misplaced(drawPlayerCard(playerFacts(player), aFrame))).toEqual([]);
});

test('OURS-05: the photo of a player stands on the right, in place of the shirt', async () => {
  const source = createCanvas(40, 60);
  const paint = source.getContext('2d');
  paint.fillStyle = '#FF00FF';
  paint.fillRect(0, 0, 40, 60);
  const image = await loadImage(await source.encode('png'));
  const facts = { ...playerFacts(aFoundPlayer()), picture: 'a.webp' };
  const { canvas } = drawPlayerCard(facts, { ...aFrame, pictures: new Map([['a.webp', image]]) });
  const { data } = canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const columns: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) columns.push((at / 4) % WIDTH);
  }
  const sorted = columns.toSorted((a, b) => a - b);
  expect([sorted[0], sorted.at(-1)]).toEqual([954, 1143]);
});
