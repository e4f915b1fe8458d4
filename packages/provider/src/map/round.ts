import { WireRound } from '../wire/rounds.ts';
import { mapItem, type Mapped } from './mapped.ts';

/** NAME-04: the name of a round as told, with or without its days. */
export function toRound(item: unknown): Mapped<string> {
  return mapItem(WireRound, item, {
    make: (round) => (typeof round === 'string' ? round : round.round),
  });
}
