import type { Stage } from '../competitions/bracket/stages.ts';

export type KnockoutRound = {
  stage: Stage;
  ties: number;
  /** Absent where it has changed, or is not certain. */
  legs?: 1 | 2;
};

export type KnockoutFormat = {
  /** The rounds as they have been played since `from`, the first round first. */
  rounds: readonly KnockoutRound[];
  /** The provider's label of the first season in this format. */
  from: number;
  hasThirdPlace?: true;
};

/** The last rounds have as many ties everywhere. */
const lastEight = (legs: { quarters?: 1 | 2; semis?: 1 | 2; final: 1 | 2 }): KnockoutRound[] => [
  { stage: 'quarter-finals', ties: 4, ...(legs.quarters && { legs: legs.quarters }) },
  { stage: 'semi-finals', ties: 2, ...(legs.semis && { legs: legs.semis }) },
  { stage: 'final', ties: 1, legs: legs.final },
];

const allSingle = { quarters: 1, semis: 1, final: 1 } as const;

/** The three European cups since their league stage replaced the groups. */
const european: KnockoutFormat = {
  from: 2024,
  rounds: [
    { stage: 'play-offs', ties: 8, legs: 2 },
    { stage: 'last-16', ties: 8, legs: 2 },
    ...lastEight({ quarters: 2, semis: 2, final: 1 }),
  ],
};

/** Four teams in one place within a week. */
const superCup: KnockoutFormat = {
  from: 2023,
  rounds: [
    { stage: 'semi-finals', ties: 2, legs: 1 },
    { stage: 'final', ties: 1, legs: 1 },
  ],
};

/**
 * By the provider's id. Paths are not listed: in all of these a draw decides who meets whom. A competition that is not
 * listed shows the rounds that are stored.
 */
export const knockoutFormats: Readonly<Record<number, KnockoutFormat>> = {
  // World Cup of 48 teams
  1: {
    from: 2026,
    rounds: [
      { stage: 'last-32', ties: 16, legs: 1 },
      { stage: 'last-16', ties: 8, legs: 1 },
      ...lastEight(allSingle),
    ],
    hasThirdPlace: true,
  },
  // UEFA Nations League and CONCACAF Nations League: the last four in one place
  5: { from: 2024, rounds: lastEight({ quarters: 2, semis: 1, final: 1 }) },
  536: { from: 2024, rounds: lastEight({ quarters: 2, semis: 1, final: 1 }) },
  // Asian Cup of 24 teams
  7: { from: 2019, rounds: [{ stage: 'last-16', ties: 8, legs: 1 }, ...lastEight(allSingle)] },
  // UEFA Champions League, Europa League, Conference League
  2: european,
  3: european,
  848: european,
  // AFC Champions League Elite: from the quarter-finals on in one place
  17: { from: 2024, rounds: [{ stage: 'last-16', ties: 8 }, ...lastEight(allSingle)] },
  // CAF Champions League: the final too is played over two legs
  12: { from: 2023, rounds: lastEight({ quarters: 2, semis: 2, final: 2 }) },
  // DFB-Pokal
  81: {
    from: 2009,
    rounds: [
      { stage: 'round-1', ties: 32, legs: 1 },
      { stage: 'round-2', ties: 16, legs: 1 },
      { stage: 'last-16', ties: 8, legs: 1 },
      ...lastEight(allSingle),
    ],
  },
  // Coppa Italia: eight clubs enter in the round of 16
  137: {
    from: 2021,
    rounds: [
      { stage: 'preliminary', ties: 4, legs: 1 },
      { stage: 'last-64', ties: 16, legs: 1 },
      { stage: 'last-32', ties: 8, legs: 1 },
      { stage: 'last-16', ties: 8, legs: 1 },
      ...lastEight({ quarters: 1, semis: 2, final: 1 }),
    ],
  },
  // King's Cup of Saudi Arabia
  504: {
    from: 2023,
    rounds: [
      { stage: 'last-32', ties: 16, legs: 1 },
      { stage: 'last-16', ties: 8, legs: 1 },
      ...lastEight(allSingle),
    ],
  },
  // Super cups of Europe, Saudi Arabia and Egypt
  531: { from: 2000, rounds: [{ stage: 'final', ties: 1, legs: 1 }] },
  826: superCup,
  539: superCup,
};
