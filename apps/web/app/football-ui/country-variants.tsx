import { arabCountries } from '@safira/arabic/arab-countries';
import type { Match } from '@safira/contract/matches/matches';
import type { ReactNode } from 'react';
import * as styles from './country-variants.module.css';

export type Channels = NonNullable<Match['tvChannels']>;
export type Listed = Pick<Match, 'tvChannels' | 'tvElsewhere'>;

/** The channels of one or more countries; null countries: the same channels everywhere. */
type Variant = { countries: readonly string[] | null; isElsewhere: boolean; channels: Channels };

/** Those of all countries. */
export const channelsAnywhere = ({ tvChannels, tvElsewhere = [] }: Listed): Channels => [
  ...(tvChannels ?? []),
  ...tvElsewhere,
];

export const isShownIn =
  (country: string) =>
  ({ countries }: Channels[number]): boolean =>
    countries?.includes(country) ?? true;

/** OURS-20: the distinct lists of channels of a match, that of the page's country first; usually there is one. */
export function channelVariants(match: Listed): Variant[] {
  const here = match.tvChannels ?? [];
  const all = channelsAnywhere(match);
  if (all.every(({ countries }) => countries === undefined)) {
    return [{ countries: null, isElsewhere: false, channels: here }];
  }
  const variants = new Map<string, { countries: string[]; channels: Channels }>();
  for (const country of arabCountries) {
    const channels = all.filter(isShownIn(country));
    const key = keyOf(all, channels);
    const variant = variants.get(key);
    if (variant) variant.countries.push(country);
    else variants.set(key, { countries: [country], channels });
  }
  const own = keyOf(all, here);
  return Array.from(variants, ([key, variant]) => ({ ...variant, isElsewhere: key !== own })).toSorted(
    (a, b) => Number(a.isElsewhere) - Number(b.isElsewhere),
  );
}

const keyOf = (all: Channels, channels: Channels) => channels.map((channel) => all.indexOf(channel)).join();

type Props = {
  match: Listed;
  children: (channels: Channels) => ReactNode;
};

/**
 * OURS-20: what depends on the channels, once for each distinct list. All readers of a zone get the same bytes; styles
 * show the variant of the reader's country before the first paint.
 */
export function CountryVariants({ match, children }: Props) {
  const variants = channelVariants(match);
  if (variants.length === 1) return children(variants[0]!.channels);
  return variants.map(({ countries, isElsewhere, channels }, at) => (
    <span key={at} className={styles.variant} {...inCountries(countries, isElsewhere)}>
      {children(channels)}
    </span>
  ));
}

/** The attributes of an element that is only for some countries; `isElsewhere`: not for that of the page. */
export const inCountries = (countries: readonly string[] | null | undefined, isElsewhere: boolean) =>
  countries && {
    'data-in': countries.join(' '),
    ...(isElsewhere && { 'data-elsewhere': '' }),
  };
