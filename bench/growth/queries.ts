import type pg from 'pg';

export type GrowthQuery = {
  kind: 'prefix' | 'whole' | 'mistake';
  text: string;
  /** The player or team that should be found: the Arabic name, or only a word of one of the names. */
  target: { arabic: string; word?: string };
};

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Named = { arabic: string; latin: string };

/** Names of players and teams as people type them: 40 % beginnings of words, 30 % whole, 30 % with a mistake. */
export async function drawQueries(
  client: pg.Client,
  { count, random }: { count: number; random: () => number },
): Promise<GrowthQuery[]> {
  const { rows: players } = await client.query<Named>(
    `select arabic_name as arabic, firstname || ' ' || lastname as latin from players
    order by hashint4extended(api_id, 31) limit $1`,
    [count],
  );
  const { rows: teams } = await client.query<Named>(
    'select arabic_name as arabic, name as latin from teams order by hashint4extended(api_id, 31) limit $1',
    [count],
  );
  return Array.from({ length: count }, (_, index) => {
    const named = (random() < 0.8 ? players : teams)[index]!;
    const kind = (['prefix', 'prefix', 'prefix', 'prefix', 'whole', 'whole', 'whole'] as const)[index % 10];
    return queryFor(named, { kind: kind ?? 'mistake', random });
  });
}

function queryFor(
  { arabic, latin }: Named,
  { kind, random }: { kind: GrowthQuery['kind']; random: () => number },
): GrowthQuery {
  const name = random() < 0.5 ? arabic : latin;
  const words = name.split(' ').filter((word) => word.length >= 4);
  const word = words[Math.floor(random() * words.length)] ?? name;
  if (kind === 'prefix') {
    const text = word.slice(0, 2 + Math.floor(random() * 5));
    return { kind, text, target: { arabic, word: text } };
  }
  const [text, target] = random() < 0.5 ? [name, { arabic }] : [word, { arabic, word }];
  if (kind === 'whole') return { kind, text, target };
  return { kind, text: text.replace(word, withMistake(word, random)), target };
}

const letters = { latin: 'abcdefghijklmnopqrstuvwxyz', arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' };

/** A letter lost, doubled, exchanged with the next, or another in its place. */
function withMistake(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1));
  const [before, letter, next, rest] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  const alphabet = /[a-z]/i.test(word) ? letters.latin : letters.arabic;
  const other = alphabet[Math.floor(random() * alphabet.length)]!;
  const slips = [next, letter + letter + next, next + letter, other + next];
  return before + slips[Math.floor(random() * slips.length)]! + rest;
}
