import { expect, test } from 'vitest';
import { aCrest, aFrame, anEmblem } from '../testing/looks.ts';
import { misplaced } from '../testing/misplaced.ts';
import type { Tile } from '../tiles.ts';
import { drawTeamCard } from './draw.ts';
import type { Result, TeamFacts } from './facts.ts';

const look = aCrest('هل', '#1B4FBF');
const heading = {
  picture: null,
  look: anEmblem,
  title: 'دوري روشن السعودي · موسم \u20662026/27\u2069',
} as const;
const tilesOf = (rank: string, points: string, played: string): Tile[] => [
  { label: 'المركز', value: rank, card: 'yellow' },
  { label: 'النقاط', value: points },
  { label: 'لعب', value: played },
];
const form: Result[] = [
  { letter: 'خ', kind: 'loss' },
  { letter: 'ت', kind: 'draw' },
  { letter: 'ف', kind: 'win' },
];
const season = { heading, tiles: tilesOf('2', '28', '11'), form };
const aCard = (over: Partial<TeamFacts> = {}): TeamFacts => ({
  name: 'الهلال',
  country: 'السعودية',
  picture: null,
  look,
  season,
  ...over,
});
const placed = (facts: TeamFacts) => drawTeamCard(facts, aFrame).placed;

test.each<[string, Partial<TeamFacts>]>([
  ['a place and form', {}],
  ['numbers with two and three digits', { season: { ...season, tiles: tilesOf('18', '103', '38') } }],
  ['form only', { season: { ...season, tiles: [] } }],
  ['a place only', { season: { ...season, form: [] } }],
  ['nothing but a name', { season: null, country: null }],
  ['a long name', { name: 'الاتحاد الرياضي المنستيري', country: 'جمهورية الكونغو الديمقراطية' }],
  ['a long name of one word', { name: 'مونشنغلادباخوولفرهامبتون' }],
  [
    'a long heading',
    {
      season: {
        ...season,
        heading: {
          ...heading,
          title: `تصفيات كأس العالم عن قارة أمريكا الشمالية والوسطى والكاريبي · ${heading.title}`,
        },
      },
    },
  ],
])('OURS-05: a team with %s: every text stays in its room and overlaps no other', (_, facts) => {
  expect(misplaced(drawTeamCard(aCard(facts), aFrame))).toEqual([]);
});

test('OURS-05: the latest result of a team is on the left, its place on the right of its points', () => {
  const left = (wanted: string) => placed(aCard()).find(({ text }) => text === wanted)!.ink.left;
  expect(left('ف')).toBeLessThan(left('ت'));
  expect(left('ت')).toBeLessThan(left('خ'));
  expect(left('2')).toBeGreaterThan(left('28'));
});
