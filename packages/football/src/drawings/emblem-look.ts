import { hashOf, pick } from './name-hash.ts';
import { countryColours, type EmblemKind, marks } from '../tables/emblem-marks.ts';
import { twoLetters } from './two-letters.ts';

/** The drawing of a competition without a picture. The shape shows its kind; a second tier is only outlined. */
export type EmblemLook = { letters: string; kind: EmblemKind; colour: string; isOutlined: boolean };

type Competition = { id: number; name: string; originalName: string; country: string };

export function emblemLook({ id, name, originalName, country }: Competition): EmblemLook {
  const [letters, kind, colour] = marks[id] ?? [];
  const isInternational = country === 'World';
  return {
    letters: letters ?? twoLetters(distinctiveWord(name)),
    kind: kind ?? kindOf(name, isInternational),
    colour:
      colour ?? countryColours[country] ?? pick(colours, hashOf(isInternational ? originalName : country)),
    isOutlined: lowerTiers.test(name),
  };
}

const lowerTiers = /الدرجة (الأولى|الثانية|الثالثة|الرابعة)|الثانية$|تشامبيونشيب|يلو$|المحترفين المصري/;

function kindOf(name: string, isInternational: boolean): EmblemKind {
  if (/سوبر/.test(name)) return 'super-cup';
  if (isInternational) return 'international';
  return /كأس|درع/.test(name) ? 'cup' : 'league';
}

/** The last word that says which competition it is: most names begin with words such as "league" and "cup". */
function distinctiveWord(name: string): string {
  const words = name
    .replace(/\s[–(].*|\sلكأس\s.*/, '')
    .split(/\s+/)
    .filter((word) => /\p{Letter}/u.test(word));
  return words.findLast((word) => !commonWords.test(word)) ?? words.at(-1) ?? '';
}

const commonWords =
  /^(لل.+|تحت|عامًا|(ال)?(دوري|كأس|بطولة|سوبر|درع|تصفيات|ملحق|دورة|ألعاب|مباريات|دولية|أبطال|أمم|أندية|درجة|أولى|ثانية|ثالثة|رابعة|ممتازة?|محترفين|احترافية|وطنية?|روشن|نخبة|جنوبية?|شمالية?|شرقي|غربي|جنوب|شمال|شرق|غرب|وسطى|إقليمي))$/;

/** White letters have a contrast of at least 4.5 on each. */
const colours = [
  '#0B6B4F',
  '#14295C',
  '#9C1C2B',
  '#4A1A66',
  '#0E5A6B',
  '#9A4A00',
  '#1D4ED8',
  '#3A3F3C',
] as const;
