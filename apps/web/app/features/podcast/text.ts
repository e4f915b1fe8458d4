import type { timeText } from '@safira/arabic/formats/dates';

/** Texts of the podcast on the home page. */
export const description = 'تحليل مباريات الدوريين الإنجليزي والإسباني';

/** «21 نوفمبر 2026 في 1:00 م» */
export const dateAndTime = (date: string, time: ReturnType<typeof timeText>) => `${date} في ${time}`;

export const listed = (names: readonly string[]) => names.join('، ');

export const expand = 'عرض تفاصيل البودكاست';
export const collapse = 'طي تفاصيل البودكاست';
