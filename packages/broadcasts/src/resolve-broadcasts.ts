import { arabCountries } from '@safira/arabic/names/arab-countries';
import { EARLIEST_START_MS, LATEST_START_MS } from './around-kickoff.ts';
import { rightsOf } from './rights.ts';

export type Source = 'editor' | 'guide' | 'rights';
export type Access = 'free' | 'paid' | 'stream';
export type Commentator = { slug: string; name: string; isConfirmed: boolean };

/** A stored broadcast of a match: by an editor, or from a guide. */
export type Broadcast = {
  channel: string;
  name: string;
  source: 'editor' | 'guide';
  /** Null: in every country. */
  countries: readonly string[] | null;
  access: Access | null;
  language: string | null;
  commentators: readonly Commentator[];
  checkedAt: Date;
  /** When the guide's programme starts; null for an editor's entry. */
  startsAt: Date | null;
};

/** A channel of the answer, or a network, if only the rights are known: then the channel may still change. */
export type ResolvedChannel = {
  /** Null for a network. */
  slug: string | null;
  /** The brand in its own spelling. */
  name: string;
  source: Source;
  checkedAt: Date;
  isConfirmed: boolean;
  access: Access | null;
  language: string | null;
  commentators: readonly Commentator[];
  /** Where this is the answer; null: in all Arab countries. */
  countries: readonly string[] | null;
};

export type ResolvedMatch = { competitionId: number; kickoff: Date };

/** A guide that was not read for this long no longer says where a coming match is shown: what it said is deleted. */
export const GUIDE_EXPIRES_MS = 48 * 3_600_000;

/**
 * OURS-17: where a match is shown in one country: what an editor says, else what guides say, else the networks with the
 * rights; empty = not announced. The first source that has anything in the country is the answer there.
 */
export function resolveIn(
  country: string,
  match: ResolvedMatch,
  broadcasts: readonly Broadcast[],
): Omit<ResolvedChannel, 'countries'>[] {
  const stored = storedAnswer(
    broadcasts.filter(({ countries }) => countries === null || countries.includes(country)),
    match,
  );
  if (stored.length > 0) return stored.map(toChannel);
  return byRights(match)
    .filter(({ countries }) => (countries ?? arabCountries).includes(country))
    .map(({ countries: _, ...channel }) => channel);
}

/** OURS-20: the same for all Arab countries at once: each channel with the countries in which it is the answer. */
export function resolveBroadcasts(match: ResolvedMatch, broadcasts: readonly Broadcast[]): ResolvedChannel[] {
  // Most matches have the same channels everywhere; a day's list is made often.
  if (broadcasts.every(({ countries }) => countries === null)) {
    const stored = storedAnswer(broadcasts, match);
    return stored.length > 0
      ? stored.map((one) => ({ ...toChannel(one), countries: null }))
      : byRights(match);
  }
  const found = new Map<string, { channel: Omit<ResolvedChannel, 'countries'>; countries: string[] }>();
  for (const country of arabCountries) {
    for (const channel of resolveIn(country, match, broadcasts)) {
      const key = `${channel.source} ${channel.slug ?? channel.name}`;
      const entry = found.get(key);
      if (entry) entry.countries.push(country);
      else found.set(key, { channel, countries: [country] });
    }
  }
  return Array.from(found.values(), ({ channel, countries }) => ({
    ...channel,
    countries: orEverywhere(countries),
  }));
}

const orEverywhere = (countries: readonly string[]) =>
  countries.length === arabCountries.length ? null : countries;

/** Of the broadcasts of one country: the editors', else those of guides. */
function storedAnswer(broadcasts: readonly Broadcast[], match: ResolvedMatch): Broadcast[] {
  const byEditor = broadcasts.filter(({ source }) => source === 'editor');
  if (byEditor.length > 0) return byEditor;
  return broadcasts.filter((one) => one.source === 'guide' && isAtKickoff(one, match));
}

function byRights({ competitionId, kickoff }: ResolvedMatch): ResolvedChannel[] {
  return rightsOf(competitionId, kickoff).flatMap(({ networks, checkedAt, countries }) =>
    networks.map((name) => ({
      slug: null,
      name,
      source: 'rights' as const,
      checkedAt: new Date(checkedAt),
      isConfirmed: false,
      access: null,
      language: null,
      commentators: [],
      countries: orEverywhere(countries),
    })),
  );
}

/** Whether the programme is at the hour at which the match is played now: it may have been moved since. */
function isAtKickoff({ startsAt }: Broadcast, { kickoff }: ResolvedMatch): boolean {
  if (startsAt === null) return true;
  const startsAfterMs = startsAt.getTime() - kickoff.getTime();
  return startsAfterMs >= -EARLIEST_START_MS && startsAfterMs <= LATEST_START_MS;
}

const toChannel = ({ channel, name, source, checkedAt, access, language, commentators }: Broadcast) => ({
  slug: channel,
  name,
  source,
  checkedAt,
  isConfirmed: true,
  access,
  language,
  commentators,
});
