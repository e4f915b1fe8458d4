import type { Case } from '@safira/arabic/speech/spoken-nouns';

/** The leagues of the podcast by their Arabic names, in their cases. */
export const leagueNames: Record<string, Record<Case, string>> = {
  'الدوري الإنجليزي الممتاز': {
    nominative: 'الدَّوْرِيُّ الإِنْجِلِيزِيُّ المُمْتَازُ',
    accusative: 'الدَّوْرِيَّ الإِنْجِلِيزِيَّ المُمْتَازَ',
    genitive: 'الدَّوْرِيِّ الإِنْجِلِيزِيِّ المُمْتَازِ',
  },
  'الدوري الإسباني': {
    nominative: 'الدَّوْرِيُّ الإِسْبَانِيُّ',
    accusative: 'الدَّوْرِيَّ الإِسْبَانِيَّ',
    genitive: 'الدَّوْرِيِّ الإِسْبَانِيِّ',
  },
};
