import { expect, test } from 'vitest';
import { goal, recordOf, redCard } from '../testing/record.ts';
import { correctedRecord, correctionOf, isCorrected } from './correction.ts';

const record = recordOf([goal({ at: 10 }), goal({ at: 44 })]);
const stored = JSON.parse(JSON.stringify(record)) as typeof record;

test('OURS-21: a record that was stored and read again is not corrected, whatever the order of its keys', () => {
  const reordered = Object.fromEntries(Object.entries(stored).toReversed()) as typeof record;
  expect(isCorrected(reordered, record)).toBe(false);
});

test('OURS-21: a table that moved on corrects nothing, and stays as the report has it', () => {
  const places = { home: { before: 3, after: 2, points: 20 }, away: { before: 5, after: 5, points: 14 } };
  const later = { ...record, places, lastMeeting: null };
  expect(isCorrected(stored, later)).toBe(false);
  expect(correctedRecord(stored, later)).toEqual(record);
});

test('OURS-21: after another result the table is read again', () => {
  const later = recordOf([goal({ at: 10 })], { places: null });
  expect(correctedRecord(stored, later)).toEqual(later);
});

test.each([
  [
    'another minute',
    [goal({ at: 10 }), goal({ at: 45, extra: 2 })],
    /جاء في الدقيقة 44، والصحيح \u2066?45\+2/,
  ],
  ['another result', [goal({ at: 10 })], /^ذكرت نسخة سابقة نتيجة أخرى/],
  ['two other goals', [goal({ at: 11 }), goal({ at: 46 })], /^صُحّحت تفاصيل الأهداف/],
  ['a sending-off', [goal({ at: 10 }), goal({ at: 44 }), redCard({ at: 80 })], /^صُحّحت حالات الطرد/],
])('OURS-22: the note of a corrected report names what was wrong: %s', (_, events, note) => {
  expect(correctionOf(stored, recordOf(events))).toMatch(note);
});

test('OURS-22: the note names both players when a goal is given to another one', () => {
  const { events } = record;
  const other = { ...events[1]!, player: { id: 99, name: 'لاعب آخر', originalName: 'Other' } };
  expect(correctionOf(stored, { ...record, events: [events[0]!, other] })).toBe(
    `نسبت نسخة سابقة هدف الدقيقة 44 إلى ${events[1]!.player.name}، والصحيح أن مسجله لاعب آخر بعد تحديث سجل المباراة.`,
  );
});
