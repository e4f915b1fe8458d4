const DARK = '#10161B';
const LIGHT = '#FFFFFF';
/** Two colours with less contrast than this look the same. */
const APART = 1.35;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The text colour that is readable on a colour. */
export const inkOn = (colour: string): string => (luminance(colour) > 0.4 ? DARK : LIGHT);

/** A pattern must be visible: where the two colours are too similar, the second is replaced. */
export function patternColour([field, second]: readonly [string, string]): string {
  if (hueDistance(field, second) > 60 || contrast(field, second) >= APART) return second;
  return inkOn(field) === LIGHT ? LIGHT : DARK;
}

function hueDistance(one: string, other: string): number {
  return Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    ),
  );
}

export const emblemColours = [
  '#0B6B4F',
  '#9C1C2B',
  '#4A1A66',
  '#C2410C',
  '#14295C',
  '#1D4ED8',
  '#334155',
  '#0F766E',
  '#7C5A14',
  '#86198F',
  '#3F6212',
  '#0E7490',
] as const;

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
