/** A valid day `yyyy-mm-dd` within the given years; null for absurd ones (2286, 1970, 0000-00-00). */
export function dateBetween(
  text: string | null | undefined,
  { from, to }: { from: number; to: number },
): string | null {
  const [day, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(text?.trim() ?? '') ?? [];
  if (day === undefined || Number(year) < from || Number(year) > to) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  // `Date.parse` turns the 31st of a short month into the first of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
