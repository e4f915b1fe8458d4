import { clubColours } from './club-colours.ts';
import { hashOf, pick } from './name-hash.ts';
import { flagColours, flags } from '../tables/flags.ts';
import { twoLetters } from './two-letters.ts';

/**
 * The drawing of a team without a picture: areas painted one over the other on a shield, and two letters on a disc. The
 * same provider name gives the same drawing.
 */
export type CrestLook = { letters: string; painted: Painted[]; disc: string; ink: string };

/** An area in units of 48. */
export type Painted = { area: string; colour: string };

type Team = { name: string; originalName: string };

export function crestLook({ name, originalName }: Team): CrestLook {
  const letters = crestLetters(name);
  const flag = flagOf(originalName);
  if (flag) return { letters, painted: flag, disc: '#FFFFFF', ink: '#10161B' };
  const { field, second, ink } = clubColours(originalName);
  const area = pick(patterns, hashOf(originalName) >>> 4);
  return { letters, painted: [whole(field), { area, colour: second }], disc: field, ink };
}

/** Of the first word: the country may follow the name where clubs of several countries meet. */
export function crestLetters(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{Letter}{2}/u.test(word));
  return twoLetters(words.find((word) => !/^(منتخب|نادي|al)$/i.test(word)) ?? words[0] ?? name);
}

/** The flag of a national team, also of women and age groups; undefined for a club. */
export function flagOf(originalName: string): Painted[] | undefined {
  const country = originalName.replace(/( W| Women| U-?\d\d)+$/, '');
  const [, shape = '', bands = '', atHoist = '', hoist = ''] =
    /^(.)(\w+)(?:([<|])(\w))?$/.exec(flags[country] ?? '') ?? [];
  const [first, ...others] = [...bands].map((letter) => flagColours[letter]!);
  if (!first) return undefined;
  const painted = others.map((colour, index) => {
    const start = Math.round(((index + 1) * 480) / bands.length) / 10;
    return {
      area: areas[shape] ?? (shape === 'h' ? `M0 ${start}H48V48H0Z` : `M${start} 0H48V48H${start}Z`),
      colour,
    };
  });
  return [
    whole(first),
    ...painted,
    ...(hoist ? [{ area: areas[atHoist]!, colour: flagColours[hoist]! }] : []),
  ];
}

const whole = (colour: string): Painted => ({ area: 'M0 0H48V48H0Z', colour });

const areas: Readonly<Record<string, string>> = {
  '+': 'M19 0h10v48H19zM0 19h48v10H0z',
  x: 'M0 0H9L48 39V48H39L0 9ZM48 0V9L9 48H0V39L39 0Z',
  '<': 'M0 0 24 24 0 48Z',
  '|': 'M0 0H15V48H0Z',
};

/** What the second colour of a club paints. */
export const patterns = [
  'M0 0H48V13H0Z',
  'M0 0h24v48H0z',
  'M10.5 0h9v48h-9zM28.5 0h9v48h-9z',
  'M0 15h48v17H0z',
  'M0 4 14 0 48 36V48H42Z',
  'M0 10 24 26 48 10V24L24 40 0 24Z',
  'M0 10h48v8H0zM0 27h48v8H0z',
  'M24 0h24v24H24zM0 24h24v24H0z',
  'M0 0h13v48H0zM35 0h13v48H35z',
] as const;
