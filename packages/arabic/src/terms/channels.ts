import { channelTable } from '../names/club-tables.ts';

const names = new Map(
  channelTable.flatMap(({ name, arabic, aliases = [] }) =>
    [name, ...aliases].map((one) => [one.toLowerCase(), arabic] as const),
  ),
);

/** HOME-15: a channel or network in Arabic; an unknown one keeps its own name. */
export function channelName(name: string): string {
  return names.get(name.toLowerCase()) ?? name;
}
