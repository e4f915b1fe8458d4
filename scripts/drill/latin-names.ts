import type { Query } from './stored-facts.ts';

/** Every column that holds Arabic text for readers. */
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
/** What an Arabic page may say in Latin letters. */
const allowed = ['VAR', 'xG'];

/** NAME-05: stored Arabic names with a Latin letter in them, or with nothing. */
export async function latinNames(query: Query): Promise<string[]> {
  const found = await Promise.all(
    columns.map(async (column) => {
      const [table, name] = column.split('.');
      const rows = await query<{ text: string }>(
        `select distinct ${name} as text from ${table} where ${name} ~ '[A-Za-z\u00C0-\u024F]' and ${name} <> all($1)`,
        [allowed],
      );
      return rows.map(({ text }) => `${column}: ${text}`);
    }),
  );
  return found.flat();
}
