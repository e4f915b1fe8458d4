import { englandClubs } from '@safira/arabic/tables/clubs/england';
import { expect, test } from 'vitest';
import { spokenName } from './spoken-names.ts';
import { clubWords } from './tables/club-words.ts';
import { playerWords } from './tables/player-words.ts';
import { withoutMarks } from './text.ts';

const firstTiers = `
  أرسنال، أستون فيلا، بورنموث، برينتفورد، برايتون، تشيلسي، كريستال بالاس
  كوفنتري سيتي، إيفرتون، فولهام، هال سيتي، إيبسويتش تاون، ليدز يونايتد، ليفربول
  مانشستر سيتي، مانشستر يونايتد، نيوكاسل يونايتد، نوتنغهام فورست، سندرلاند، توتنهام هوتسبير، ديبورتيفو ألافيس
  أتلتيك بيلباو، أتلتيكو مدريد، برشلونة، ريال بيتيس، سيلتا فيغو، إلتشي، إسبانيول
  خيتافي، ديبورتيفو لاكورونيا، ليفانتي، مالقة، أوساسونا، راسينغ سانتاندير، رايو فايكانو
  ريال مدريد، ريال سوسيداد، إشبيلية، فالنسيا، فياريال
`
  .trim()
  .split(/[،\n] */)
  .map((name) => name.trim());

test.each(firstTiers)('POD-06: %s has a pronunciation of its own', (name) => {
  const { spoken, isKnown } = spokenName(name);
  expect(isKnown).toBe(true);
  expect(withoutMarks(spoken)).toBe(name);
});

test('POD-06: every word of the tables ends in a vowel letter or a mark, and has one entry', () => {
  const words = `${clubWords} ${playerWords}`.trim().split(/\s+/);
  expect(words.filter((word) => !/(?:ا|و|ي|ى|\u064E|\u064F|\u0650|\u0652)$/.test(word))).toEqual([]);
  const own = (text: string) => text.trim().split(/\s+/).map(withoutMarks);
  expect(new Set(own(clubWords)).size).toBe(own(clubWords).length);
  expect(new Set(own(playerWords)).size).toBe(own(playerWords).length);
});

test.each([
  ['محمد صلاح', 'مُحَمَّدْ صَلَاحْ'],
  ['لامين يامال', 'لَامِينْ يَامَالْ'],
  ['كيليان مبابي', 'كِيلْيَانْ مْبَابِي'],
  ['برونو فرنانديز', 'بْرُونُو فِرْنَانْدِيزْ'],
])('POD-06: %s is «%s»', (name, spoken) => {
  expect(spokenName(name)).toEqual({ spoken: spoken.normalize('NFC'), isKnown: true });
});

test('POD-06: a name without an entry gets marks by rule, and is marked so', () => {
  expect(spokenName('ماركو فيدالين')).toEqual({
    spoken: 'مَارْكُو فِيدَالِينْ'.normalize('NFC'),
    isKnown: false,
  });
});

test.each(['Kenan Yıldız', 'سالم X', 'لاعب 7', 'O’Neil'])(
  'POD-06: nothing of «%s» reaches the voice but Arabic',
  (name) => {
    const { spoken, isKnown } = spokenName(name);
    expect(spoken).toMatch(/^[\u0621-\u0652 ]*$/);
    expect(isKnown).toBe(false);
  },
);

test('POD-06: the rules leave the letters of a name as they are', () => {
  for (const { arabic } of englandClubs) expect(withoutMarks(spokenName(arabic).spoken)).toBe(arabic);
});
