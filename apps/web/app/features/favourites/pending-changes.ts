/** Makes an item a favourite on the server, or removes it; rejects if the server refuses or cannot be reached. */
type Send<Item> = (item: Item, isFavourite: boolean) => Promise<unknown>;

type Options<Item> = {
  /** The items that the server has acknowledged. */
  acknowledged: Iterable<Item>;
  send: Send<Item>;
  /** The items to show, after every change of them. */
  onChange: (shown: ReadonlySet<Item>) => void;
  onRefusal: (error: unknown, item: Item) => void;
};

export type PendingChanges<Item> = {
  shown: () => ReadonlySet<Item>;
  /** Shows the change at once and sends it. */
  want: (item: Item, isFavourite: boolean) => void;
  /** What the server says now, such as after a change in another tab; changes under way stay on top. */
  replace: (acknowledged: Iterable<Item>) => void;
};

/**
 * HOME-16: per item at most one request is under way, so that the server gets changes in the order in which they were
 * made; when it ends, the latest change is sent if it differs. A refusal restores what the server has acknowledged.
 */
export function makePendingChanges<Item>(options: Options<Item>): PendingChanges<Item> {
  const { send, onChange, onRefusal } = options;
  let acknowledged = new Set(options.acknowledged);
  const pending = new Map<Item, boolean>();
  const sending = new Set<Item>();

  function shown(): ReadonlySet<Item> {
    const items = new Set(acknowledged);
    for (const [item, isFavourite] of pending) setMember(items, item, isFavourite);
    return items;
  }

  async function sendPending(item: Item): Promise<void> {
    sending.add(item);
    for (let change = pending.get(item); change !== undefined; change = pending.get(item)) {
      try {
        await send(item, change);
      } catch (error) {
        pending.delete(item);
        onRefusal(error, item);
        break;
      }
      acknowledged = setMember(new Set(acknowledged), item, change);
      if (pending.get(item) === change) pending.delete(item);
    }
    sending.delete(item);
    onChange(shown());
  }

  return {
    shown,
    want(item, isFavourite) {
      pending.set(item, isFavourite);
      onChange(shown());
      if (!sending.has(item)) void sendPending(item);
    },
    replace(items) {
      acknowledged = new Set(items);
      onChange(shown());
    },
  };
}

function setMember<Item>(items: Set<Item>, item: Item, isMember: boolean): Set<Item> {
  if (isMember) items.add(item);
  else items.delete(item);
  return items;
}
