import { WireRound } from '../wire/rounds.ts';
import { mapItem, type Mapped } from './mapped.ts';

/** NAME-04: the name of a round as sent, with or without its dates. */
export function toRound(item: unknown): Mapped<string> {
  return mapItem(WireRound, item, {
    make: (round) => (typeof round === 'string' ? round : round.round),
  });
}
