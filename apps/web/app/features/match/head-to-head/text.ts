import { dayMonth } from '@safira/arabic/formats/dates';
import { draw, win } from '@safira/arabic/nouns/match-nouns';
import { count, countAfterPreposition, match } from '@safira/arabic/nouns/plurals';

/** «حصيلة آخر 10 مباريات بينهما» */
export const summaryTitle = (played: number) =>
  `حصيلة آخر ${played === 1 ? 'مباراة' : countAfterPreposition(played, match)} بينهما`;

/** «12 أبريل 2026» */
export const mediumDate = (date: string) => `${dayMonth(date)} ${date.slice(0, 4)}`;

export const separator = ' · ';
export const comma = '، ';
export const loading = 'نجلب المواجهات…';
export const failed = 'تعذّر جلب المواجهات السابقة.';

type Side = { name: string; wins: number };

/** «الهلال: 5 انتصارات، 3 تعادلات، النصر: انتصاران» */
export const summarySpoken = ({ home, draws, away }: { home: Side; draws: number; away: Side }) =>
  [
    `${home.name}: ${count(home.wins, win)}`,
    count(draws, draw),
    `${away.name}: ${count(away.wins, win)}`,
  ].join(comma);
