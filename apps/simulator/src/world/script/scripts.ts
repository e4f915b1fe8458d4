import type { Fixture } from '../model.ts';
import { inventedHeadToHead } from './head-to-head.ts';
import type { Order } from './scripted-match.ts';

type Entry = { fixture: Fixture; orders: Order[] };

/** Scripts by fixture, each from its moment on; the newest applies. In memory: a restart loses them. */
export function makeScripts() {
  const byFixture = new Map<number, Entry>();
  const madeUp = new Map<number, Fixture>();

  const orderAt = (id: number, now: number): Order | undefined =>
    byFixture.get(id)?.orders.findLast(({ at }) => at <= now);

  return {
    at: orderAt,
    set(fixture: Fixture, order: Order) {
      const { orders } = byFixture.get(fixture.id) ?? { orders: [] };
      byFixture.set(fixture.id, { fixture, orders: [...orders, order] });
      for (const earlier of inventedHeadToHead(fixture, order.script.meetings ?? 0)) {
        madeUp.set(earlier.fixture.id, earlier.fixture);
        byFixture.set(earlier.fixture.id, {
          fixture: earlier.fixture,
          orders: [{ at: 0, script: earlier.script }],
        });
      }
    },
    /** Every match with a script, except generated head-to-head matches. */
    fixtures: (): Fixture[] =>
      [...byFixture.values()].map(({ fixture }) => fixture).filter(({ id }) => !madeUp.has(id)),
    findHeadToHead: (id: number): Fixture | undefined => madeUp.get(id),
    /** DLG-10: the scripted number of head-to-head matches, the match they precede, and the generated ones. */
    headToHeadOf(one: number, other: number, now: number) {
      for (const { fixture } of byFixture.values()) {
        const count = orderAt(fixture.id, now)?.script.meetings;
        const isTheirs = [fixture.home.id, fixture.away.id].every((id) => id === one || id === other);
        if (count !== undefined && isTheirs)
          return {
            count,
            before: fixture,
            madeUp: inventedHeadToHead(fixture, count).map((made) => made.fixture),
          };
      }
      return undefined;
    },
    reset() {
      byFixture.clear();
      madeUp.clear();
    },
  };
}
export type Scripts = ReturnType<typeof makeScripts>;
