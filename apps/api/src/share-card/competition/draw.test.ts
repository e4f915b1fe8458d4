import { expect, test } from 'vitest';
import { aCrest, aFrame, anEmblem } from '../testing/looks.ts';
import { misplaced } from '../testing/misplaced.ts';
import { drawCompetitionCard } from './draw.ts';
import type { CompetitionFacts, ShownRow } from './facts.ts';

const look = aCrest('نص', '#C8102E');
const longNames = ['بوروسيا مونشنغلادباخ', 'وولفرهامبتون واندررز', 'مونشنغلادباخوولفرهامبتون'];

const rowsOf = (names: readonly string[], points: string): ShownRow[] =>
  names.map((name, index) => ({ name, points, rank: String(index + 1), picture: null, look }));

const aCard = (over: Partial<CompetitionFacts> = {}): CompetitionFacts => ({
  name: 'دوري روشن السعودي',
  season: 'موسم \u20662026/27\u2069',
  picture: null,
  look: anEmblem,
  champion: null,
  table: { title: 'الترتيب', rows: rowsOf(['الهلال', 'النصر', 'الاتحاد'], '31') },
  ...over,
});
const leftOf = (facts: CompetitionFacts, wanted: string) =>
  drawCompetitionCard(facts, aFrame).placed.find(({ text }) => text === wanted)!.ink.left;

test.each<[string, Partial<CompetitionFacts>]>([
  ['a usual table', {}],
  ['long names of teams', { table: { title: 'الترتيب', rows: rowsOf(longNames, '9') } }],
  ['high letters in names', { table: { title: 'الترتيب', rows: rowsOf(['آيك أثينا', 'الله'], '4') } }],
  ['points with three digits', { table: { title: 'مرحلة الدوري', rows: rowsOf(['الهلال'], '101') } }],
  ['no table', { table: null }],
  ['a long name', { name: 'تصفيات كأس العالم عن قارة أمريكا الشمالية والوسطى والكاريبي' }],
  ['a long name alone', { name: 'تصفيات كأس العالم عن قارة أمريكا الشمالية والوسطى والكاريبي', table: null }],
  ['a champion', { table: null, champion: { name: longNames[0]!, title: 'البطل', picture: null, look } }],
])('OURS-05: a competition with %s: every text stays in its room and overlaps no other', (_, facts) => {
  expect(misplaced(drawCompetitionCard(aCard(facts), aFrame))).toEqual([]);
});

test('OURS-05: in a row of the table, from the right: rank, team, points', () => {
  const [rank, name, points] = ['1', 'الهلال', '31'].map((text) => leftOf(aCard(), text));
  expect(rank).toBeGreaterThan(name!);
  expect(name).toBeGreaterThan(points!);
});
