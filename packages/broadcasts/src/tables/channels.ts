/**
 * OURS-17: the channels that a broadcast can name. `access` is whether a channel costs money or is a stream, null where
 * we are not certain; `countries` is where it can be received, null for the whole region or where we know no limit.
 */
export type Channel = {
  slug: string;
  /** The brand in its own spelling; `channelName` of `packages/arabic` has it in Arabic. */
  name: string;
  aliases: readonly string[];
  network: string;
  access: 'free' | 'paid' | 'stream' | null;
  countries: readonly string[] | null;
};

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const bein = (slug: string, name: string): Channel => ({
  slug,
  name,
  aliases: [],
  network: 'beIN SPORTS',
  access: 'paid',
  countries: null,
});

/** A state channel can be received at home for sure; abroad it depends on the satellite and on the match. */
const atHome = (slug: string, name: string, country: string): Channel => ({
  slug,
  name,
  aliases: [],
  network: name.replace(/ \d+$/, ''),
  access: 'free',
  countries: [country],
});

const alkass = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export const channels: readonly Channel[] = [
  ...numbered(1, 9).map((number) => bein(`bein-sports-${number}`, `beIN SPORTS ${number}`)),
  ...numbered(1, 6).map((number) => bein(`bein-sports-max-${number}`, `beIN SPORTS MAX ${number}`)),
  ...numbered(1, 3).map((number) => bein(`bein-sports-xtra-${number}`, `beIN SPORTS XTRA ${number}`)),
  bein('bein-sports-afc', 'beIN SPORTS AFC'),
  ...numbered(1, 3).map((number): Channel => ({
    slug: `thmanyah-${number}`,
    name: `Thmanyah ${number}`,
    aliases: [],
    network: 'Thmanyah',
    access: null,
    countries: null,
  })),
  ...numbered(1, 5).map((number): Channel => ({
    slug: `ssc-${number}`,
    name: `SSC ${number}`,
    aliases: [],
    network: 'SSC',
    access: null,
    countries: null,
  })),
  ...alkass.map((word, index): Channel => ({
    slug: `alkass-${index + 1}`,
    name: `Alkass ${word}`,
    aliases: [`Alkass ${index + 1}`],
    network: 'Alkass',
    access: null,
    countries: null,
  })),
  ...numbered(1, 2).map((number) => ({
    ...atHome(`abu-dhabi-sports-${number}`, `Abu Dhabi Sports ${number}`, 'AE'),
    aliases: [`AD Sports ${number}`],
  })),
  ...numbered(1, 2).map((number): Channel => ({
    slug: `abu-dhabi-sports-premium-${number}`,
    name: `Abu Dhabi Sports Premium ${number}`,
    aliases: [`AD Sports Premium ${number}`],
    network: 'Abu Dhabi Sports',
    access: 'paid',
    countries: null,
  })),
  ...numbered(1, 3).map((number) => atHome(`dubai-sports-${number}`, `Dubai Sports ${number}`, 'AE')),
  atHome('sharjah-sports', 'Sharjah Sports', 'AE'),
  ...numbered(1, 2).map((number) => atHome(`ksa-sports-${number}`, `KSA Sports ${number}`, 'SA')),
  atHome('kuwait-sport', 'Kuwait TV Sport', 'KW'),
  atHome('oman-sports', 'Oman TV Sports', 'OM'),
  atHome('jordan-sport', 'Jordan Sport', 'JO'),
  ...numbered(1, 2).map((number) => atHome(`bahrain-sports-${number}`, `Bahrain Sports ${number}`, 'BH')),
  atHome('nile-sport', 'Nile Sport', 'EG'),
  ...numbered(1, 2).map((number) => atHome(`on-time-sports-${number}`, `ON Time Sports ${number}`, 'EG')),
  atHome('arryadia', 'Arryadia', 'MA'),
  { slug: 'mbc-action', name: 'MBC Action', aliases: [], network: 'MBC', access: 'free', countries: null },
  { slug: 'shahid', name: 'Shahid', aliases: [], network: 'MBC', access: 'stream', countries: null },
  {
    slug: 'tod',
    name: 'TOD',
    aliases: [],
    network: 'beIN SPORTS',
    access: 'stream',
    countries: null,
  },
];
