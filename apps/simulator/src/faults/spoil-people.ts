import { whole, type Random } from '../random.ts';
import { isEvent } from './spoil-events.ts';
import { isRecord, withEach, type Item } from './items.ts';

/** Far from every id of the world, and still within 32 bits. */
const SECOND_IDS = 1_000_000_000;
const SHARE = 0.25;

/** Quirk 6: some people have another id everywhere but in the events, which have the first one. */
export function withSecondIds(items: readonly unknown[], random: Random): unknown[] {
  const renamed = new Map<number, boolean>();
  const isRenamed = (id: number) => {
    // The first person always is, so that the fault is visible.
    const is = renamed.get(id) ?? (renamed.size === 0 || random() < SHARE);
    renamed.set(id, is);
    return is;
  };
  const rename = (person: unknown) =>
    isRecord(person) && typeof person.id === 'number' && isRenamed(person.id)
      ? { ...person, id: person.id + SECOND_IDS }
      : person;
  return items.map((item) => {
    if (isEvent(item) || !isRecord(item)) return item;
    const { events, ...rest } = item;
    const [changed] = withEach([rest], (record) =>
      'player' in record ? { ...record, player: rename(record.player) } : record,
    );
    return { ...(changed as Item), ...(events !== undefined && { events }) }; // a record went in
  });
}

/** Quirk 7: an outfield player in goal, a line-up of ten, missing places, no coach. */
export function withBadGrids(items: readonly unknown[], random: Random): unknown[] {
  return withEach(items, (record) => {
    if (!Array.isArray(record.startXI)) return record;
    return muddles[whole(random, 0, muddles.length - 1)]!(record, record.startXI);
  });
}

const muddles: readonly ((lineup: Item, starters: readonly unknown[]) => Item)[] = [
  (lineup, starters) => ({ ...lineup, startXI: [...starters.slice(0, -1), placed(starters.at(-1), '1:1')] }),
  (lineup, starters) => ({ ...lineup, startXI: starters.slice(0, -1) }),
  (lineup, starters) => ({ ...lineup, startXI: starters.map((one) => placed(one, null)) }),
  (lineup, starters) => ({
    ...lineup,
    coach: { id: null, name: null, photo: null },
    startXI: starters.map((one) => placed(one, '9:9')),
  }),
];

function placed(place: unknown, grid: string | null): unknown {
  if (!isRecord(place) || !isRecord(place.player)) return place;
  return { ...place, player: { ...place.player, grid } };
}
