import type { Fixture } from '../model.ts';
import { inventedHeadToHead } from './head-to-head.ts';
import type { Order } from './scripted-match.ts';

type Entry = { fixture: Fixture; orders: Order[] };

/** Scripts by fixture, each from its moment on; the newest is in force. In memory: a restart forgets them. */
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
      for (const meeting of inventedHeadToHead(fixture, order.script.meetings ?? 0)) {
        madeUp.set(meeting.fixture.id, meeting.fixture);
        byFixture.set(meeting.fixture.id, {
          fixture: meeting.fixture,
          orders: [{ at: 0, script: meeting.script }],
        });
      }
    },
    /** Every match with a script but the meetings that were made up for one. */
    fixtures: (): Fixture[] =>
      [...byFixture.values()].map(({ fixture }) => fixture).filter(({ id }) => !madeUp.has(id)),
    findMeeting: (id: number): Fixture | undefined => madeUp.get(id),
    /** DLG-10: how many meetings two teams are said to have had before which match, and those made up for it. */
    meetingsOf(one: number, other: number, now: number) {
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
