// DLG-05: the short marks at a scorer, the same on the page and on the share card: «علي (عكسي) 10′», «سالم 58′ (ر.ج)».

/** After the name. */
export const ownGoalMark = '(عكسي)';
/** After the minute. */
export const penaltyMark = '(ر.ج)';
/** After the minute. */
export const missedPenaltyMark = '(أُهدرت)';
