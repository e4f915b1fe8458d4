import { expect, test } from 'vitest';
import { previewOf, row } from '../../test/preview-record.ts';
import { correctedPreview, isPreviewCorrected, previewCorrection } from './correction.ts';
import type { PreviewRecord } from './record.ts';

const record = previewOf();
const stored = JSON.parse(JSON.stringify(record)) as PreviewRecord;

test('OURS-21: a preview stays as it is when only the table moves, or a venue becomes known', () => {
  const later = previewOf({
    places: { home: row(1, 23), away: row(6, 17) },
    outcomes: { home: [], away: [] },
  });
  expect(isPreviewCorrected(stored, later)).toBe(false);
  expect(isPreviewCorrected({ ...stored, venue: null }, record)).toBe(false);
});

test('OURS-21: a corrected preview has the new time, and what was around the match stays', () => {
  const kickoff = { date: '2026-11-22', hour: 19, minute: 30 };
  const later = previewOf({ kickoff, places: null, meetings: [] });
  expect(isPreviewCorrected(stored, later)).toBe(true);
  expect(isPreviewCorrected(stored, previewOf({ state: 'postponed' }))).toBe(true);
  expect(correctedPreview(stored, later)).toEqual({ ...record, kickoff });
});

const at = (date: string, hour: number) => ({ kickoff: { date, hour, minute: 0 } });

test.each<[string, Partial<PreviewRecord>, string]>([
  ['another hour', at('2026-11-21', 18), 'تغيّر موعد انطلاق المباراة من 9:00 م إلى 6:00 م بتوقيت مكة المكرمة.'],
  [
    'another day',
    at('2026-11-22', 18),
    'تغيّر موعد المباراة: كانت مقررة يوم السبت 21 نوفمبر الساعة 9:00 م، وأصبحت يوم الأحد 22 نوفمبر الساعة 6:00 م بتوقيت مكة المكرمة.',
  ],
  [
    'postponed',
    { state: 'postponed' },
    'تأجلت المباراة إلى موعد يُحدَّد لاحقًا، وكانت مقررة يوم السبت 21 نوفمبر الساعة 9:00 م بتوقيت مكة المكرمة.',
  ],
  [
    'without a time',
    { state: 'undated' },
    'لم يعد موعد المباراة محددًا، وكانت مقررة يوم السبت 21 نوفمبر الساعة 9:00 م بتوقيت مكة المكرمة.',
  ],
  ['another venue', { venue: 'ملعب السلام' }, 'تغيّر ملعب المباراة من ستاد القاهرة الدولي إلى ملعب السلام.'],
  ['another round', { round: 'الجولة 12' }, 'حُدّثت تفاصيل المباراة بعد تحديث سجلها.'],
])('OURS-22: the note of a corrected preview names what changed: %s', (_, rest, note) => {
  expect(previewCorrection(stored, previewOf(rest))).toBe(note);
});

test('OURS-22: a postponed match that gets a new time', () => {
  const before = { ...stored, state: 'postponed' as const };
  expect(previewCorrection(before, previewOf(at('2026-12-05', 20)))).toBe(
    'حُدّد موعد جديد للمباراة: يوم السبت 5 ديسمبر الساعة 8:00 م بتوقيت مكة المكرمة.',
  );
});
