import { channels, contrast, inkOn } from '@safira/football/drawings/contrast';

const DARK = '#10161B';
const LIGHT = '#FFFFFF';
/** Two colours with less contrast than this look the same. */
const APART = 1.35;

/** A pattern must be visible: where the two colours are too similar, the second is replaced. */
export function patternColour([field, second]: readonly [string, string]): string {
  if (hueDistance(field, second) > 60 || contrast(field, second) >= APART) return second;
  return inkOn(field) === LIGHT ? LIGHT : DARK;
}

function hueDistance(one: string, other: string): number {
  return Math.max(...channels(one).map((value, at) => Math.abs(value - channels(other)[at]!)));
}

export const keeperColours = ['#F2C14E', '#3AA76D', '#E4572E', '#8E9AAF', '#D16BA5'] as const;

export const flagColours = [
  '#C8102E',
  '#FFFFFF',
  '#0E7A4B',
  '#111111',
  '#1B4FBF',
  '#F7D117',
  '#6CABDD',
] as const;
