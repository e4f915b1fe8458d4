import { arabCountries } from '@safira/arabic/names/arab-countries';
import type { ReactNode } from 'react';
import type { Channels, Listed } from './channel-countries.ts';
import { channelsAnywhere, inCountries, isShownIn } from './in-countries.ts';
import * as styles from './distinct-variants.module.css';

export type VariantsProps = {
  match: Listed;
  children: (channels: Channels) => ReactNode;
};

/** OURS-20: each list of channels with the countries that have it. */
export function DistinctVariants({ match, children }: VariantsProps) {
  return variantsOf(match).map(({ countries, isElsewhere, channels }, at) => (
    <span key={at} className={styles.variant} {...inCountries(countries, isElsewhere)}>
      {children(channels)}
    </span>
  ));
}

type Variant = { countries: string[]; isElsewhere: boolean; channels: Channels };

/** That of the page's country first. */
function variantsOf(match: Listed): Variant[] {
  const all = channelsAnywhere(match);
  const keyOf = (channels: Channels) => channels.map((channel) => all.indexOf(channel)).join();
  const own = keyOf(match.tvChannels ?? []);
  const variants = new Map<string, Variant>();
  for (const country of arabCountries) {
    const channels = all.filter(isShownIn(country));
    const key = keyOf(channels);
    const variant = variants.get(key);
    if (variant) variant.countries.push(country);
    else variants.set(key, { countries: [country], isElsewhere: key !== own, channels });
  }
  return [...variants.values()].toSorted((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere));
}
