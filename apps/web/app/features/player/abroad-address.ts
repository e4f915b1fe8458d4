import type { Day } from '@safira/contract/matches/matches';

/** OURS-15: the address of a day of players abroad, of all countries or of one; today has no date. */
export function abroadAddress({ date, today }: Pick<Day, 'date' | 'today'>, country = ''): string {
  const query = [
    ...(date === today ? [] : [`date=${date}`]),
    ...(country === '' ? [] : [`country=${country}`]),
  ].join('&');
  return query === '' ? '/arabs-abroad' : `/arabs-abroad?${query}`;
}
