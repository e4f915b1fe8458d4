/**
 * Fields that are not Arabic: the provider's own words, which have an Arabic field next to them, and codes that the
 * pages translate. Every other text of an answer is shown to readers.
 */
const codes = new Set([
  '_id',
  'access',
  'as',
  'asOf',
  'category',
  'checkedAt',
  'code',
  'comments',
  'content', // HTML, made from a tree that is read as well
  'country',
  'createdAt',
  'date',
  'description',
  'detail',
  'firstname',
  'fileName',
  'form',
  'formation',
  'from',
  'generatedAt',
  'grid',
  'group',
  'image',
  'key',
  'kind',
  'language',
  'lastSyncedAt',
  'lastAnswerAt',
  'lastUpdated',
  'lastname',
  'logo',
  'long',
  'matchDate',
  'nationality',
  'newest',
  'nextAt',
  'number',
  'original_away_team',
  'original_home_team',
  'original_status',
  'originalAwayTeam',
  'originalCompetitionName',
  'originalHomeTeam',
  'originalName',
  'period',
  'photo',
  'pos',
  'position',
  'publishedAt',
  'round',
  'shirt',
  'short',
  'side',
  'slug',
  'source',
  'state',
  'status',
  'surface',
  'timezone',
  'to',
  'type',
  'url',
  'zone',
]);

/** Every text for readers in an answer, with its path. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, path));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && codes.has(key) ? [] : textsIn(one, `${path}.${key}`),
  );
}
