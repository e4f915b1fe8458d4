import type { Channels, Listed } from './channel-countries.ts';

/** Those of all countries. */
export const channelsAnywhere = ({ tvChannels, tvElsewhere = [] }: Listed): Channels => [
  ...(tvChannels ?? []),
  ...tvElsewhere,
];

/** OURS-20: of a channel, whether it shows the match in this country. */
export const isShownIn =
  (country: string) =>
  ({ countries }: Channels[number]): boolean =>
    countries?.includes(country) ?? true;

/** The attributes of an element that is only for some countries; `isElsewhere`: not for that of the page. */
export const inCountries = (countries: readonly string[] | null | undefined, isElsewhere: boolean) =>
  countries && {
    'data-in': countries.join(' '),
    ...(isElsewhere && { 'data-elsewhere': '' }),
  };
