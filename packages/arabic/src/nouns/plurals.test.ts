import { expect, test } from 'vitest';
import * as matchNouns from './match-nouns.ts';
import { players } from './player-nouns.ts';
import * as plurals from './plurals.ts';
import * as timeNouns from './time-nouns.ts';
import { channel, competition, count, countAfterPreposition, match, type Noun } from './plurals.ts';

test.each([
  [0, 'لا مباريات'],
  [1, 'مباراة واحدة'],
  [2, 'مباراتان'],
  [3, '3 مباريات'],
  [10, '10 مباريات'],
  [11, '11 مباراة'],
  [99, '99 مباراة'],
  [100, '100 مباراة'],
  [103, '103 مباريات'],
])('HOME-06: %i is counted as «%s»', (n, expected) => {
  expect(count(n, match)).toBe(expected);
});

test('HOME-06: every number takes the form of its Unicode category', () => {
  const forms: Noun = ['zero', 'one', 'two', 'twoOblique', 'few', 'many', 'other'];
  const rules = new Intl.PluralRules('ar');
  for (let n = 0; n <= 320; n++)
    expect(count(n, forms).replace(/^\d+ /, ''), String(n)).toBe(rules.select(n));
});

test('HOME-06: the dual inflects after a preposition', () => {
  expect(countAfterPreposition(2, competition)).toBe('بطولتين');
  expect(countAfterPreposition(5, competition)).toBe('5 بطولات');
});

test('HOME-07: channels and minutes are counted alike', () => {
  expect(count(4, channel)).toBe('4 قنوات');
  expect(countAfterPreposition(2, timeNouns.minute)).toBe('دقيقتين');
});

const nouns: Record<string, [forms: string, Noun]> = {
  goal: ['لا أهداف|هدف واحد|هدفان|هدفين|أهداف|هدفًا|هدف', matchNouns.goal],
  match: ['لا مباريات|مباراة واحدة|مباراتان|مباراتين|مباريات|مباراة|مباراة', plurals.match],
  point: ['بلا نقاط|نقطة واحدة|نقطتان|نقطتين|نقاط|نقطة|نقطة', plurals.point],
  team: ['لا فرق|فريق واحد|فريقان|فريقين|فرق|فريقًا|فريق', plurals.team],
  masculine: ['لا لاعبين|لاعب واحد|لاعبان|لاعبين|لاعبين|لاعبًا|لاعب', players.masculine],
  feminine: ['لا لاعبات|لاعبة واحدة|لاعبتان|لاعبتين|لاعبات|لاعبة|لاعبة', players.feminine],
  card: ['بلا بطاقات|بطاقة واحدة|بطاقتان|بطاقتين|بطاقات|بطاقة|بطاقة', plurals.card],
  title: ['بلا ألقاب|لقب واحد|لقبان|لقبين|ألقاب|لقبًا|لقب', plurals.title],
  competition: ['لا بطولات|بطولة واحدة|بطولتان|بطولتين|بطولات|بطولة|بطولة', plurals.competition],
  group: ['لا مجموعات|مجموعة واحدة|مجموعتان|مجموعتين|مجموعات|مجموعة|مجموعة', plurals.group],
  season: ['لا مواسم|موسم واحد|موسمان|موسمين|مواسم|موسمًا|موسم', plurals.season],
  channel: ['لا قنوات|قناة واحدة|قناتان|قناتين|قنوات|قناة|قناة', plurals.channel],
  article: ['لا أخبار|خبر واحد|خبران|خبرين|أخبار|خبرًا|خبر', plurals.article],
  episode: ['لا حلقات|حلقة واحدة|حلقتان|حلقتين|حلقات|حلقة|حلقة', plurals.episode],
  page: ['لا صفحات|صفحة واحدة|صفحتان|صفحتين|صفحات|صفحة|صفحة', plurals.page],
  second: ['أقل من ثانية|ثانية واحدة|ثانيتان|ثانيتين|ثوانٍ|ثانية|ثانية', timeNouns.second],
  minute: ['أقل من دقيقة|دقيقة واحدة|دقيقتان|دقيقتين|دقائق|دقيقة|دقيقة', timeNouns.minute],
  hour: ['أقل من ساعة|ساعة واحدة|ساعتان|ساعتين|ساعات|ساعة|ساعة', timeNouns.hour],
  day: ['اليوم|يوم واحد|يومان|يومين|أيام|يومًا|يوم', timeNouns.day],
  week: ['أقل من أسبوع|أسبوع واحد|أسبوعان|أسبوعين|أسابيع|أسبوعًا|أسبوع', timeNouns.week],
  month: ['أقل من شهر|شهر واحد|شهران|شهرين|أشهر|شهرًا|شهر', timeNouns.month],
  year: ['أقل من سنة|سنة واحدة|سنتان|سنتين|سنوات|سنة|سنة', timeNouns.year],
  age: ['أقل من عام|عام واحد|عامان|عامين|أعوام|عامًا|عام', timeNouns.age],
  win: ['لا انتصارات|انتصار واحد|انتصاران|انتصارين|انتصارات|انتصارًا|انتصار', matchNouns.win],
  draw: ['لا تعادلات|تعادل واحد|تعادلان|تعادلين|تعادلات|تعادلًا|تعادل', matchNouns.draw],
  assist: [
    'بلا تمريرات حاسمة|تمريرة حاسمة|تمريرتان حاسمتان|تمريرتين حاسمتين|تمريرات حاسمة|تمريرة حاسمة|تمريرة حاسمة',
    matchNouns.assist,
  ],
  save: ['بلا تصديات|تصدٍّ واحد|تصديان|تصديين|تصديات|تصديًا|تصدٍّ', matchNouns.save],
  keyPass: [
    'بلا تمريرات مفتاحية|تمريرة مفتاحية|تمريرتان مفتاحيتان|تمريرتين مفتاحيتين|تمريرات مفتاحية|تمريرة مفتاحية|تمريرة مفتاحية',
    matchNouns.keyPass,
  ],
  dribble: ['بلا مراوغات|مراوغة واحدة|مراوغتان|مراوغتين|مراوغات|مراوغة|مراوغة', matchNouns.dribble],
  place: ['المركز نفسه|مركزًا واحدًا|مركزان|مركزين|مراكز|مركزًا|مركز', matchNouns.place],
};

test.each(Object.entries(nouns))('HOUSE: %s is counted in all its forms', (_, [forms, noun]) => {
  const [zero, one, two, twoObl, few, many, other] = forms.split('|');
  const expected = [
    [0, zero],
    [1, one],
    [2, two],
    [3, `3 ${few}`],
    [10, `10 ${few}`],
    [11, `11 ${many}`],
    [99, `99 ${many}`],
    [100, `100 ${other}`],
    [101, `101 ${other}`],
    [102, `102 ${other}`],
    [103, `103 ${few}`],
    [111, `111 ${many}`],
  ] as const;
  expect(expected.map(([n]) => [n, count(n, noun)])).toEqual(expected);
  expect(countAfterPreposition(2, noun)).toBe(twoObl);
});

test('HOUSE: no noun of the list is left untested', () => {
  const exported = Object.entries({ ...plurals, ...matchNouns, ...timeNouns, ...players }).flatMap(
    ([name, value]) => (typeof value === 'object' ? name : []),
  );
  expect(Object.keys(nouns).toSorted()).toEqual(exported.toSorted());
});
