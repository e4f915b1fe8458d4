/**
 * The format of the tables: English as the provider spells it (accents kept), the Arabic of sports desks,
 * the country (a person's nationality; the provider's `Saudi-Arabia` style for the rest), then other spellings.
 * Sorted by the English name in code-point order, each entry once. «M. Salah» is understood without an entry.
 */
export type PersonEntry = readonly [english: string, arabic: string, country: string, ...aliases: string[]];

export type PlaceEntry = readonly [english: string, arabic: string, country: string, ...aliases: string[]];

export type ClubEntry = {
  name: string;
  arabic: string;
  /** For narrow rows; the same as `arabic` where that is short already. */
  short: string;
  country: string;
  /** The provider's id, only where verified. */
  id?: number;
  aliases?: readonly string[];
};

export type CompetitionEntry = {
  name: string;
  arabic: string;
  country: string;
  id?: number;
  aliases?: readonly string[];
};

/** A brand in its own spelling, and its pronunciation. */
export type ChannelEntry = { name: string; arabic: string; aliases?: readonly string[] };

/** A given or family name: plain lower-case Latin letters, and its Arabic. */
export type TokenEntry = readonly [latin: string, arabic: string];
