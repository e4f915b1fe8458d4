/** The generated crest or emblem of a club or competition without a picture: the same name gives the same drawing. */
export type CrestLook = { letter: string; field: string; second: string; ink: string; pattern: string };
export type EmblemLook = { letters: string; field: string };

type Named = { name: string; originalName: string };

export function crestLook({ name, originalName }: Named): CrestLook {
  const hash = hashOf(originalName);
  const [field, second] = pick(colours, hash);
  const ink = brightFields.has(field) ? '#10161B' : '#FFFFFF';
  return { letter: initialOf(name), field, second, ink, pattern: pick(patterns, hash >>> 4) };
}

export function emblemLook({ name, originalName }: Named): EmblemLook {
  return { letters: beginningOf(name), field: pick(emblemColours, hashOf(originalName)) };
}

function hashOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return hash;
}

const pick = <T>(from: readonly T[], hash: number): T => from[hash % from.length]!;

/** First letter without the article; a lone heh is drawn «هـ». */
function initialOf(name: string): string {
  const bare = name.replace(/^(ال(?=..)|Al[- ](?=.))/, '');
  const letter = [...bare][0] ?? '';
  return letter === 'ه' ? 'هـ' : letter.toUpperCase();
}

/** Two letters of the first distinctive word, because nearly every competition name starts with "league" or "cup". */
function beginningOf(name: string): string {
  const distinctive = name.replace(/^((ال)?(دوري|كأس|بطولة|سوبر|تصفيات|أبطال|أمم)\s+)+(?=\S)/, '');
  return [...distinctive.replace(/^ال(?=..)/, '')].slice(0, 2).join('');
}

const colours = [
  ['#1B4FBF', '#FFFFFF'],
  ['#F7D117', '#12408F'],
  ['#C8102E', '#FFFFFF'],
  ['#0E7A4B', '#FFFFFF'],
  ['#111111', '#F2C300'],
  ['#7A1FA2', '#F5F5F5'],
  ['#0C2C54', '#C9A24B'],
  ['#E4572E', '#1B2A49'],
  ['#6CABDD', '#1C2C5B'],
  ['#A50044', '#004D98'],
  ['#2B3A67', '#F2C14E'],
  ['#FFFFFF', '#1A1A1A'],
  ['#0B8080', '#F4F0E5'],
  ['#8B1E3F', '#F0C808'],
] as const;

const brightFields: ReadonlySet<string> = new Set(['#FFFFFF', '#F7D117', '#6CABDD']);

/** The area that the second colour paints, on a field of 48 × 48. */
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

const emblemColours = [
  '#0B6B4F',
  '#9C1C2B',
  '#4A1A66',
  '#C2410C',
  '#14295C',
  '#1D4ED8',
  '#334155',
  '#0F766E',
] as const;
