import { hashOf, pick } from './name-hash.ts';

export type ClubColours = { field: string; second: string; ink: string };

/** A shirt of a team whose colours are not known: any other colour would be taken for the team's. */
export const plainKit = { shirt: '#5B6660', number: '#FFFFFF' };

/** Colours for a club whose own are not known, by the provider's name. */
export function clubColours(originalName: string): ClubColours {
  const [field, second] = pick(pairs, hashOf(originalName));
  return { field, second, ink: brightFields.has(field) ? '#10161B' : '#FFFFFF' };
}

const pairs = [
  ['#1B4FBF', '#FFFFFF'],
  ['#F7D117', '#12408F'],
  ['#C8102E', '#FFFFFF'],
  ['#0E7A4B', '#FFFFFF'],
  ['#111111', '#F2C300'],
  ['#7A1FA2', '#F5F5F5'],
  ['#0C2C54', '#C9A24B'],
  ['#C2410C', '#1B2A49'],
  ['#6CABDD', '#1C2C5B'],
  ['#A50044', '#004D98'],
  ['#2B3A67', '#F2C14E'],
  ['#FFFFFF', '#1A1A1A'],
  ['#0B7373', '#F4F0E5'],
  ['#8B1E3F', '#F0C808'],
] as const;

const brightFields: ReadonlySet<string> = new Set(['#FFFFFF', '#F7D117', '#6CABDD']);
