import { isolateLtr } from '@safira/arabic/formats/bidi';
import { expect, test } from 'vitest';
import type { MatchEvent } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { matchFacts } from './facts.ts';
import { moreGoals } from './text.ts';

const HOME = 2932;
const AWAY = 2939;
const none = { home: null, away: null };

type EventFields = Partial<Pick<MatchEvent, 'type' | 'detail' | 'comments'>> & {
  extra?: number;
  id?: number;
};

function aGoal(teamId: number, name: string | null, elapsed: number, fields: EventFields = {}): MatchEvent {
  const { type = 'Goal', detail = 'Normal Goal', comments = null, extra = null, id = null } = fields;
  return {
    type,
    detail,
    comments,
    time: { elapsed, extra },
    team: { id: teamId },
    player: { id, name, originalName: name },
    assist: { id: null, name: null, originalName: null },
  };
}

type Given = Parameters<typeof aMatchWithDetails>[0] & { events?: MatchEvent[] };
const factsOf = ({ events = [], ...match }: Given) => matchFacts({ ...aMatchWithDetails(match), events });

test('OURS-05: a scheduled match has its day and time in Saudi Arabia, which may be the next day', () => {
  expect(factsOf({ date: '2026-11-21T21:05:00.000Z' }).state).toEqual({
    kind: 'scheduled',
    label: 'الأحد 22 نوفمبر',
    time: '12:05 ص',
    note: 'بتوقيت مكة المكرمة',
  });
});

test("HOME-12: a time that is only the league's default is not shown", () => {
  const match = { ...aMatchWithDetails(), isTimeConfirmed: false };
  expect(matchFacts(match).state).toMatchObject({
    time: null,
    note: 'لم يُحدَّد الوقت',
  });
  expect(factsOf({ status: 'TBD' }).state).toMatchObject({ time: null });
});

test.each([
  ['2H', 67, 'الشوط الثاني \u206667′\u2069', null],
  ['HT', 45, 'الاستراحة', null],
  ['FT', 90, 'صافرة النهاية', null],
  ['AET', 120, 'صافرة النهاية', 'بعد التمديد'],
  ['AWD', null, 'إداريًا', 'حُسمت النتيجة بقرار إداري'],
  ['PST', null, 'مؤجلة', 'تأجلت المباراة إلى موعد يُحدَّد لاحقًا'],
  ['CANC', null, 'ملغاة', 'أُلغيت المباراة'],
])('OURS-05: %s is shown in the words of the site', (status, elapsed, label, note) => {
  expect(factsOf({ status, elapsed, goals: [1, 0] }).state).toMatchObject({ label, note });
});

test("OURS-05: an unknown status is never shown in the provider's words", () => {
  const match = aMatchWithDetails({ status: 'XYZ' });
  expect(JSON.stringify(matchFacts(match).state)).not.toContain('XYZ');
});

test('OURS-05: a shoot-out has the score of the match and its own', () => {
  const match = aMatchWithDetails({ status: 'PEN', goals: [1, 1] });
  match.score = { halftime: none, fulltime: none, extratime: none, penalty: { home: 5, away: 4 } };
  match.teams.home.winner = true;
  expect(matchFacts(match).state).toEqual({
    kind: 'finished',
    label: 'صافرة النهاية',
    score: { home: 1, away: 1 },
    behind: 'away',
    penalties: { home: 5, away: 4 },
    note: null,
  });
});

test('DLG-05: a scorer has all their goals, penalties marked, without missed penalties and kicks of a shoot-out', () => {
  const events = [
    aGoal(HOME, 'سالم', 23, { id: 7 }),
    aGoal(AWAY, 'رونالدو', 45, { extra: 2 }),
    aGoal(HOME, 'سالم', 58, { id: 7, detail: 'Penalty' }),
    aGoal(HOME, 'سالم', 60, { id: 7, detail: 'Missed Penalty' }),
    aGoal(HOME, 'سالم', 120, { id: 7, detail: 'Penalty', comments: 'Penalty Shootout' }),
    aGoal(HOME, 'سالم', 61, { id: 7, type: 'Card', detail: 'Yellow Card' }),
  ];
  const { home, away } = factsOf({ events });
  expect(home.scorers).toEqual([
    { name: 'سالم', isOwnGoal: false, minutes: [isolateLtr('23′'), `${isolateLtr('58′')} (ر.ج)`] },
  ]);
  expect(away.scorers).toEqual([{ name: 'رونالدو', isOwnGoal: false, minutes: [isolateLtr('45+2′')] }]);
});

test('DLG-05: an own goal is a separate entry of the side that gains, and an unnamed scorer is marked as such', () => {
  const events = [aGoal(AWAY, 'علي', 10, { id: 5, detail: 'Own Goal' }), aGoal(AWAY, null, 30)];
  expect(factsOf({ events }).away.scorers).toEqual([
    { name: 'علي', isOwnGoal: true, minutes: [isolateLtr('10′')] },
    { name: 'غير محدد', isOwnGoal: false, minutes: [isolateLtr('30′')] },
  ]);
});

test.each([
  [1, 'وهدف آخر'],
  [2, 'وهدفان آخران'],
  [3, 'و3 أهداف أخرى'],
  [10, 'و10 أهداف أخرى'],
  [11, 'و11 هدفًا آخر'],
])('OURS-05: %i more goals are «%s»', (n, words) => {
  expect(moreGoals(n)).toBe(words);
});

test.each([
  [`/media/3f/3f${'a1'.repeat(31)}-small.webp`, `3f/3f${'a1'.repeat(31)}-large.webp`],
  ['/media/../../etc/passwd-small.webp', null],
  ['https://media.test/teams/11.png', null],
])('HOUSE: a logo at %s is opened only if it is a file of our own mirror', (logo, file) => {
  const match = aMatchWithDetails();
  match.teams.home.logo = logo;
  expect(matchFacts(match).home.picture).toBe(file);
});
