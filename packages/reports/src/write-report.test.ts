import { expect, test } from 'vitest';
import {
  ahly,
  goal,
  missedPenalty,
  ownGoal,
  penalty,
  recordOf,
  redCard,
  takenOff,
  zamalek,
} from '../testing/record.ts';
import type { MatchRecord } from './record.ts';
import { plainText, wordsIn } from './text.ts';
import { countTemplates } from './variants.ts';
import { type Report, writeReport } from './write-report.ts';

const written = (record: MatchRecord): Report => {
  const report = writeReport(record);
  if ('held' in report) throw new Error(`held: ${JSON.stringify(report)}`);
  return report;
};
const sentencesOf = (record: MatchRecord) => written(record).paragraphs.flat().map(plainText);
const goalsIn = (record: MatchRecord) => written(record).paragraphs[1]!.map(plainText);

test('OURS-21: a report waits while the goals do not add up to the result', () => {
  const record = recordOf([goal({ at: 10 })], { goals: { home: 2, away: 0 } });
  expect(writeReport(record)).toEqual({ held: 'goals' });
});

test('OURS-21: a report with a single word that the gate refuses is held, and says which', () => {
  const record = recordOf([goal({ at: 10 })], { round: 'المجموعة B' });
  expect(writeReport(record)).toEqual({ held: 'foreign', what: ['letters: B'] });
});

test('OURS-21: the lead has the result, the ground and the competition', () => {
  const [lead] = sentencesOf(recordOf([goal({ at: 10 }), goal({ at: 20 }), goal({ by: zamalek, at: 30 })]));
  expect(lead).toMatch(
    /^\S+ الأهلي .*الزمالك بهدفين مقابل هدف، على ستاد القاهرة الدولي، ضمن الجولة 12 من الدوري المصري الممتاز\.$|^انتهت مواجهة الأهلي والزمالك بفوز الأول بهدفين مقابل هدف،/,
  );
});

test.each([
  ['a stage and a matchday', 'مرحلة الدوري – الجولة 8', 'ضمن الجولة 8 من مرحلة الدوري من'],
  ['a first leg', 'ربع النهائي – الذهاب', 'ضمن ذهاب ربع نهائي الدوري'],
  ['a final', 'النهائي', 'ضمن نهائي الدوري'],
  ['a leg of an earlier round', 'دور الـ16 – الإياب', 'ضمن إياب دور الـ16 من الدوري'],
  ['no round', null, 'ضمن منافسات'],
])('OURS-21: the round of a match with %s', (_, round, words) => {
  expect(sentencesOf(recordOf([], { round }))[0]).toContain(words);
});

test.each([
  ['الإنماء', 'على ملعب الإنماء،'],
  ['ملعب الجوهرة', 'على ملعب الجوهرة،'],
  ['مدينة الملك عبد الله الرياضية', 'في مدينة الملك عبد الله الرياضية،'],
  ['المجمع الرياضي بصحار', 'في المجمع الرياضي بصحار،'],
])('OURS-21: the words before the venue fit its name: %s', (venue, words) => {
  expect(sentencesOf(recordOf([], { venue }))[0]).toContain(words);
});

test.each([
  ['the only goal', [goal({ at: 10 })], [/الوحيد/]],
  [
    'a comeback',
    [goal({ by: zamalek, at: 10 }), goal({ at: 20 }), goal({ at: 30 })],
    [/الزمالك|للزمالك/, /التعادل|عادل|عدّل/, /قلب|تقدّم|هدف التقدم/],
  ],
  [
    'a lead that is lost and won again',
    [goal({ at: 10 }), goal({ by: zamalek, at: 20 }), goal({ at: 30 })],
    [/للأهلي|الأهلي/, /التعادل|عادل|عدّل/, /أعاد|استعاد/],
  ],
  [
    'a deficit of two made smaller',
    [goal({ at: 10 }), goal({ at: 20 }), goal({ by: zamalek, at: 30 })],
    [/./, /ضاعف|أضاف|عزّز/, /قلّص|سجل .* هدفًا للزمالك/],
  ],
])('OURS-21: %s is described as such', (_, events, patterns) => {
  const sentences = goalsIn(recordOf(events));
  expect(sentences).toHaveLength(patterns.length);
  for (const [index, pattern] of patterns.entries()) expect(sentences[index]).toMatch(pattern);
});

test('OURS-21: a second goal of the same player says so; an own goal of his does not count', () => {
  const sentences = goalsIn(
    recordOf([
      goal({ at: 10, who: 'علي' }),
      ownGoal({ by: zamalek, at: 20, who: 'علي' }),
      goal({ at: 30, who: 'علي' }),
    ]),
  );
  expect(sentences[1]).toMatch(/علي.*(بالخطأ في مرمى فريقه|هدفًا عكسيًا)/);
  expect(sentences[2]).toContain('وهو هدفه الثاني في المباراة');
});

test('OURS-21: how a goal came: a penalty, a pass, added time from left to right', () => {
  const record = recordOf([penalty({ at: 45, extra: 2 }), goal({ at: 60, from: 'سالم' })]);
  const [first, second] = goalsIn(record);
  expect(first).toContain('الدقيقة 45+2 من ركلة جزاء');
  expect(second).toContain('بعد تمريرة من سالم');
  expect(written(record).paragraphs[1]![0]).toContainEqual({ text: '45+2', isLtr: true });
});

test('OURS-21: a goal without a scorer names no player', () => {
  const sentences = goalsIn(
    recordOf([goal({ at: 10, who: null }), goal({ by: zamalek, at: 20, who: null })]),
  );
  expect(sentences.join(' ')).not.toMatch(/undefined|null/);
  expect(sentences[0]).toMatch(/الأول/);
});

test('OURS-21: a draw after extra time says so', () => {
  expect(sentencesOf(recordOf([], { hadExtraTime: true }))[0]).toContain('بالتعادل السلبي بعد وقت إضافي');
});

test('OURS-21: a team without points has none', () => {
  const places = { home: { before: 1, after: 1, points: 9 }, away: { before: 16, after: 16, points: 0 } };
  expect(sentencesOf(recordOf([goal({ at: 10 })], { places }))).toContain(
    'وبقي الزمالك بلا نقاط في المركز 16.',
  );
});

test('OURS-21: more than six goals are listed by team and scorer with their minutes', () => {
  const events = [
    goal({ at: 10, who: 'علي' }),
    goal({ at: 20, who: 'سالم' }),
    penalty({ at: 30, who: 'علي' }),
    goal({ at: 45, extra: 2, who: 'علي' }),
    ownGoal({ at: 60, who: 'رامي' }),
    goal({ at: 65, who: 'سالم' }),
    goal({ by: zamalek, at: 70, who: 'ماهر' }),
  ];
  expect(goalsIn(recordOf(events))).toEqual([
    'وجاءت أهداف الأهلي عن طريق علي في الدقائق 10 و30 (من ركلة جزاء) و45+2، وسالم في الدقيقتين 20 و65، ورامي في الدقيقة 60 بالخطأ في مرمى فريقه.',
    'وجاء هدف الزمالك عن طريق ماهر في الدقيقة 70.',
  ]);
});

test('OURS-21: players sent off, a missed penalty and a goal taken off are mentioned', () => {
  const all = sentencesOf(
    recordOf([
      redCard({ at: 30, who: 'سامي' }),
      redCard({ at: 80, who: 'ماهر' }),
      missedPenalty({ by: zamalek, at: 50, who: 'رامي' }),
      takenOff({ at: 60 }),
    ]),
  ).join(' ');
  expect(all).toMatch(/الأهلي .*بتسعة لاعبين بعد طرد سامي في الدقيقة 30 وماهر في الدقيقة 80\./);
  expect(all).toMatch(/(أهدر رامي ركلة جزاء للزمالك|ركلة جزاء سددها رامي) في الدقيقة 50/);
  expect(all).toMatch(/هدف(ًا)? للأهلي في الدقيقة 60/);
});

test('OURS-21: after a shoot-out its winner has won, also where the second leg itself was lost', () => {
  const level = recordOf([], { shootOut: { home: 3, away: 5 }, hadExtraTime: true });
  expect(sentencesOf(level)[0]).toMatch(
    /^\S+ الزمالك .*الأهلي.* بخمس ركلات مقابل ثلاث،.*الوقتين الأصلي والإضافي بالتعادل السلبي/,
  );
  const leg = recordOf([goal({ at: 10 })], { shootOut: { home: 3, away: 5 } });
  expect(sentencesOf(leg)[0]).toMatch(
    /^\S+ الزمالك .*لقاء الإياب بفوز الأهلي بهدف دون رد وتعادل الفريقين في مجموع المباراتين/,
  );
});

test('OURS-21: the table says points and places, and the place before only if it changed', () => {
  const all = sentencesOf(
    recordOf([goal({ at: 10 })], {
      places: { home: { before: 5, after: 3, points: 27 }, away: { before: 11, after: 11, points: 2 } },
    }),
  ).join(' ');
  expect(all).toMatch(/الأهلي .*27 نقطة في المركز الثالث بعد أن كان في المركز الخامس\./);
  expect(all).toMatch(/الزمالك .*نقطت(ان|ين) في المركز 11\./);
});

test('OURS-21: three wins in a row are mentioned, two are not; a long run without defeat is', () => {
  const withRuns = (home: string, away: string) =>
    sentencesOf(
      recordOf([goal({ at: 10 })], { outcomes: { home: [...home] as never, away: [...away] as never } }),
    ).join(' ');
  expect(withRuns('LWWW', 'L')).toMatch(/الثالث (على التوالي للأهلي|تواليًا)/);
  expect(withRuns('LWW', 'WLLLL')).toMatch(/الرابعة (على التوالي للزمالك|تواليًا)/);
  expect(withRuns('LWW', 'L')).not.toContain('توالي');
  expect(withRuns('LWDWDW', 'L')).toContain('ولم يخسر الأهلي في آخر 5 مباريات له في البطولة.');
});

test('OURS-21: the next matches have their opponents and days', () => {
  const all = sentencesOf(
    recordOf([], {
      next: {
        home: {
          opponent: { id: 3, name: 'المصري', isNational: false, gender: 'masculine' },
          isAtHome: true,
          date: '2026-11-28',
        },
        away: null,
      },
    }),
  ).at(-1);
  expect(all).toMatch(/الأهلي .*المصري.* يوم السبت 28 نوفمبر\.$/);
});

test('OURS-21: a national team and a women’s team are named so that the verbs agree', () => {
  const teams = {
    home: { id: 1, name: 'السعودية', isNational: true, gender: 'masculine' },
    away: { id: 2, name: 'برشلونة للسيدات', isNational: false, gender: 'feminine' },
  } as const;
  const [lead] = sentencesOf(recordOf([goal({ at: 10 })], { teams }));
  expect(lead).toContain('منتخب السعودية');
  expect(lead).toContain('فريق برشلونة للسيدات');
});

test('OURS-21: a report of a rich record has at most 200 words, and one of a poor record adds nothing', () => {
  const events = [10, 20, 30, 40, 50, 60].flatMap((at) => [
    goal({ at, who: 'عبد الرحمن بن عبد الله الطويل الاسم', from: 'محمد بن عبد العزيز الأطول اسمًا' }),
    takenOff({ at: at + 1 }),
    takenOff({ by: zamalek, at: at + 2 }),
  ]);
  const statistics = { shots: 12, onTarget: 5, possession: 50, corners: 6 };
  const rich = recordOf(events, { statistics: { home: statistics, away: statistics } });
  expect(wordsIn(written(rich).paragraphs)).toBeLessThanOrEqual(200);
  expect(sentencesOf(recordOf([]))).toHaveLength(1); // the lead
});

test('OURS-21: the same match has the same text; the templates of the last reports are avoided', () => {
  const record = recordOf([goal({ at: 10 }), goal({ by: zamalek, at: 20 })]);
  const first = written(record);
  expect(written(record)).toEqual(first);
  const next = writeReport(record, { recent: countTemplates([first.used]), lastOpening: first.opening });
  if ('held' in next) throw new Error('held');
  expect(next.used.filter((one) => first.used.includes(one))).toEqual([]);
  expect(next.opening).not.toBe(first.opening);
});

test('OURS-21: teams, players and the competition are links', () => {
  const report = written(recordOf([goal({ at: 10, who: 'علي' })]));
  const links = [report.title, ...report.paragraphs.flat()]
    .flat()
    .flatMap(({ link }) => (link ? [link.kind] : []));
  expect(new Set(links)).toEqual(new Set(['team', 'player', 'competition']));
  expect(ahly.id).toBe(report.title.find(({ text }) => text === 'الأهلي')?.link?.id);
});
