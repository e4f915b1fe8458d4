import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { channelName } from '@safira/arabic/terms/channels';
import { aMatch } from '@safira/contract/testing/matches';
import type { Candidate } from '../names-in-titles.ts';
import { channels } from '../tables/channels.ts';
import { makeChannelFinder } from './find-channels.ts';
import { makeRowMatcher } from './match-row.ts';
import { planEntries } from './plan-row.ts';
import { type DeskRow, readDeskList } from './read-desk-list.ts';

const countries: Record<string, string> = {
  39: 'England',
  48: 'England',
  140: 'Spain',
  135: 'Italy',
  61: 'France',
  78: 'Germany',
  307: 'Saudi-Arabia',
  233: 'Egypt',
  200: 'Morocco',
  301: 'United-Arab-Emirates',
};
const matches: Candidate[] = readFileSync(new URL('../../fixtures/matches.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, date, league, homeId, home, homeArabic, awayId, away, awayArabic]) => {
    const match = aMatch({ id: Number(id) });
    const team = (apiId: string, originalName: string, name: string) => ({
      ...match.teams.home,
      id: Number(apiId),
      originalName,
      name,
    });
    const country = countries[league!] ?? 'World';
    return {
      ...match,
      date: date!,
      league: { ...match.league, id: Number(league), season: 2026, name: '', originalName: '', country },
      teams: { home: team(homeId!, home!, homeArabic!), away: team(awayId!, away!, awayArabic!) },
    };
  });
const matchOf = makeRowMatcher(matches);
const findChannels = makeChannelFinder(
  channels.map((one) => ({ ...one, arabicName: channelName(one.name) })),
);

const HOUR_MS = 3_600_000;
const MECCA_MS = 3 * HOUR_MS;

/** «match: channel = commentator + commentator, channel = …», or why not. */
function readRow(row: DeskRow): string {
  if (row.faults.length > 0) return row.faults.join(' ');
  const starts = row.minutes.map((one) => Date.parse(`${row.date}T00:00:00Z`) + one * 60_000 - MECCA_MS);
  const { match, fault, candidates } = matchOf({ ...row, starts });
  if (!match) return [fault, ...candidates.map(({ apiId }) => apiId)].join(' ');
  const shown = { competitionId: match.league.id, kickoff: new Date(match.date) };
  const found = findChannels(row.channels, shown);
  const unknown = found.filter(({ channel }) => !channel);
  if (unknown.length > 0)
    return unknown
      .map(({ written, candidates: meant }) =>
        `${written}? ${meant.map(({ slug }) => slug).join(' ')}`.trim(),
      )
      .join(', ');
  const slugs = found.map(({ channel }) => channel!.slug);
  const planned = planEntries(
    { channels: slugs, commentators: row.commentators, areConfirmed: true },
    () => undefined,
  );
  const said = planned?.map(({ channel, commentators }) => {
    const names = commentators.map(({ name, isConfirmed }) => (isConfirmed ? name : `${name}?`));
    return names.length > 0 ? `${channel} = ${names.join(' + ')}` : channel;
  });
  return `${match.apiId}: ${said?.join(', ') ?? 'commentators unclear'}`;
}

const read = (text: string, date: string | undefined = '2026-11-21') => {
  const { rows, otherLines } = readDeskList(text, { date, today: '2026-11-20' });
  return { rows: rows.map(readRow), other: otherLines.map((one) => one.text) };
};

const HEAD = 'الدوري | الوقت | الفريق الأول | الفريق الثاني | المعلق | القناة';

test('OURS-17: the list of a desk with pipes is read, nicknames and bare numbers included', () => {
  const text = `${HEAD}
الانجليزي | 8:30 | ليفربول | ايفرتون | خليل البلوشي | 2
الانجليزي | 6:00 | مان سيتي | توتنهام | عصام الشوالي | 1
الاسباني | 11:00 | الريال | البرسا | عامر الخوذيري | beIN 3
روشن | 8:00 | الهلال | النصر | فهد العتيبي | ثمانية 1
المصري | 9:00 | الاهلي | الزمالك | ايمن الكاشف | أون 1`;
  expect(read(text)).toEqual({
    rows: [
      '103: bein-sports-2 = خليل البلوشي',
      '102: bein-sports-1 = عصام الشوالي',
      '105: bein-sports-3 = عامر الخوذيري',
      '114: thmanyah-1 = فهد العتيبي',
      '117: on-time-sports-1 = ايمن الكاشف',
    ],
    other: [],
  });
});

test('OURS-17: a table pasted from a spreadsheet is read, with merged cells and line breaks inside a cell', () => {
  const text = [
    'البطولة\tالتوقيت\tالمضيف\tالضيف\tالقنوات الناقلة\tالمعلقون',
    'الدوري الإنجليزي\t٣:٣٠ م\tأرسنال\tتشيلسي\t"beIN SPORTS 1\nbeIN SPORTS 2"\t"حفيظ دراجي\nعلي سعيد الكعبي"',
    '\t٦:٠٠ م\tنيوكاسل\tأستون فيلا\tبي إن سبورتس ٣ HD\tجواد بدة',
    'الدوري الألماني\t٥:٣٠ م\tلايبزيغ\tليفركوزن\tMBC أكشن / شاهد\t',
    '\t٨:٣٠ مساءً\tبايرن\tدورتموند\tMBC Action\tفارس عوض',
  ].join('\r\n');
  expect(read(text).rows).toEqual([
    '101: bein-sports-1 = حفيظ دراجي, bein-sports-2 = علي سعيد الكعبي',
    '104: bein-sports-3 = جواد بدة',
    '113: mbc-action, shahid',
    '112: mbc-action = فارس عوض',
  ]);
});

test('OURS-17: columns are known by their head, in any order, with dates of their own', () => {
  const text = `| القناة الناقلة | المباراة | التاريخ | الساعة | التعليق |
|---|---|---|---|---|
| بي ان سبورت 1 | ريال مدريد × بايرن ميونخ | 24/11/2026 | 23:00 | عصام الشوالي |
| beIN 2 و 3 | برشلونة vs باريس سان جيرمان | 24-11 | 23:00 | حفيظ دراجي و خليل البلوشي |
| beIN SPORTS MAX 1 | إنتر - ليفربول | 24/11 | 20:45 | — |
| الكأس الأولى | الهلال ضد العين | الثلاثاء | 19:00 | لم يحدد |`;
  expect(read(text).rows).toEqual([
    '201: bein-sports-1 = عصام الشوالي',
    '202: bein-sports-2 = حفيظ دراجي + خليل البلوشي, bein-sports-3 = حفيظ دراجي + خليل البلوشي',
    '203: bein-sports-max-1',
    '205: alkass-1',
  ]);
});

test('OURS-17: columns between spaces are read, dates stand above their rows, other lines are listed', () => {
  const text = `جدول مباريات الأسبوع ⚽
الدوري      الوقت      الفريق الأول     الفريق الثاني     المعلق          القناة
مباريات السبت 21 نوفمبر 2026
الإسباني    6:15 م     أتلتيكو مدريد    أتلتيك بلباو      عامر الخوذيري   beIN 1
            8:30 م     ريال سوسيداد     بيتيس             أحمد فؤاد       beIN 2
8:00 م     الأهلي       القادسية         فهد العتيبي    SSC 1
الجمعة 27/11
الفرنسي     11 م       ليل              نيس               حسن العيدروس    beIN 4
تابعونا على حساباتنا`;
  expect(read(text, undefined)).toEqual({
    rows: [
      '106: bein-sports-1 = عامر الخوذيري',
      '107: bein-sports-2 = أحمد فؤاد',
      // Its league is that above, which speaks against it.
      'league_differs 116',
      '310: bein-sports-4 = حسن العيدروس',
    ],
    other: ['جدول مباريات الأسبوع ⚽', 'تابعونا على حساباتنا'],
  });
});

test('OURS-17: a list without a head has the usual order; its league may stand above the rows', () => {
  expect(read('روشن;5:50 م;الاتحاد;الشباب;مشاري القرني;ثمانية 2').rows).toEqual([
    '115: thmanyah-2 = مشاري القرني',
  ]);
  const text = `الوقت | الفريق | الفريق | القناة
الدوري المصري
6:00 م | بيراميدز | المصري | أون تايم سبورتس 2`;
  expect(read(text).rows).toEqual(['118: on-time-sports-2']);
});

test.each([
  // What a row leaves open, or says wrongly, is never guessed.
  ['روشن | 8:00 | الهلال | النصر | فهد العتيبي | 1', '1? thmanyah-1'],
  ['روشن | 8:00 م | الهلال | النصر | فهد | قناة الجيران', 'قناة الجيران?'],
  [
    'روشن | 8:00 م | الهلال | النصر | فهد | أبوظبي الرياضية',
    'أبوظبي الرياضية? abu-dhabi-sports-1 abu-dhabi-sports-2 abu-dhabi-sports-premium-1 abu-dhabi-sports-premium-2',
  ],
  ['روشن | 8:00 م | الهلال | النصر | فهد | السعودية الأولى', 'السعودية الأولى?'],
  ['روشن | 9:00 م | الهلال | النصر | فهد | ثمانية 1', 'time_differs 114'],
  ['الاسباني | 8:00 م | الهلال | النصر | فهد | ثمانية 1', 'league_differs 114'],
  ['روشن | 8:00 م | الهلال | الرائد | فهد | ثمانية 1', 'match_unknown 114'],
  ['روشن | 8:00 م | الهلال للسيدات | النصر للسيدات | فهد | ثمانية 1', 'match_unknown'],
  ['روشن | 8:00 م بتوقيت القاهرة | الهلال | النصر | فهد | ثمانية 1', 'time_unreadable'],
  ['روشن | 25:00 | الهلال | النصر | فهد | ثمانية 1', 'time_unreadable'],
  ['روشن | 8:00 م | | النصر | فهد | ثمانية 1', 'team_missing'],
  ['روشن | 8:00 م | الهلال | النصر | http://x.example | ثمانية 1', 'commentator_unreadable'],
  ['روشن | 8:00 م | الهلال | النصر | فهد | ثمانية 1 | زيادة', 'columns_unreadable'],
  ['الانجليزي | 8:30 | ليفربول | ايفرتون | خليل / عصام / فهد | beIN 1 / beIN 2', '103: commentators unclear'],
])('OURS-17: the row «%s» is not guessed: %s', (row, expected) => {
  expect(read(`${HEAD}\n${row}`).rows).toEqual([expected]);
});

test.each([
  ['8:30 م', '103'],
  ['8.30م', '103'],
  ['٨:٣٠', '103'],
  ['20:30', '103'],
  ['08:30 PM', '103'],
  ['الساعة 8:30 مساءً', '103'],
  ['8:45 م', '103'],
  ['8:30 ص', 'time_differs'],
  ['9:30 م', 'time_differs'],
])('OURS-17: the time «%s» is read: %s', (time, expected) => {
  const [row] = read(`${HEAD}\nالانجليزي | ${time} | ليفربول | ايفرتون | | beIN 1`).rows;
  expect(row!.split(/[: ]/)[0]).toBe(expected);
});

test('OURS-17: a match after midnight is on the list of the evening before, or on that of its day', () => {
  const row = 'ودية | 2:00 ص | الأرجنتين | البرازيل | | beIN 1';
  expect(read(`${HEAD}\n${row}`, '2026-11-14').rows).toEqual(['405: bein-sports-1']);
  expect(read(`${HEAD}\n${row}`, '2026-11-15').rows).toEqual(['405: bein-sports-1']);
  expect(read(`${HEAD}\n${row}`, '2026-11-13').rows).toEqual(['time_differs 405']);
});

test('OURS-17: in a list with times of 24 hours, 8:30 is in the morning', () => {
  const text = `${HEAD}\nالاسباني | 23:00 | الريال | البرسا | | beIN 3\nالانجليزي | 8:30 | ليفربول | ايفرتون | | beIN 2`;
  expect(read(text).rows).toEqual(['105: bein-sports-3', 'time_differs 103']);
});

test('OURS-17: without a date, or with one whose weekday is wrong, no row is matched', () => {
  const row = 'روشن | 8:00 م | الهلال | النصر | فهد | ثمانية 1';
  const today = '2026-11-20';
  const faults = (text: string, date?: string) => readDeskList(text, { date, today }).rows[0]!.faults;
  expect(faults(`${HEAD}\n${row}`)).toEqual(['date_missing']);
  expect(faults(`الأحد 21/11/2026\n${HEAD}\n${row}`, '2026-11-21')).toEqual(['date_missing']);
  expect(faults(`السبت 31/11/2026\n${HEAD}\n${row}`, '2026-11-21')).toEqual(['date_missing']);
  expect(faults(`السبت 21/11\n${HEAD}\n${row}`)).toEqual([]);
});

test.each([
  ['السبت 21 نوفمبر 2026', '2026-11-21'],
  ['مباريات اليوم السبت ٢١/١١/٢٠٢٦', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['21 تشرين الثاني', '2026-11-21'],
  ['21.11.26', '2026-11-21'],
  ['الجمعة 1 يناير', '2027-01-01'],
  ['السبت', '2026-11-21'],
  ['مباريات يوم السبت', '2026-11-21'],
  ['لا تفوتوا سهرة السبت', null],
])('OURS-17: the line «%s» dates the rows below it: %s', (line, expected) => {
  const { rows } = readDeskList(`${line}\n${HEAD}\nx | 8 م | a | b | | 1`, { today: '2026-11-20' });
  expect(rows[0]!.date).toBe(expected);
});

test('OURS-19: a commentator who is marked as expected is expected, whatever the list says of the others', () => {
  const text = `${HEAD}\nالانجليزي | 8:30 | ليفربول | ايفرتون | عصام الشوالي (متوقع) و خليل البلوشي | beIN 1`;
  expect(read(text).rows).toEqual(['103: bein-sports-1 = عصام الشوالي? + خليل البلوشي']);
});
