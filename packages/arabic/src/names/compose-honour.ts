import { composeName } from './compose-name.ts';
import { countryKey, isArabCountry } from './countries.ts';
import { plainLetters } from '../letters/plain-letters.ts';

/**
 * NAME-05: whom or what an Arab ground is named after: «الملك فهد», «الأمير فيصل بن فهد», «محمد الخامس», «20 أوت 1955»;
 * undefined when a part is unknown and `spell` does not write it.
 */
export function composeHonour(
  english: string,
  country: string | undefined,
  spell: (word: string) => string | undefined,
): string | undefined {
  if (country === undefined || !isArabCountry(country)) return undefined;
  return composeDate(english, country) ?? composeTitled(english, country, spell);
}

/** Months as the Maghreb calls them; elsewhere grounds are not named after dates. */
const months: Readonly<Record<string, string>> = {
  algeria: 'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
  tunisia: 'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
  morocco: 'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر',
};
const frenchMonths =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');

function composeDate(english: string, country: string): string | undefined {
  const [, day, month, year] =
    /^(?:du )?(\d{1,2}|1er|premier) ([a-z]+)(?: (\d{4}))?$/.exec(plainLetters(english).toLowerCase()) ?? [];
  const names = months[countryKey(country)]?.split(' ');
  const name = month === undefined ? undefined : names?.[frenchMonths.indexOf(month)];
  if (day === undefined || name === undefined) return undefined;
  return [/^\d+$/.test(day) ? day : 'أول', name, year].filter((part) => part !== undefined).join(' ');
}

function composeTitled(
  english: string,
  country: string,
  spell: (word: string) => string | undefined,
): string | undefined {
  const words = plainLetters(english).split(/[\s-]+/);
  const title = words.length > 1 ? titles[words[0]!.toLowerCase()] : undefined;
  if (title !== undefined) words.shift();
  const reign = words.length > 1 ? reigns[words.at(-1)!] : undefined;
  const name = composeName((reign ? words.slice(0, -1) : words).join(' '), country, spell);
  if (name === undefined) return undefined;
  return [title, name, reign].filter((part) => part !== undefined).join(' ');
}

const titles: Readonly<Record<string, string>> = {
  chahid: 'الشهيد',
  cheikh: 'الشيخ',
  colonel: 'العقيد',
  emir: 'الأمير',
  freres: 'الإخوة',
  imam: 'الإمام',
  king: 'الملك',
  martyr: 'الشهيد',
  martyrs: 'الشهداء',
  moulay: 'مولاي',
  prince: 'الأمير',
  princess: 'الأميرة',
  roi: 'الملك',
  shaheed: 'الشهيد',
  sheikh: 'الشيخ',
  sultan: 'السلطان',
};

const reigns: Readonly<Record<string, string>> = {
  I: 'الأول',
  II: 'الثاني',
  III: 'الثالث',
  IV: 'الرابع',
  V: 'الخامس',
  VI: 'السادس',
};
