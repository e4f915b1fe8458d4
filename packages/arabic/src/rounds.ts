/** «الجولة 10» from the provider's 'Regular Season - 10'; the other rounds get their names later. */
export function roundLabel(round: string): string {
  const matchday = /^Regular Season - (\d+)$/.exec(round);
  return matchday ? `الجولة ${matchday[1]}` : 'دور آخر';
}
