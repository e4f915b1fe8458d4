import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { isolateLtr } from '@safira/arabic/formats/bidi';
import { type Font, fontText, registerFonts } from '../fonts.ts';
import { HEIGHT, WIDTH } from '../frame.ts';
import { makePen } from '../pen.ts';
import { aCrest, aFrame, anEmblem } from '../testing/looks.ts';
import { misplaced } from '../testing/misplaced.ts';
import { drawMatch } from './draw.ts';
import type { MatchFacts, ShownState, ShownTeam } from './facts.ts';
import type { Scorer } from './scorers.ts';

const RED = '#C8102E';
const BLUE = '#1B4FBF';

const aTeam = (name: string, field: string, scorers: Scorer[] = []): ShownTeam => ({
  name,
  picture: null,
  look: aCrest('نص', field),
  scorers,
});

const finished = (home: number, away: number): ShownState => ({
  kind: 'finished',
  label: 'صافرة النهاية',
  score: { home, away },
  behind: null,
  penalties: null,
  note: null,
});

const aCard = (over: Partial<MatchFacts> = {}): MatchFacts => ({
  competition: {
    title: 'دوري روشن السعودي · الجولة 10',
    picture: null,
    look: anEmblem,
  },
  home: aTeam('الهلال', RED),
  away: aTeam('النصر', BLUE),
  state: finished(2, 1),
  ...over,
});

const aScorer = (name: string, ...minutes: string[]): Scorer => ({
  name,
  isOwnGoal: false,
  minutes: minutes.map(isolateLtr),
});
const placedOn = (facts: MatchFacts) => drawMatch(facts, aFrame).placed;
const textsOn = (facts: MatchFacts) => placedOn(facts).map(({ text }) => text);

/** The first and last column with a colour. */
function columnsOf(facts: MatchFacts, colour: string): { first: number; last: number } {
  const { data } = drawMatch(facts, aFrame).canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const found: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if (rgb.every((value, index) => data[at + index] === value)) found.push((at / 4) % WIDTH);
  }
  return found.reduce(({ first, last }, x) => ({ first: Math.min(first, x), last: Math.max(last, x) }), {
    first: Infinity,
    last: -Infinity,
  });
}

test('OURS-05: home is on the right, away on the left', () => {
  const [home, away] = [columnsOf(aCard(), RED), columnsOf(aCard(), BLUE)];
  expect([home.first > WIDTH / 2, home.last > home.first]).toEqual([true, true]);
  expect([away.last < WIDTH / 2, away.last > away.first]).toEqual([true, true]);
});

test('OURS-05: the score is three texts, the goals of home on the right of the dash', () => {
  const places = placedOn(aCard({ state: finished(2, 1) }));
  const left = (text: string) => places.find((one) => one.text === text)!.ink.left;
  expect(left('2')).toBeGreaterThan(left('–'));
  expect(left('1')).toBeLessThan(left('–'));
});

test('OURS-05: a shoot-out shows two scores, the penalties below the goals, home on the right in both', () => {
  const state: ShownState = { ...finished(1, 1), penalties: { home: 15, away: 14 } } as ShownState;
  const places = placedOn(aCard({ state }));
  const [home, away] = ['15', '14'].map((text) => places.find((one) => one.text === text)!.ink);
  const ones = places.filter(({ text }) => text === '1');
  expect(ones).toHaveLength(2);
  expect(home!.left).toBeGreaterThan(away!.right);
  expect(home!.top).toBeGreaterThan(ones[0]!.ink.bottom);
  expect(places.map(({ text }) => text)).toContain('بركلات الترجيح');
});

test('OURS-08: simulated data is marked on the card, real data is not', () => {
  const texts = (isSimulated: boolean) =>
    drawMatch(aCard(), { ...aFrame, isSimulated }).placed.map(({ text }) => text);
  expect(texts(true)).toContain('بيانات تجريبية');
  expect(texts(false)).not.toContain('بيانات تجريبية');
});

const longNames = [
  'بوروسيا مونشنغلادباخ',
  'وولفرهامبتون واندررز',
  'الاتحاد الرياضي المنستيري',
  'مونشنغلادباخوولفرهامبتون',
];
const manyScorers = Array.from({ length: 9 }, (_, index) =>
  aScorer('بيير إيمريك أوباميانغ', `${index + 1}′`, '90+11′'),
);
const off: ShownState = {
  kind: 'off',
  label: 'مؤجلة',
  score: null,
  behind: null,
  penalties: null,
  note: 'تأجلت المباراة إلى موعد يُحدَّد لاحقًا',
};

test.each<[string, Partial<MatchFacts>]>([
  ...longNames.map((name): [string, Partial<MatchFacts>] => [
    name,
    { home: aTeam(name, RED, manyScorers), away: aTeam(name, BLUE) },
  ]),
  ['a score with two digits', { state: finished(10, 12) }],
  [
    'penalties with two digits',
    { state: { ...finished(10, 10), penalties: { home: 12, away: 11 } } as ShownState },
  ],
  ['a postponed match', { state: off, away: aTeam(longNames[2]!, BLUE, manyScorers) }],
  [
    'a long title',
    {
      competition: {
        ...aCard().competition,
        title:
          'تصفيات كأس العالم عن قارة أمريكا الشمالية والوسطى والكاريبي · مباراة تحديد المركز الثالث – الإياب، مباراة معادة',
      },
    },
  ],
  [
    'a scorer with a long name and many goals',
    {
      home: aTeam('الهلال', RED, [
        aScorer('بيير إيمريك إميل فرنسوا أوباميانغ', ...Array.from({ length: 9 }, () => '45+11′')),
      ]),
    },
  ],
  [
    'a name that is longer than a line',
    { home: aTeam('الهلال', RED, [aScorer('أوباميانغ '.repeat(7).trim(), '3′')]) },
  ],
])('OURS-05: %s: every text stays in its room and overlaps no other', (_, facts) => {
  expect(misplaced(drawMatch(aCard(facts), aFrame))).toEqual([]);
});

test('OURS-05: a long name is broken between words, no word is lost', () => {
  const words = longNames[2]!.split(' ');
  const texts = textsOn(aCard({ home: aTeam(longNames[2]!, RED) }));
  expect(texts).toContain(words.slice(0, 2).join(' '));
  expect(texts).toContain(words[2]);
});

test('OURS-05: six scorers are all shown; of more, the rest is a number of goals', () => {
  const scorersOn = (scorers: Scorer[]) => textsOn(aCard({ home: aTeam('الهلال', RED, scorers) })).join('\n');
  const six = manyScorers.slice(0, 6).map((scorer, index) => ({
    ...scorer,
    name: `سالم ${'أبتثجح'[index]!}`,
    minutes: scorer.minutes.slice(0, 1),
  }));
  for (const { name } of six) expect(scorersOn(six)).toContain(name);
  expect(scorersOn(six)).not.toContain('أخرى');
  expect(scorersOn(manyScorers)).toMatch(/و1[0-4] هدفًا آخر/);
});

test('DLG-05: an own goal is marked', () => {
  const scorers = [{ name: 'علي', isOwnGoal: true, minutes: [isolateLtr('10′')] }];
  expect(textsOn(aCard({ away: aTeam('النصر', BLUE, scorers) }))).toContain(
    `علي (عكسي) ${isolateLtr('10′')}`,
  );
});

const display: Font = { family: 'display', weight: 800, size: 60 };

test('OURS-05: Arabic letters are joined, and the display face is drawn in the requested weight', () => {
  registerFonts();
  const { widthOf } = makePen(createCanvas(10, 10).getContext('2d'));
  const apart = 'صافرة'.split('').reduce((sum, letter) => sum + widthOf(letter, display), 0);
  expect(widthOf('صافرة', display)).toBeLessThan(apart * 0.95);
  expect(widthOf('صافرة', display)).toBeGreaterThan(widthOf('صافرة', { ...display, weight: 500 }) * 1.05);
});

test('OURS-05: a minute of added time reads 45+2 in a line of Arabic text', () => {
  registerFonts();
  const { widthOf } = makePen(createCanvas(10, 10).getContext('2d'));
  const font: Font = { family: 'ui', weight: 400, size: 60 };
  const line = (minute: string) => `علي ${minute}`;
  const left = 390 - widthOf(line(isolateLtr('45+2′')), font);
  const pixels = (text: string, at: { x: number; direction: 'ltr' | 'rtl' }) => {
    const context = createCanvas(400, 80).getContext('2d');
    Object.assign(context, { direction: at.direction, textAlign: at.direction === 'rtl' ? 'right' : 'left' });
    context.font = fontText(font);
    context.fillText(text, at.x, 60);
    const width = Math.floor(widthOf('45+2′', font));
    return Buffer.from(context.getImageData(Math.ceil(left), 0, width, 80).data).toString('base64');
  };
  const alone = pixels('45+2′', { x: left, direction: 'ltr' });
  expect(pixels(line(isolateLtr('45+2′')), { x: 390, direction: 'rtl' })).toBe(alone);
  expect(pixels(line('45+2′'), { x: 390, direction: 'rtl' })).not.toBe(alone);
});
