import { dayMonth, dayName, longDate } from '@safira/arabic/formats/dates';
import { competition, count, countAfterPreposition, match } from '@safira/arabic/nouns/plurals';
import type { Day } from '@safira/contract/matches/matches';
import { daysBetween } from '@safira/football/time/days';

export const title = 'مركز المباريات';
export const live = 'مباشر';
export const liveCount = (n: number) => `${live}: ${n}`;

export const columns = {
  status: 'الحالة',
  time: 'الوقت',
  home: 'صاحب الأرض',
  versus: 'ضد',
  away: 'الضيف',
  score: 'النتيجة',
  channels: 'القنوات',
  venue: 'الملعب',
  star: 'المفضلة',
};

export const standings = 'الترتيب';
export const foldSection = (name: string) => `طي مباريات ${name} أو فتحها`;
export const listComma = '، ';
export const noTime = 'لم يُحدَّد الوقت';
export const noChannels = 'لم تُحدَّد القنوات الناقلة بعد';
export const noVenue = 'لم يُحدَّد الملعب';
export const matchDetails = (home: string, away: string) => `${home} ضد ${away}: تفاصيل المباراة`;

export const total = (matches: number, competitions: number) =>
  `${count(matches, match)} في ${countAfterPreposition(competitions, competition)}`;

/** «أمس», «اليوم», «غدًا», else the weekday. */
export function dayLabel(date: string, today: string): string {
  return near[daysBetween(today, date)]?.label ?? dayName(date);
}

type Filters = { isFiltered: boolean; isLiveOnly: boolean };

/** HOME-08, OURS-28: says which filters are on. */
export function heading({ date, today }: Pick<Day, 'date' | 'today'>, filters: Filters): string {
  const ofDay = near[daysBetween(today, date)]?.heading ?? `مباريات ${dayName(date)} ${dayMonth(date)}`;
  const name = filters.isLiveOnly ? 'المباريات المباشرة' : ofDay;
  return filters.isFiltered ? `${name.replace('كل ', '')} في بطولاتك` : name;
}

export function pageTitle(date: string, today: string): string {
  return date === today ? 'مباريات اليوم: النتائج المباشرة والمواعيد' : `مباريات ${longDate(date)}`;
}

export const description = (date: string) =>
  `مباريات ${longDate(date)}: النتائج المباشرة والمواعيد والملاعب والقنوات الناقلة، مرتبة حسب البطولة.`;

const near: Record<number, { label: string; heading: string }> = {
  [-1]: { label: 'أمس', heading: 'مباريات أمس' },
  0: { label: 'اليوم', heading: 'كل مباريات اليوم' },
  1: { label: 'غدًا', heading: 'مباريات الغد' },
};

export const channelsSpoken = (names: readonly string[]) => `القنوات الناقلة: ${names.join(listComma)}`;

/** «بي إن سبورتس 1» is «بي إن 1» where space is short; the bare name of a network stays whole. */
export const shortChannel = (name: string) => name.replace(/ (تايم )?(سبورتس|سبورت|الرياضية) (?=\S)/, ' ');
