type Name = readonly [latin: string, arabic: string];

/** Names of people of a country: each in its Latin spelling there, and as Arabic sports desks write it. */
export type NameBank = { given: readonly Name[]; family: readonly Name[] };
