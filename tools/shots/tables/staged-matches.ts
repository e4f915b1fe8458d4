/** States that the simulator cannot play on demand, written over matches of its own. */
export type StagedMatch = {
  name: string;
  /** The league whose match it is, and the competition it is put into. */
  from: number;
  into?: number;
  round?: string;
  begunMinutesAgo: number;
  status: readonly [short: string, long: string];
  elapsed?: number;
  extra?: number;
  goals?: readonly [home: number, away: number];
  halftime?: readonly [number, number];
  fulltime?: readonly [number, number];
  penalty?: readonly [number, number];
  winner?: 'home' | 'away';
  pulse?: readonly (number | null)[];
};

const cup = { from: 78, into: 81, round: 'Round of 16' };

export const stagedMatches: readonly StagedMatch[] = [
  {
    name: 'live-pulse',
    from: 307,
    begunMinutesAgo: 82,
    status: ['2H', 'Second Half'],
    elapsed: 67,
    goals: [2, 1],
    halftime: [1, 1],
    pulse: [2, 3, -1, -2, 4, 1, 0, 5, 3, -4, -6, 2, 7, 3],
  },
  {
    name: 'added-time',
    from: 140,
    begunMinutesAgo: 47,
    status: ['1H', 'First Half'],
    elapsed: 45,
    extra: 2,
    goals: [0, 1],
    pulse: [null, null, null, 2, -3, 1, -5, -2, 4],
  },
  {
    name: 'half-time',
    from: 39,
    begunMinutesAgo: 54,
    status: ['HT', 'Halftime'],
    elapsed: 45,
    goals: [1, 1],
    halftime: [1, 1],
  },
  {
    name: 'extra-time',
    ...cup,
    begunMinutesAgo: 132,
    status: ['ET', 'Extra Time'],
    elapsed: 105,
    extra: 1,
    goals: [2, 2],
    halftime: [1, 0],
    fulltime: [2, 2],
  },
  {
    name: 'extra-time-break',
    ...cup,
    begunMinutesAgo: 115,
    status: ['BT', 'Break Time'],
    elapsed: 90,
    goals: [0, 0],
    halftime: [0, 0],
    fulltime: [0, 0],
  },
  {
    name: 'shoot-out',
    ...cup,
    begunMinutesAgo: 158,
    status: ['P', 'Penalty In Progress'],
    elapsed: 120,
    goals: [1, 1],
    halftime: [0, 1],
    fulltime: [1, 1],
    penalty: [3, 2],
  },
  {
    name: 'after-penalties',
    ...cup,
    begunMinutesAgo: 245,
    status: ['PEN', 'Match Finished'],
    elapsed: 120,
    goals: [2, 2],
    halftime: [1, 0],
    fulltime: [1, 1],
    penalty: [4, 5],
    winner: 'away',
  },
  {
    name: 'postponed',
    from: 307,
    begunMinutesAgo: -20,
    status: ['PST', 'Match Postponed'],
  },
  {
    name: 'abandoned',
    from: 39,
    begunMinutesAgo: 100,
    status: ['ABD', 'Match Abandoned'],
    elapsed: 58,
    goals: [1, 0],
    halftime: [1, 0],
  },
  {
    name: 'cancelled-goal',
    from: 39,
    begunMinutesAgo: 89,
    status: ['2H', 'Second Half'],
    elapsed: 73,
    goals: [2, 0],
    halftime: [1, 0],
    pulse: [1, 0, 3, 4, 2, -1, 5, 3, 2, -2, -1, 6, 4, 2, 8],
  },
];
