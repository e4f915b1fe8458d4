import type { Day } from '@safira/contract/matches/matches';

/** OURS-18: by channel on a time line, or by match. */
export const views = ['channels', 'matches'] as const;
export type View = (typeof views)[number];

export const viewIn = (search: string | null): View | undefined => views.find((view) => view === search);

/** The address of a day; today has no date. Without a view, the width of the screen decides. */
export function tvAddress({ date, today }: Pick<Day, 'date' | 'today'>, view?: View): string {
  const query = [...(date === today ? [] : [`date=${date}`]), ...(view ? [`view=${view}`] : [])].join('&');
  return query === '' ? '/tv' : `/tv?${query}`;
}
