import { foldForSearch } from '@safira/arabic/search/search-key';

const DAY_MS = 86_400_000;

/** By month, folded: as Egypt and the Gulf, the Levant and Iraq, and the Maghreb call it. */
const months: readonly string[][] = [
  ['يناير', 'كانون الثاني', 'جانفي'],
  ['فبراير', 'شباط', 'فيفري'],
  ['مارس', 'اذار'],
  ['ابريل', 'نيسان', 'افريل'],
  ['مايو', 'ايار', 'ماي'],
  ['يونيو', 'حزيران', 'جوان'],
  ['يوليو', 'تموز', 'جويليه', 'يوليوز'],
  ['اغسطس', 'اب', 'اوت', 'غشت'],
  ['سبتمبر', 'ايلول', 'شتنبر'],
  ['اكتوبر', 'تشرين الاول'],
  ['نوفمبر', 'تشرين الثاني', 'نونبر'],
  ['ديسمبر', 'كانون الاول', 'دجنبر'],
];
const monthOf = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const MONTHS = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|');

const weekdays = ['الاحد', 'الاثنين', 'الثلاثا', 'الاربعا', 'الخميس', 'الجمعه', 'السبت'];

/** A line about a Saturday does not date the rows below it, «السبت» and «مباريات يوم السبت» do. */
const ALONE = new RegExp(`^(?:(?:جدول|مباريات|يوم|اليوم) )*(?:${weekdays.join('|')})$`);

/** A date was read, or one that cannot be right: another weekday than it says, or a day that does not exist. */
export type ReadDate = { date: string } | { date: null };

/**
 * OURS-17: «السبت 21 نوفمبر 2026», «21/11/2026», «2026-11-21», «21-11» or only «السبت»; undefined without any. A year that
 * is left out is the one nearest to `near`, a weekday alone the next from there.
 */
export function readDate(text: string, near: string): ReadDate | undefined {
  const folded = foldForSearch(text);
  const weekday = weekdays.findIndex((name) => folded.split(' ').includes(name));
  const parts = inNumbers(text) ?? inWords(folded);
  if (!parts) return ALONE.test(folded) ? { date: nextWeekday(weekday, near) } : undefined;
  const date = toDate(parts, near);
  if (date === undefined) return { date: null };
  return { date: weekday === -1 || weekdayOf(date) === weekday ? date : null };
}

type Parts = { year: number | undefined; month: number; day: number };

function inNumbers(text: string): Parts | undefined {
  const iso = /(?<!\d)(20\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const written = /(?<!\d)(\d{1,2})\s?[-/.]\s?(\d{1,2})(?:\s?[-/.]\s?(\d{4}|\d{2}))?(?!\d)/.exec(text);
  if (!written) return undefined;
  const [, day, month, year] = written;
  const full = year && (year.length === 2 ? 2000 + Number(year) : Number(year));
  return { year: full || undefined, month: Number(month), day: Number(day) };
}

const IN_WORDS = new RegExp(`(?:^| )(\\d{1,2}) (?:من )?(?:شهر )?(${MONTHS})(?: (20\\d{2})م?)?(?= |$)`);

function inWords(folded: string): Parts | undefined {
  const found = IN_WORDS.exec(folded);
  if (!found) return undefined;
  const [, day, month, year] = found;
  return {
    year: year === undefined ? undefined : Number(year),
    month: monthOf.get(month!)!,
    day: Number(day),
  };
}

function toDate({ year, month, day }: Parts, near: string): string | undefined {
  const nearYear = Number(near.slice(0, 4));
  const years = year === undefined ? [nearYear - 1, nearYear, nearYear + 1] : [year];
  const existing = years.flatMap((one) => {
    const text = `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const time = Date.parse(`${text}T00:00:00Z`);
    const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
    return isReal ? [{ text, apart: Math.abs(time - Date.parse(`${near}T00:00:00Z`)) }] : [];
  });
  return existing.toSorted((a, b) => a.apart - b.apart)[0]?.text;
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

function nextWeekday(weekday: number, near: string): string {
  const days = (weekday - weekdayOf(near) + 7) % 7;
  return new Date(Date.parse(`${near}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
