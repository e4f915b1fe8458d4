import { attach, pausal } from './spoken-numbers.ts';
import { ordinals, ordinalTens } from '../tables/spoken-words.ts';

/**
 * POD-06: the minute of an event as commentators pronounce it, after «فِي»: «الدَّقِيقَةِ السَّابِعَةِ وَالسِّتِّينْ»;
 * the minutes of added time are not counted.
 */
export function spokenMinute(elapsed: number, extra: number | null = null): string {
  if (extra !== null && extra > 0) return pausal('الوَقْتِ بَدَلِ الضَّائِعِ');
  return pausal(`الدَّقِيقَةِ ${spokenOrdinal(Math.max(1, elapsed), { isFeminine: true })}`);
}

/** POD-06: a place in the table, after «فِي»: «المَرْكَزِ الثَّالِثَ عَشَرْ». */
export function spokenRank(rank: number): string {
  return pausal(`المَرْكَزِ ${spokenOrdinal(rank, { isFeminine: false })}`);
}

/** POD-06: in the genitive, with the article and all endings; up to 199: «الرَّابِعِ وَالعِشْرِينَ». */
export function spokenOrdinal(n: number, gender: { isFeminine: boolean }): string {
  if (!Number.isInteger(n) || n < 1 || n > 199) throw new RangeError(`no ordinal for ${n}`);
  if (n === 100) return 'المِئَةِ';
  return n > 100 ? `${belowHundred(n - 100, gender)} بَعْدَ المِئَةِ` : belowHundred(n, gender);
}

function belowHundred(n: number, { isFeminine }: { isFeminine: boolean }): string {
  if (n === 1) return isFeminine ? 'الأُولَى' : 'الأَوَّلِ';
  if (n <= 10) return inGenitive(stemOf(n, isFeminine));
  // From 11 to 19 both words are invariable, whatever comes before.
  if (n < 20) return `${stemOf(n - 10, isFeminine)}\u064E ${isFeminine ? 'عَشْرَةَ' : 'عَشَرَ'}`;
  const ten = ordinalTens[Math.floor(n / 10) - 2]!;
  const one = n % 10;
  return one === 0 ? ten : `${inGenitive(stemOf(one, isFeminine))} ${attach('وَ', ten)}`;
}

/** In compounds the first is «الحَادِي»; on its own it is handled earlier. */
function stemOf(n: number, isFeminine: boolean): string {
  const stem = n === 1 ? 'الحَادِي' : ordinals[n - 1]!;
  return isFeminine ? `${stem}\u064Eة` : stem;
}

/** A final ya takes no kasra. */
const inGenitive = (stem: string) => (stem.endsWith('ي') ? stem : `${stem}\u0650`);
