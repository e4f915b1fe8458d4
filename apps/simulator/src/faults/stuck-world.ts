import type { Fixture, MatchNow, Moment } from '../world/model.ts';

/** The provider corrects it on the next day. */
const STUCK_MS = 24 * 60 * 60_000;

type Plays = { match: (fixture: Fixture, moment: Moment) => MatchNow };

/** HOME-14, quirk 20: the same world, where some matches stay in the second half long after their end. */
export function withStuckMatches<W extends Plays>(world: W, isStuck: (fixtureId: number) => boolean): W {
  return {
    ...world,
    match(fixture, moment) {
      const match = world.match(fixture, moment);
      const { phase, endsAt } = match;
      if (phase !== 'FT' || endsAt === null || moment.now >= endsAt + STUCK_MS) return match;
      return isStuck(fixture.id) ? world.match(fixture, { ...moment, now: endsAt - 1 }) : match;
    },
  };
}
