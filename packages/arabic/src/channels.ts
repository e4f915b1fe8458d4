import { channelTable } from './name-tables.ts';

const names = new Map(
  channelTable.flatMap(({ name, arabic, aliases = [] }) =>
    [name, ...aliases].map((one) => [one.toLowerCase(), arabic] as const),
  ),
);

/** HOME-15: a channel or network in Arabic; one that nobody knows keeps the name it gives itself. */
export function channelName(name: string): string {
  return names.get(name.toLowerCase()) ?? name;
}
