import { findInDictionary } from '@safira/arabic/search/dictionary-search';
import { plainLetters } from '@safira/arabic/letters/plain-letters';
import { playerDictionary } from '@safira/arabic/names/player-dictionary';
import type { Answer } from '@safira/contract/endpoint';
import type { searchPlayers } from '@safira/contract/players/players';
import type { searchAll } from '@safira/contract/search/search';
import { withQuery } from '../../lib/with-query.ts';
import type { Page } from '../../lib/page.ts';
import type { Alert } from './compare-text.ts';

type Searched = {
  search: string;
  /** In which the player who is compared plays; empty if no season is known. */
  league: string;
  /** The player who is compared. */
  exceptId: number;
};

/** A short text is in hundreds of names; the reader has to type more. */
const MOST_TRIED = 8;
const DICTIONARY = playerDictionary();
const ARABIC = /\p{Script=Arabic}/u;

/**
 * PLAYER-02: the other player of a comparison. An Arabic text is looked up in the dictionary, and each name that it
 * finds is tried in the league; OURS-14: then the text itself in all leagues.
 */
export async function findOpponent(
  { read }: Pick<Page, 'read'>,
  { search, league, exceptId }: Searched,
): Promise<{ id: number } | { alert: Alert }> {
  if (league === '') return { alert: 'noLeague' };
  const isArabic = ARABIC.test(search);
  const names = isArabic ? findInDictionary(DICTIONARY, search) : [plainLetters(search)];
  const paths = [
    ...names.slice(0, MOST_TRIED).map((name) => withQuery('/players/search', { search: name, league })),
    withQuery('/search', { q: search }),
  ];
  for (const path of paths) {
    const reading = await read(path);
    if (!reading.ok && reading.status !== 404) return { alert: 'failed' };
    const id = reading.ok ? idsIn(reading.body).find((one) => one !== exceptId) : undefined;
    if (id !== undefined) return { id };
  }
  return { alert: isArabic && names.length === 0 ? 'notInDictionary' : 'notFound' };
}

/** Of either call; the API's own tests check its answers against the contract. */
function idsIn(body: unknown): number[] {
  const { data } = body as Answer<typeof searchPlayers> | Answer<typeof searchAll>;
  return Array.isArray(data) ? data.map(({ player }) => player.id) : data.players.map(({ id }) => id);
}
