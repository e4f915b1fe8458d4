import { z } from 'zod';
import { WireFixture } from '../wire/fixtures.ts';
import { mapItem, reasonOf, type Mapped, type Refused } from './mapped.ts';

/** What hangs on a match, each a list that is kept as a whole. */
const { events, lineups, statistics, players } = WireFixture.shape;
type Part = 'events' | 'lineups' | 'statistics' | 'players';

const Fixture = WireFixture.extend({
  events: z.unknown().optional(),
  lineups: z.unknown().optional(),
  statistics: z.unknown().optional(),
  players: z.unknown().optional(),
});

/**
 * HOME-14: one item of `fixtures`. A list with anything in it that cannot be read is refused alone and counts as not
 * told, for an incomplete one would erase what is stored; the match goes on.
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
