import { z } from 'zod';
import { WireFixture } from '../wire/fixtures.ts';
import { mapItem, reasonOf, type Mapped, type Refused } from './mapped.ts';

/** The embedded parts of a match, each a list that is stored as a whole. */
const { events, lineups, statistics, players } = WireFixture.shape;
type Part = 'events' | 'lineups' | 'statistics' | 'players';

const Fixture = WireFixture.extend({
  events: z.unknown().optional(),
  lineups: z.unknown().optional(),
  statistics: z.unknown().optional(),
  players: z.unknown().optional(),
});

/**
 * HOME-14: one item of `fixtures`. A list that contains an unreadable entry is refused alone and counts as missing,
 * because an incomplete list would erase what is stored; the rest of the match is read.
 */
export function readFixture(item: unknown): Mapped<WireFixture> {
  const read = mapItem(Fixture, item, { idAt: ['fixture', 'id'], make: (wire) => wire });
  if (!read.ok) return read;
  const wire = read.value;
  const refused: Refused[] = [];

  function listAt<T>(part: Part, schema: z.ZodType<T>): T | undefined {
    const parsed = schema.safeParse(wire[part]);
    if (parsed.success) return parsed.data;
    refused.push({ id: wire.fixture.id, reason: reasonOf(parsed.error, [part]), item: wire[part] });
    return undefined;
  }

  const value = {
    ...wire,
    events: listAt('events', events),
    lineups: listAt('lineups', lineups),
    statistics: listAt('statistics', statistics),
    players: listAt('players', players),
  };
  return { ok: true, value, refused };
}
