// Words that this project used for things the industry has its own words for. `pnpm check` fails where one comes back,
// in code, comments, test titles and documents. docs/glossary.md has one term for each concept.

/** What to write instead, by the word's stem; each also in its forms and inside camelCase names. */
const replaced: Record<string, string> = {
  'told|tell|tells|telling|untold': 'publish, report, announce, show, say: what really happens',
  'ask|asks|asked|asking': 'request, fetch, query, read, sync: what really happens',
  'nobody|somebody|anybody|whoever': 'name the actor: a client, a reader, a caller, a team',
  'heard|hears': 'received, receives',
  'wish|wishes|wished': 'sync request',
  'chore|chores': 'job',
  'deed|deeds': 'match event',
  'film|films': 'highlight, or video',
  beside: 'next to, alongside, compared with',
  'forecast|forecasts': 'prediction',
};

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

const rules = Object.entries(replaced).map(([stem, instead]) => {
  const words = stem.split('|');
  const inside = words.map(capitalised).join('|');
  // Alone in either case, or as a part of a camelCase name. An underscore makes it a name of SQL, which stays.
  const pattern = new RegExp(
    `(?<![\\w-])(?:${words.join('|')}|${inside})(?![a-z_-])|(?<=[a-z])(?:${inside})(?![a-z_])`,
    'g',
  );
  return { pattern, instead };
});

export type Finding = { line: number; word: string; instead: string };

/** Where a text uses a replaced word. */
export function findReplacedWords(text: string): Finding[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      rules.flatMap(({ pattern, instead }) =>
        [...content.matchAll(pattern)].map(([word]) => ({ line: index + 1, word, instead })),
      ),
    );
}
