import type { MatchDetails, MatchEvent, Score } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../../test/days.ts';
import { EventsTab } from './events-tab.tsx';

const { home, away } = aMatchWithDetails().teams;
const person = (name: string | null) => ({ id: null, name, originalName: name });

type Given = { minute?: number; extra?: number; of?: number; by?: string | null; with?: string };

function event(type: string, detail: string, given: Given & { comments?: string } = {}): MatchEvent {
  const { minute = 20, extra = null, of = home.id, by = 'سالم الدوسري', comments = null } = given;
  const players = { player: person(by), assist: person(given.with ?? null) };
  return { type, detail, comments, time: { elapsed: minute, extra }, team: { id: of }, ...players };
}

type Overrides = { status?: string; score?: Partial<Score>; goals?: [number, number] };

function aMatch(events: MatchEvent[], { status = '2H', score, goals }: Overrides = {}): MatchDetails {
  const match = aMatchWithDetails({ status, home: 'الهلال', away: 'النصر', ...(goals && { goals }) });
  return { ...match, events, score: { ...match.score, ...score } };
}

const tab = (match: MatchDetails) => <EventsTab match={match} zone={aDay} />;

function show(events: MatchEvent[], overrides?: Overrides) {
  return render(tab(aMatch(events, overrides)));
}

const rows = () => screen.getAllByRole('listitem').filter(({ dataset }) => dataset.side);
const row = () => rows()[0]!;
/** The visible text, without what is only for screen readers. */
function seen(element: HTMLElement) {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.srOnly')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}
const whistles = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.whistle)
    .map(seen);

test('DLG-06: home events are in the home column, away events in the other, and both teams are named', () => {
  show([
    event('Goal', 'Normal Goal'),
    event('Card', 'Yellow Card', { of: away.id, by: 'محمد سيماكان', minute: 30 }),
  ]);
  expect(rows().map(({ dataset }) => dataset.side)).toEqual(['home', 'away']);
  expect(rows()[0]!.textContent).toContain('الهلال: هدف سالم الدوسري');
  expect(rows()[1]!.textContent).toContain('النصر');
});

test('DLG-06: a goal shows its scorer, the assist, its minute and the score after it', () => {
  show([event('Goal', 'Normal Goal', { minute: 45, extra: 2, with: 'روبن نيفيز' })]);
  expect(seen(row())).toContain('سالم الدوسري صناعة: روبن نيفيز');
  expect(within(row()).getByText('45+2′').getAttribute('dir')).toBe('ltr');
  const score = within(row()).getByRole('img', { name: '1 مقابل 0' });
  expect([...score.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['1', '0']);
});

test.each([
  ['Own Goal', 'هدف عكسي'],
  ['Autogol', 'هدف عكسي'],
  ['En propia puerta', 'هدف عكسي'],
  ['هدف عكسي', 'هدف عكسي'],
  ['Penalty', 'ركلة جزاء'],
])('DLG-06: a goal with the detail «%s» is a «%s»', (detail, line) => {
  show([event('Goal', detail)]);
  expect(seen(row())).toContain(`سالم الدوسري ${line}`);
});

test('DLG-05: a goal without a scorer reads «غير محدد»', () => {
  show([event('Goal', 'Normal Goal', { by: null })]);
  expect(within(row()).getByText('غير محدد')).toBeTruthy();
});

test('DLG-05: a missed penalty is no goal: no yellow minute, no score after it', () => {
  show([event('Goal', 'Missed Penalty')]);
  expect(seen(row())).toContain('سالم الدوسري ركلة جزاء ضائعة');
  expect(row().dataset.scored).toBeUndefined();
  expect(within(row()).queryByRole('img')).toBeNull();
});

test('DLG-06: in a substitution the assist is the player who comes in', () => {
  show([event('subst', 'Substitution 1', { by: 'مالكوم', with: 'ناصر الدوسري' })]);
  expect(seen(row())).toContain('دخول: ناصر الدوسري خروج: مالكوم');
});

test.each([
  ['Yellow Card', 'Argument', 'اعتراض'],
  ['Yellow Card', undefined, 'بطاقة صفراء'],
  ['Red Card', 'Violent conduct', 'بطاقة حمراء: سلوك عنيف'],
  ['Second Yellow card', undefined, 'إنذار ثانٍ وطرد'],
])('DLG-06: a «%s» for %s reads «%s»', (detail, comments, line) => {
  show([event('Card', detail, comments ? { comments } : {})]);
  expect(seen(row())).toContain(`سالم الدوسري ${line}`);
});

test('DLG-06: two yellow cards and a plain red one end in a «إنذار ثانٍ وطرد»', () => {
  const cards = ['Yellow Card', 'Yellow Card', 'Red Card'];
  show(cards.map((detail, index) => event('Card', detail, { minute: 20 + index })));
  expect(rows().map(seen)).toEqual([
    '20′سالم الدوسري بطاقة صفراء',
    '21′سالم الدوسري بطاقة صفراء',
    '22′سالم الدوسري إنذار ثانٍ وطرد',
  ]);
});

test('DLG-06: screen readers get the card as well as its reason', () => {
  show([event('Card', 'Yellow Card', { comments: 'Argument' })]);
  expect(row().textContent).toContain('بطاقة صفراء');
});

test('DLG-06: a disallowed goal is struck through, with its minute and the reason', () => {
  show([event('Var', 'Goal Disallowed - offside', { minute: 38 })]);
  expect(seen(row())).toBe('38′VARإلغاء هدف سالم الدوسري (تسلل)');
  expect(within(row()).getByText('VAR').lang).toBe('en');
  expect(within(row()).getByRole('deletion').textContent).toBe('سالم الدوسري');
  expect(row().textContent).toContain('أُلغي');
});

test.each([
  ['Var', 'Goal confirmed', 'تأكيد الهدف بعد مراجعة الفيديو'],
  ['Corner', '', 'ركلة ركنية'],
  ['Offside', '', 'تسلل'],
  ['Free kick', '', 'ركلة حرة'],
  ['Seagull', 'on the pitch', 'حدث في المباراة'],
])('DLG-06: %s %s is «%s», with the name of the player', (type, detail, label) => {
  show([event(type, detail)]);
  expect(seen(row())).toContain(`${label} سالم الدوسري`);
});

test('DLG-06: the whistles are listed between the events, with the score at that time', () => {
  show([event('Goal', 'Normal Goal'), event('Goal', 'Normal Goal', { minute: 60, of: away.id })], {
    status: 'AET',
    goals: [1, 1],
  });
  expect(whistles()).toEqual([
    'صافرة البداية',
    'نهاية الشوط الأول1–0',
    'نهاية الوقت الأصلي1–1',
    'نهاية الشوط الإضافي الأول1–1',
    'صافرة النهاية1–1',
  ]);
});

test('DLG-06: a shoot-out names its winner and lists every kick', () => {
  const kick = (extra: number, detail: string, of: number) =>
    event('Goal', detail, { minute: 120, extra, of, comments: 'Penalty Shootout' });
  show([kick(3, 'Saved Penalty', home.id), kick(2, 'Missed Penalty', away.id), kick(1, 'Penalty', home.id)], {
    status: 'PEN',
    score: { penalty: { home: 1, away: 0 } },
  });
  expect(whistles()).toContain('ركلات الترجيح، الفائز: الهلال');
  expect(rows().map(seen)).toEqual([
    '1سالم الدوسري سجّل1–0',
    '1سالم الدوسري أهدر1–0',
    '2سالم الدوسري تصدى لها الحارس1–0',
  ]);
  expect(rows().map(({ dataset }) => dataset.scored)).toEqual(['true', undefined, undefined]);
});

test('DLG-06: the filter shows one kind of events, or all of them', () => {
  show([
    event('Goal', 'Normal Goal', { minute: 10 }),
    event('Card', 'Yellow Card', { minute: 11 }),
    event('subst', 'Substitution 1', { minute: 12 }),
    event('Var', 'Goal cancelled', { minute: 13 }),
    event('Goal', 'Missed Penalty', { minute: 14 }),
  ]);
  const minutes = () => rows().map((one) => one.querySelector('bdi')!.textContent);
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  choose('الأهداف');
  expect(minutes()).toEqual(['10′', '13′']);
  choose('البطاقات');
  expect(minutes()).toEqual(['11′']);
  choose('التبديلات');
  expect(minutes()).toEqual(['12′']);
  choose('كل الأحداث');
  expect(minutes()).toEqual(['10′', '11′', '12′', '13′', '14′']);
});

test('DLG-12: without events, or without any of the chosen kind, a message says so', () => {
  const { rerender } = show([]);
  expect(screen.getByText('لا أحداث حتى الآن.')).toBeTruthy();
  rerender(tab(aMatch([event('Goal', 'Normal Goal')])));
  fireEvent.click(screen.getByRole('button', { name: 'البطاقات' }));
  expect(screen.getByText('لا بطاقات حتى الآن.')).toBeTruthy();
  rerender(tab(aMatch([event('Goal', 'Normal Goal')], { status: 'FT' })));
  expect(screen.getByText('انتهت المباراة بلا بطاقات.')).toBeTruthy();
});

test('DLG-13: only new events flash, also one inserted before others and one equal to another', () => {
  const goal = event('Goal', 'Normal Goal', { minute: 50 });
  const { rerender } = show([goal]);
  const flashes = () => rows().map(({ dataset }) => dataset.fresh);
  expect(flashes()).toEqual([undefined]);
  rerender(tab(aMatch([goal, event('Card', 'Yellow Card', { minute: 12 }), { ...goal }])));
  expect(flashes()).toEqual(['true', undefined, 'true']);
});
