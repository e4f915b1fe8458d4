import { arabCountries } from '@safira/arabic/names/arab-countries';
import type { DayChannel } from '@safira/contract/broadcasts/day';
import type { Match } from '@safira/contract/matches/matches';
import { inCountries } from '../../football-ui/in-countries.ts';

type Channel = NonNullable<Match['tvChannels']>[number];

/** A match on a channel, or on a network if only the rights are known. */
export type Broadcast = { match: Match; channel: Channel; isElsewhere: boolean };

export const broadcastsOf = (matches: readonly Match[]): Broadcast[] =>
  matches.flatMap((match) => [
    ...(match.tvChannels ?? []).map((channel) => ({ match, channel, isElsewhere: false })),
    ...(match.tvElsewhere ?? []).map((channel) => ({ match, channel, isElsewhere: true })),
  ]);

export const hasCommentator = ({ channel }: Broadcast, slug: string) =>
  channel.commentators?.some((one) => one.slug === slug) ?? false;

export type ListedCommentator = { slug: string; name: string; broadcasts: Broadcast[] };

/** OURS-19: in the order of their first matches. */
export function commentatorsOf(broadcasts: readonly Broadcast[]): ListedCommentator[] {
  const names = new Map(
    broadcasts.flatMap(({ channel }) => channel.commentators ?? []).map(({ slug, name }) => [slug, name]),
  );
  return Array.from(names, ([slug, name]) => ({
    slug,
    name,
    broadcasts: broadcasts.filter((one) => hasCommentator(one, slug)),
  }));
}

/** Each match once, with its broadcasts among these. */
export function byMatch(broadcasts: readonly Broadcast[]): { match: Match; broadcasts: Broadcast[] }[] {
  const groups = Map.groupBy(broadcasts, ({ match }) => match.apiId);
  return Array.from(groups.values(), (of) => ({ match: of[0]!.match, broadcasts: of }));
}

export type Lane = { channel: DayChannel; broadcasts: Broadcast[] };
export type Network = { name: string; lanes: Lane[] };

/**
 * OURS-18: the channels by network, the network with most broadcasts first. `others` is the network of a channel that
 * was announced after the page was loaded.
 */
export function networksOf(
  broadcasts: readonly Broadcast[],
  { channels, others }: { channels: readonly DayChannel[]; others: string },
): Network[] {
  const places = new Map(channels.map(({ slug }, index) => [slug, index]));
  const bySlug = Map.groupBy(broadcasts, ({ channel }) => channel.slug);
  bySlug.delete(undefined);
  const lanes = Array.from(bySlug, ([slug = '', of]) => ({
    channel: channels[places.get(slug) ?? -1] ?? { slug, name: of[0]!.channel.name, network: others },
    broadcasts: of,
  })).toSorted((a, b) => placeOf(a) - placeOf(b));
  function placeOf({ channel }: Lane) {
    return places.get(channel.slug) ?? channels.length;
  }
  return Array.from(
    Map.groupBy(lanes, ({ channel }) => channel.network),
    ([name, own]) => ({ name, lanes: own }),
  ).toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

const sizeOf = ({ lanes }: Network) => lanes.reduce((sum, { broadcasts }) => sum + broadcasts.length, 0);

/** The same networks in the same order with some of their broadcasts; what has none is left out. */
export const onlyBroadcasts = (networks: readonly Network[], shown: ReadonlySet<Broadcast>): Network[] =>
  networks
    .map(({ name, lanes }) => ({
      name,
      lanes: lanes
        .map(({ channel, broadcasts }) => ({
          channel,
          broadcasts: broadcasts.filter((one) => shown.has(one)),
        }))
        .filter(({ broadcasts }) => broadcasts.length > 0),
    }))
    .filter(({ lanes }) => lanes.length > 0);

/** Null: in all Arab countries. */
function countriesOf(broadcasts: readonly Broadcast[]): readonly string[] | null {
  const listed = new Set<string>();
  for (const { channel } of broadcasts) {
    if (channel.countries === undefined) return null;
    for (const country of channel.countries) listed.add(country);
  }
  const countries = arabCountries.filter((country) => listed.has(country));
  return countries.length === arabCountries.length ? null : countries;
}

/** OURS-20: the attributes of what holds these broadcasts: it is for the countries that can watch one of them. */
export const shownWhere = (broadcasts: readonly Broadcast[]) =>
  inCountries(
    countriesOf(broadcasts),
    broadcasts.every(({ isElsewhere }) => isElsewhere),
  );

/** OURS-20: the attributes of what says that there are none; undefined if every country has one. */
export function missingWhere(broadcasts: readonly Broadcast[]) {
  const countries = countriesOf(broadcasts);
  if (!countries) return undefined;
  const others = arabCountries.filter((country) => !countries.includes(country));
  const isElsewhere = broadcasts.some((one) => !one.isElsewhere);
  return inCountries(others, isElsewhere);
}

/** OURS-17: the sources of broadcasts, and when the newest was checked. */
export function checkOf(broadcasts: readonly Broadcast[]) {
  const sources = new Set(broadcasts.map(({ channel }) => channel.source));
  const checkedAt = broadcasts
    .map(({ channel }) => channel.checkedAt ?? '')
    .reduce((newest, at) => (at > newest ? at : newest), '');
  return { sources, checkedAt };
}
