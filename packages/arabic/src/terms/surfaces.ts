import { firstMatch } from './first-match.ts';

/** TEAM-02: the playing surface of a venue. */
export function surfaceLabel(surface: string | null): string {
  return firstMatch(surfaces, surface ?? '') ?? 'غير محددة';
}

const surfaces = { hybrid: 'عشب هجين', 'artificial|turf': 'عشب صناعي', grass: 'عشب طبيعي' };
