/**
 * Fields that are no Arabic: the provider's own words with the Arabic beside them, and codes that the pages have
 * words for. Every other text of an answer is for readers.
 */
const codes = new Set([
  '_id',
  'asOf',
  'code',
  'comments',
  'country',
  'date',
  'description',
  'detail',
  'firstname',
  'form',
  'formation',
  'from',
  'grid',
  'group',
  'image',
  'key',
  'kind',
  'lastAskedAt',
  'lastAnswerAt',
  'lastUpdated',
  'lastname',
  'logo',
  'long',
  'nationality',
  'newest',
  'number',
  'original_away_team',
  'original_home_team',
  'original_status',
  'originalName',
  'period',
  'photo',
  'pos',
  'position',
  'round',
  'shirt',
  'short',
  'state',
  'surface',
  'timezone',
  'to',
  'type',
  'zone',
]);

/** Every text for readers in an answer, with the names of the fields that lead to it. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, path));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && codes.has(key) ? [] : textsIn(one, `${path}.${key}`),
  );
}
