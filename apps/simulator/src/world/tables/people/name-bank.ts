type Name = readonly [latin: string, arabic: string];

/** What people of a country are called: each name as it is written there in Latin letters, and by Arabic sports desks. */
export type NameBank = { given: readonly Name[]; family: readonly Name[] };
