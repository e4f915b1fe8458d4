import type { Query } from './stored-facts.ts';

/** Every column with Arabic text for readers. */
const columns = [
  'competitions.arabic_name',
  'teams.arabic_name',
  'venues.arabic_name',
  'venues.arabic_city',
  'players.arabic_name',
  'players.arabic_full_name',
  'players.arabic_birth_place',
  'coaches.arabic_name',
  'coaches.arabic_full_name',
  'coaches.arabic_birth_place',
  'matches.referee_arabic',
];
/** Words that an Arabic page may show in Latin letters. */
const allowed = ['VAR', 'xG'];
const latin = '[A-Za-z\u00C0-\u024F]';

/** NAME-05: whether a text for readers has a Latin letter outside the allowed words. */
export function hasLatin(text: string): boolean {
  const rest = allowed.reduce((left, word) => left.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), ''), text);
  return new RegExp(latin).test(rest);
}

/** NAME-05: stored Arabic names with a Latin letter in them. */
export async function latinNames(query: Query): Promise<string[]> {
  const found = await Promise.all(
    columns.map(async (column) => {
      const [table, name] = column.split('.');
      const rows = await query<{ text: string }>(
        `select distinct ${name} as text from ${table} where ${name} ~ '${latin}' and ${name} <> all($1)`,
        [allowed],
      );
      return rows.map(({ text }) => `${column}: ${text}`);
    }),
  );
  return found.flat();
}
