import { foldForSearch } from '@safira/arabic/search/search-key';
import { rights } from '../tables/rights.ts';
import { rightsOf } from '../rights.ts';

export type NamedChannel = { slug: string; name: string; arabicName: string; aliases: readonly string[] };

/** What a written name means: a channel, or those that it may mean. */
export type FoundChannel = { written: string; channel: NamedChannel | undefined; candidates: NamedChannel[] };

/** Whose match it is: a number alone is a channel of the network with the rights. */
type Shown = { competitionId: number; kickoff: Date } | undefined;

const MOST_CANDIDATES = 12;

/** OURS-17: finds channels by the names that desks give them. A name that is not known for certain is none. */
export function makeChannelFinder(channels: readonly NamedChannel[]) {
  const keyed = channels.map((channel) => ({
    channel,
    keys: [channel.name, channel.arabicName, ...channel.aliases].map(channelKey),
  }));
  const byKey = new Map(keyed.flatMap(({ channel, keys }) => keys.map((key) => [key, channel] as const)));
  const startingWith = (key: string) =>
    keyed.filter(({ keys }) => keys.some((one) => one.startsWith(`${key} `))).map(({ channel }) => channel);

  const byNumber = (number: string, networks: readonly string[]) =>
    [...new Set(networks)].flatMap((network) => byKey.get(`${channelKey(network)} ${number}`) ?? []);

  function find(written: string, shown: Shown, before: string | undefined): FoundChannel {
    const key = channelKey(written);
    if (/^\d+$/.test(key)) {
      // «beIN 1 و 2»
      const sibling = before === undefined ? undefined : byKey.get(before.replace(/\d+$/, key));
      if (sibling) return { written, channel: sibling, candidates: [] };
      const certain = shown
        ? byNumber(key, rightsOf(shown.competitionId, shown.kickoff).flatMap(networksOf))
        : [];
      if (certain.length === 1) return { written, channel: certain[0], candidates: [] };
      const thinkable = rights.filter(({ competitionId }) => competitionId === shown?.competitionId);
      return { written, channel: undefined, candidates: byNumber(key, thinkable.flatMap(networksOf)) };
    }
    const channel = byKey.get(key);
    return { written, channel, candidates: channel ? [] : startingWith(key).slice(0, MOST_CANDIDATES) };
  }

  return (written: readonly string[], shown?: Shown): FoundChannel[] => {
    const found: FoundChannel[] = [];
    for (const name of written) {
      const last = found.at(-1)?.channel;
      found.push(find(name, shown, last && channelKey(last.name)));
    }
    return found;
  };
}

const networksOf = ({ networks }: { networks: readonly string[] }) => networks;

const words = new Map(
  [
    ['sport', 'sports', 'سبورت', 'سبورتس', 'الرياضيه', 'رياضيه', 'للرياضه', 'الرياضه'],
    ['max', 'ماكس'],
    ['xtra', 'extra', 'اكسترا', 'اكستره'],
    ['premium', 'بريميوم'],
    ['action', 'اكشن'],
    ['1', 'one', 'وان', 'الاولي', 'الاول'],
    ['2', 'two', 'الثانيه', 'الثاني'],
    ['3', 'three', 'الثالثه', 'الثالث'],
    ['4', 'four', 'الرابعه', 'الرابع'],
    ['5', 'five', 'الخامسه', 'الخامس'],
    ['6', 'six', 'السادسه', 'السادس'],
    ['7', 'seven', 'السابعه', 'السابع'],
    ['8', 'eight', 'الثامنه', 'الثامن'],
    ['9', 'nine', 'التاسعه', 'التاسع'],
  ].flatMap(([meaning, ...spellings]) => spellings.map((one) => [one, meaning!] as const)),
);
/** Words that say nothing about which channel it is. */
const dropped = new Set(['hd', 'fhd', 'uhd', 'sd', 'قناه', 'قنوات', 'شبكه', 'channel', 'tv', 'تي', 'في']);

/** How a name may begin, each with the one spelling that names are compared in; the longest that fits is replaced. */
const brands: readonly [string, ...string[]][] = [
  ['bein sport', 'bein', 'بي ان sport', 'بي ان', 'بين sport', 'بى ان sport', 'bn sport'],
  [
    'on time sport',
    'on sport',
    'on time',
    'ontime sport',
    'ontime',
    'on',
    'اون تايم sport',
    'اون تايم',
    'اون sport',
    'اون',
  ],
  ['ssc', 'اس اس سي', 'ssc sport'],
  ['alkass', 'al kass', 'alkas', 'al kas', 'alkass sport', 'الكاس', 'الكاس sport', 'كاس'],
  ['thmanyah', 'thamanya', 'thmaniya', 'ثمانيه', 'ثمانية', 'thmanyah sport', 'ثمانيه sport'],
  ['abu dhabi sport', 'ad sport', 'ابوظبي sport', 'ابو ظبي sport', 'abudhabi sport'],
  ['mbc', 'ام بي سي'],
  ['shahid', 'شاهد', 'shahid vip', 'شاهد vip'],
  ['tod', 'تود'],
  ['nile sport', 'النيل sport', 'نايل sport', 'النيل للرياضه'],
];
const beginnings = brands
  .flatMap(([meaning, ...spellings]) => [meaning, ...spellings].map((one) => [one, meaning] as const))
  .toSorted(([a], [b]) => b.length - a.length);

/** One spelling for «بي إن سبورتس ١ HD», «beIN 1» and «beIN SPORTS 1». */
function channelKey(name: string): string {
  const folded = foldForSearch(name)
    .replaceAll(/([^\d\s])(\d)/g, '$1 $2')
    .replaceAll(/(\d)(?=[^\d\s])(?!k\b)/g, '$1 ');
  const text = folded
    .split(' ')
    .filter((word) => !dropped.has(word))
    .map((word) => words.get(word) ?? word)
    .join(' ');
  const begins = beginnings.find(([spelling]) => text === spelling || text.startsWith(`${spelling} `));
  return begins ? begins[1] + text.slice(begins[0].length) : text;
}
