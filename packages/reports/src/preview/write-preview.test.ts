import { expect, test } from 'vitest';
import { met, outcomes, previewOf, row, scorer } from '../../test/preview-record.ts';
import { foreignTo } from '../gate.ts';
import { plainText, say, team, wordsIn } from '../text.ts';
import { countTemplates } from '../variants.ts';
import type { Report } from '../write-report.ts';
import { allowedInPreview } from './allowed.ts';
import type { PreviewRecord } from './record.ts';
import { writePreview } from './write-preview.ts';

const written = (record: PreviewRecord): Report => {
  const preview = writePreview(record);
  if ('held' in preview) throw new Error(`held: ${JSON.stringify(preview)}`);
  return preview;
};
const textOf = (record: PreviewRecord) => written(record).paragraphs.flat().map(plainText).join(' ');
const leadOf = (record: PreviewRecord) => plainText(written(record).paragraphs[0]![0]!);
const titleOf = (record: PreviewRecord) => plainText(written(record).title);

/** With every first choice of templates: what holds must hold for each. */
const variants = (rest: Partial<PreviewRecord>) =>
  Array.from({ length: 12 }, (_, index) => previewOf({ ...rest, id: index + 1 }));

test('OURS-21: the lead of a preview has the teams, the time of Mecca, the ground and the round', () => {
  for (const record of variants({})) {
    expect(leadOf(record)).toMatch(/الأهلي|الزمالك/);
    expect(leadOf(record)).toContain(
      'يوم السبت 21 نوفمبر الساعة 9:00 م بتوقيت مكة المكرمة، على ستاد القاهرة الدولي، ضمن الجولة 11 من الدوري المصري الممتاز.',
    );
  }
});

test('OURS-21: without a certain host no team is one', () => {
  for (const record of variants({ isHosted: false })) {
    expect(`${titleOf(record)} ${leadOf(record)}`).not.toMatch(/ضيف|ضيافة|يستضيف|يستقبل/);
  }
});

test('OURS-21: of a postponed match the preview says so, and of one without a time no time', () => {
  for (const record of variants({ state: 'postponed' })) {
    expect(titleOf(record)).toMatch(/تأجيل|مؤجلة/);
    expect(leadOf(record)).not.toContain('9:00');
  }
  for (const record of variants({ state: 'undated' })) {
    expect(leadOf(record)).toContain('في موعد يُحدَّد لاحقًا');
    expect(textOf(record)).not.toMatch(/9:00|نوفمبر/);
  }
});

test('OURS-21: only the first and the second within three points play for the lead', () => {
  const fight = /على الصدارة/;
  const titles = (points: number) =>
    variants({ places: { home: row(2, points), away: row(1, 20) } }).map(titleOf);
  expect(titles(17).some((title) => fight.test(title))).toBe(true);
  expect(titles(16).some((title) => fight.test(title))).toBe(false);
  for (const title of titles(16)) expect(title).toMatch(/الأول والثاني|المتصدر|قمة الترتيب/);
});

test.each([
  [
    'after two matches the table is no headline',
    { home: row(1, 6, { played: 2 }), away: row(2, 6, { played: 2 }) },
  ],
  ['a place against the points is no headline', { home: row(1, 10), away: row(2, 20) }],
  ['the third and the fifth are no headline', { home: row(3, 20), away: row(5, 17) }],
  ['without a table there is none', null],
])('OURS-21: %s', (_, places) => {
  const form = { home: outcomes('LWD'), away: outcomes('DWL') };
  for (const record of variants({ places, outcomes: form })) {
    expect(titleOf(record)).toMatch(/الجولة 11/);
    expect(titleOf(record)).not.toMatch(/صدار|متصدر|قمة|نقاط|نقطة/);
  }
});

test('OURS-21: the leader of the table is named as such', () => {
  for (const record of variants({ places: { home: row(9, 12), away: row(1, 25) } }))
    expect(titleOf(record)).toContain('المتصدر الزمالك');
});

test('OURS-21: equal points are a headline, in the number they are', () => {
  const titles = variants({ places: { home: row(4, 2), away: row(5, 2) } }).map(titleOf);
  for (const title of titles) expect(title).toMatch(/نقطتان|متساويان|الرصيد نفسه|بالرصيد نفسه/);
});

test('OURS-21: four wins in a row in the competition are a headline, three are not', () => {
  const form = (home: string) => ({
    places: null,
    outcomes: { home: outcomes(home), away: outcomes('LLDL') },
  });
  for (const record of variants(form('LWWWW'))) expect(titleOf(record)).toMatch(/4 (انتصارات|مباريات)/);
  for (const record of variants(form('LLWWW'))) expect(titleOf(record)).not.toMatch(/انتصارات/);
});

test.each([
  ['النهائي', 'نهائي الدوري المصري الممتاز'],
  ['النهائي – الذهاب', 'ذهاب نهائي الدوري المصري الممتاز'],
  ['ربع النهائي – الإياب', 'في إياب ربع نهائي الدوري المصري الممتاز'],
  ['مرحلة الدوري – الجولة 8', 'في الجولة 8 من مرحلة الدوري'],
  [null, 'في الدوري المصري الممتاز'],
])('OURS-21: the round in the headline: %s', (round, words) => {
  const form = { home: outcomes('LWD'), away: outcomes('DWL') };
  // A final is more than the table.
  const places = round?.startsWith('النهائي') ? { home: row(1, 20), away: row(2, 20) } : null;
  expect(titleOf(previewOf({ round, places, outcomes: form, isHosted: false }))).toContain(words);
});

test('OURS-21: a preview whose headline and lead have what the gate refuses is held, and says so of both', () => {
  const form = { home: outcomes('LWD'), away: outcomes('DWL') };
  const record = previewOf({ round: 'المجموعة B', outcomes: form });
  expect(writePreview(record)).toEqual({ held: 'foreign', what: ['letters: B', 'letters: B'] });
});

test('OURS-21: places, points and the gap are counted in Arabic', () => {
  const text = (home: PreviewRecord['places']) => variants({ places: home }).map(textOf).join('\n');
  const far = text({ home: row(14, 2), away: row(3, 13) });
  expect(far).toMatch(/الزمالك.*المركز الثالث برصيد 13 نقطة.*الأهلي.*المركز 14 برصيد نقطتين/);
  expect(far).toMatch(/11 نقطة\./);
  expect(far).not.toMatch(/برصيد نقطتان|2 نقطة|13 نقاط/);
  const none = text({ home: row(18, 0), away: row(17, 1) });
  expect(none).toMatch(/المركز 18 بلا نقاط/);
  expect(none).toMatch(/برصيد نقطة واحدة/);
  expect(text({ home: row(6, 13), away: row(7, 13) })).toMatch(/متساويان|يتساوى|العدد نفسه|واحد\./);
});

test('OURS-21: the last five matches of both are counted, with the dual and the plural', () => {
  const form = { home: outcomes('LLWWWWW'), away: outcomes('WLLDDL') };
  const all = variants({ outcomes: form }).map(textOf).join('\n');
  expect(all).toMatch(/آخر 5 مباريات/);
  expect(all).toMatch(/5 انتصارات/);
  expect(all).toMatch(/تعادلان و3 هزائم/);
  expect(all).toMatch(/بتعادلين و3 هزائم/);
});

test('OURS-21: a run is mentioned if the last five do not show it already', () => {
  const runs = (home: string, away: string) =>
    textOf(previewOf({ outcomes: { home: outcomes(home), away: outcomes(away) } }));
  expect(runs('LWWWWWW', 'LWLWLW')).toMatch(/(آخر 6 مباريات|6 انتصارات متتالية|الـ6 الأخيرة)/);
  expect(runs('LLWWWWW', 'LWLWLW')).not.toMatch(/متتالية|الـ5|آخر 5 مباريات له في البطولة\.|خاضها/);
  expect(runs('LDWDDWD', 'LWLWLW')).toMatch(/(لم يخسر|هزيمة في|الخسارة|دون خسارة).*/);
  expect(runs('WDLDLDL', 'LWLWLW')).toMatch(/(لم يفز|لم يحقق|دون فوز|غاب الفوز)/);
});

test('OURS-21: women’s teams have scorers in the feminine', () => {
  const women = (id: number, name: string) => ({ id, name, isNational: false, gender: 'feminine' as const });
  const teams = { home: women(1, 'الهلال للسيدات'), away: women(2, 'النصر للسيدات') };
  for (const record of variants({ teams })) {
    expect(textOf(record)).toMatch(/تتصدر|لاعبات|سجلت|هدافة/);
    expect(textOf(record)).not.toMatch(/يتصدر|لاعبي |هدافي |(?<!أ)هداف /);
    expect(leadOf(record)).toContain('فريق الهلال للسيدات');
  }
});

test('OURS-21: a scorer with two goals has the dual', () => {
  const all = variants({}).map(textOf).join('\n');
  expect(all).toMatch(/رامي.*برصيد هدفين|رامي \(هدفان\)|رامي هدفين/);
});

test('OURS-21: the balance of the last meetings and the last result', () => {
  for (const record of variants({})) {
    expect(textOf(record)).toMatch(/الأهلي مرتين.*الزمالك مرة واحدة.*مرتين/);
    expect(textOf(record)).toMatch(/الأهلي .*بهدفين مقابل هدف|بهدفين مقابل هدف/);
  }
  for (const record of variants({ meetings: [met(0, 0), met(1, 1)] }))
    expect(textOf(record)).toMatch(/(تعادل|التعادل|فائزًا|لم يفز أي).*\./);
  for (const record of variants({ meetings: [met(0, 2), met(0, 1), met(0, 3)] }))
    expect(textOf(record)).toMatch(
      /(الزمالك.*آخر 3 مواجهات بين الفريقين|آخر 3 مواجهات بين الفريقين.*الزمالك)\./,
    );
});

test('OURS-21: no paragraph begins with «و», also where there was one meeting only', () => {
  for (const record of variants({ meetings: [met(2, 1)] }))
    for (const paragraph of written(record).paragraphs) expect(plainText(paragraph[0]!)).not.toMatch(/^و/);
});

test('OURS-21: the lead does not repeat the verb of the headline', () => {
  for (const record of variants({ places: null, outcomes: { home: outcomes('LWD'), away: outcomes('DWL') } }))
    expect(titleOf(record).split(' ')).not.toContain(leadOf(record).split(' ')[0]);
});

test('OURS-21: the same last matches of both are said once', () => {
  const form = { home: outcomes('WLDWW'), away: outcomes('DWWLW') };
  for (const record of variants({ outcomes: form }))
    expect(textOf(record).match(/3 انتصارات وتعادل واحد وهزيمة واحدة/g)).toHaveLength(1);
});

test('OURS-21: a preview has 80 to 160 words, and without anything to say there is none', () => {
  for (const record of variants({})) {
    const words = wordsIn(written(record).paragraphs);
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(160);
  }
  const long = (name: string) => `${name} بن عبد الرحمن بن عبد العزيز بن محمد الطويل الاسم`;
  const named = (id: number) => ({
    id,
    name: 'مولودية شباب العاصمة الرياضي',
    isNational: false,
    gender: 'masculine' as const,
  });
  const rich = previewOf({
    teams: { home: named(1), away: named(2) },
    outcomes: { home: outcomes('LWWWWWWW'), away: outcomes('WLLLLLLL') },
    scorers: { home: scorer(1, long('سالم'), 8), away: scorer(2, long('رامي'), 7) },
  });
  expect(wordsIn(written(rich).paragraphs)).toBeLessThanOrEqual(160);
  const nothing = { home: [], away: [] };
  const poor = previewOf({
    places: null,
    outcomes: nothing,
    meetings: [],
    scorers: { home: null, away: null },
  });
  expect(writePreview(poor)).toEqual({ held: 'little' });
  const friendly = previewOf({ competition: { id: 10, name: 'مباريات ودية' } });
  expect(writePreview(friendly)).toEqual({ held: 'little' });
});

test('OURS-21: a short preview is completed with the season and the goals of both', () => {
  const short = previewOf({ meetings: [], scorers: { home: null, away: null } });
  expect(textOf(short)).toMatch(/10 مباريات/);
});

test('OURS-21: the templates of the last previews are avoided, and no two in a row open alike', () => {
  const first = written(previewOf());
  const next = writePreview(previewOf(), {
    recent: countTemplates([first.used]),
    lastOpening: first.opening,
  });
  if ('held' in next) throw new Error('held');
  expect(next.used.filter((one) => first.used.includes(one))).toEqual([]);
  expect(next.opening).not.toBe(first.opening);
});

test('OURS-21: the gate refuses figures and names that the record of the match to come does not have', () => {
  const allowed = allowedInPreview(previewOf());
  const other = { id: 9, name: 'الهلال', isNational: false, gender: 'masculine' as const };
  expect(foreignTo(allowed, [say`فاز ${team(other)} في 44 مباراة`])).toEqual(['name: الهلال', 'figure: 44']);
  expect(foreignTo(allowed, [say`الساعة 9:00 م، الجولة 11`])).toEqual([]);
});
