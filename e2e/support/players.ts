import type { Answer } from '@safira/contract/endpoint';
import type { searchAll } from '@safira/contract/search/search';
import { edge } from './addresses.ts';

/** The id of a player of the stored world: ids change when the world is made anew. */
export async function playerNamed(name: string): Promise<number> {
  const response = await fetch(`${edge}/api/search?${new URLSearchParams({ q: name })}`);
  const { data } = (await response.json()) as Answer<typeof searchAll>;
  const found = data.players.find((player) => player.name === name);
  if (!found) throw new Error(`${name} is not in the stored world`);
  return found.id;
}
