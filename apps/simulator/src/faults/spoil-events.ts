import { whole, type Random } from '../random.ts';
import { isRecord, type Item } from './items.ts';

/** Quirk 1: the player going off and the one coming on are swapped. */
export function withSwappedSubstitutions(items: readonly unknown[]): unknown[] {
  return overEvents(items, (events) =>
    events.map((event) =>
      isOfType(event, 'subst') ? { ...event, player: event.assist, assist: event.player } : event,
    ),
  );
}

/** Quirk 2: one event of each match is changed, a goal if there is one. */
export function withEditedEvent(items: readonly unknown[], random: Random): unknown[] {
  return overEvents(items, (events) => {
    const chosen = choose(events, random);
    const edit = edits[whole(random, 0, edits.length - 1)]!;
    return events.map((event, index) => (index === chosen ? edit(event) : event));
  });
}

/** Quirk 2: one event of each match is removed; the score does not change. */
export function withoutOneEvent(items: readonly unknown[], random: Random): unknown[] {
  return overEvents(items, (events) => {
    const chosen = choose(events, random);
    return events.filter((_, index) => index !== chosen);
  });
}

const edits: readonly ((event: Item) => Item)[] = [
  ({ time, ...event }) => ({
    ...event,
    time: isRecord(time) && typeof time.elapsed === 'number' ? { ...time, elapsed: time.elapsed + 1 } : time,
  }),
  (event) => ({ ...event, player: { id: null, name: null }, assist: { id: null, name: null } }),
  (event) =>
    event.detail === 'Normal Goal'
      ? { ...event, detail: 'Own Goal', assist: { id: null, name: null } }
      : { ...event, comments: 'Foul', player: { id: null, name: null } },
];

function choose(events: readonly Item[], random: Random): number {
  const goals = events.flatMap((event, index) => (isOfType(event, 'Goal') ? [index] : []));
  const from = goals.length > 0 ? goals : [...events.keys()];
  return from[whole(random, 0, from.length - 1)] ?? -1;
}

const isOfType = ({ type }: Item, expected: string) => type === expected;

/** The events of matches, or those of a single match that were requested alone. */
function overEvents(items: readonly unknown[], change: (events: readonly Item[]) => Item[]): unknown[] {
  if (isList(items)) return change(items);
  return items.map((item) => {
    if (!isRecord(item) || !Array.isArray(item.events) || !isList(item.events)) return item;
    return { ...item, events: change(item.events) };
  });
}

function isList(list: readonly unknown[]): list is readonly Item[] {
  return list.length > 0 && list.every(isEvent);
}

export const isEvent = (one: unknown): boolean => isRecord(one) && 'time' in one && 'detail' in one;
