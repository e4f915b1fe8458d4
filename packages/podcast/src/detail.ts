/** How much an episode says; the first of `details` that is short enough is taken. */
export type Detail = {
  /** So many matches are described in full, the others by their results. */
  full: number;
  goals: number;
  half: boolean;
  figures: boolean;
  effects: boolean;
  /** Also that of a league without new results. */
  bothTables: boolean;
  places: number;
  movers: number;
  /** Matches to come of each league. */
  next: number;
};

const most: Detail = {
  full: 6,
  goals: 6,
  half: true,
  figures: true,
  effects: true,
  bothTables: true,
  places: 4,
  movers: 3,
  next: 8,
};

export const details: readonly Detail[] = [
  most,
  { ...most, figures: false, next: 6 },
  { ...most, figures: false, bothTables: false, next: 6 },
  { ...most, figures: false, bothTables: false, half: false, goals: 4, next: 5 },
  { ...most, figures: false, bothTables: false, half: false, full: 5, goals: 3, movers: 2, next: 4 },
  {
    ...most,
    figures: false,
    bothTables: false,
    half: false,
    full: 4,
    goals: 2,
    places: 3,
    movers: 1,
    next: 4,
  },
  {
    ...most,
    figures: false,
    bothTables: false,
    half: false,
    full: 4,
    goals: 2,
    places: 2,
    movers: 0,
    next: 3,
  },
  {
    ...most,
    figures: false,
    bothTables: false,
    half: false,
    effects: false,
    full: 3,
    goals: 2,
    places: 2,
    movers: 0,
    next: 2,
  },
  {
    ...most,
    figures: false,
    bothTables: false,
    half: false,
    effects: false,
    full: 1,
    goals: 1,
    places: 2,
    movers: 0,
    next: 0,
  },
];
