import { firstMatch } from './first-match.ts';

/** TEAM-02: what a venue is played on. */
export function surfaceLabel(surface: string | null): string {
  return firstMatch(surfaces, surface ?? '') ?? 'غير محددة';
}

const surfaces = { hybrid: 'عشب هجين', 'artificial|turf': 'عشب صناعي', grass: 'عشب طبيعي' };
