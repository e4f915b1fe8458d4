import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const zones = ['UTC', 'Asia/Riyadh', 'America/New_York', 'Asia/Tokyo', 'Africa/Casablanca'];

/** Prints the output of every formatter for days around clock changes and year ends, and the offset of the machine. */
const script = `
  const from = (file) => import(new URL(file, process.argv[1]));
  const [dates, english, relative, numbers, plurals] = await Promise.all(
    ['dates.ts', 'english-dates.ts', 'relative-time.ts', 'numbers.ts', '../nouns/plurals.ts'].map(from));
  const now = Date.parse('2026-03-29T01:30:00Z');
  const instants = [
    '2025-12-31T20:30:00Z', '2026-01-01T00:00:00Z', '2026-02-28T23:59:59Z', '2026-03-08T07:30:00Z',
    '2026-03-28T22:00:00Z', '2026-03-29T01:00:00Z', '2026-03-29T01:29:30Z', '2026-11-21T19:59:59Z',
  ].map((text) => Date.parse(text));
  const texts = instants.map((instant) => {
    const date = new Date(instant).toISOString().slice(0, 10);
    return [
      dates.longDate(date), dates.dayName(date), dates.dayMonth(date), dates.monthYear(date), dates.hijriDate(date),
      dates.dateRange(date, '2026-12-31'), JSON.stringify(dates.gulfTime(instant, date)), english.longEnglishDate(date),
      relative.relativeTime({ instant, now, offsetMinutes: 180 }), relative.countdown(now - instant),
      numbers.signed(instant % 7 - 3), numbers.grouped(instant), numbers.compact(instant), numbers.percent(instant % 100),
      plurals.count(instant % 120, plurals.match),
    ];
  });
  console.log(JSON.stringify({ texts, offset: new Date(now).getTimezoneOffset() }));
`;

async function formatIn(zone: string): Promise<{ texts: string[][]; offset: number }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, import.meta.url],
    { env: { TZ: zone } },
  );
  return JSON.parse(stdout);
}

test(
  'HOME-12: every formatter gives the same text in any time zone of the machine',
  { timeout: 30_000 },
  async () => {
    const answers = await Promise.all(zones.map(formatIn));
    // The zones took effect, and there was output to compare.
    expect(new Set(answers.map(({ offset }) => offset)).size).toBeGreaterThanOrEqual(4);
    expect(answers[0]!.texts.flat().every((text) => text.length > 0)).toBe(true);
    for (const { texts } of answers.slice(1)) expect(texts).toEqual(answers[0]!.texts);
  },
);
