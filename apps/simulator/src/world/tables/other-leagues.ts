import type { CupRound, Plan, Slot, Slots, Weeks, ZoneText } from '../calendar/plan.ts';
import type { Country, Rates } from '../model.ts';
import {
  allButInjuries,
  competition,
  country,
  each,
  none,
  rates,
  twoLegs,
  world,
  zone,
} from './plan-parts.ts';

// The Champions League of Africa, five more Arab leagues, and leagues of other time zones, which are live while it is
// night in Europe. Guesses: the weeks (of the season 2025-26 or 2026), the rates and the texts of the zones.

// ---- zones

const elite = (from: number, to: number) => zone(from, to, 'Promotion - AFC Champions League Elite');
const two = (rank: number) => zone(rank, rank, 'Promotion - AFC Champions League Two (Group Stage: )');
const relegation = (from: number, to: number) => zone(from, to, 'Relegation');
const african = [
  zone(1, 2, 'Promotion - CAF Champions League (Qualification)'),
  zone(3, 3, 'Promotion - CAF Confederation Cup (Qualification)'),
];

// ---- slots, local time; days count from Monday = 0

const moroccanLeague: Slots = {
  weekend: [
    [4, '18:00', 1],
    [4, '20:00', 1],
    [5, '16:00', 1],
    [5, '18:00', 1],
    [5, '20:00', 1],
    [6, '16:00', 1],
    [6, '18:00', 1],
    [6, '20:00', 1],
  ],
  midweek: [
    [1, '18:00', 2],
    [1, '20:00', 2],
    [2, '18:00', 2],
    [2, '20:00', 2],
  ],
  ramadan: {
    weekend: [
      [4, '22:00', 2],
      [5, '22:00', 3],
      [6, '22:00', 3],
    ],
    midweek: [
      [1, '22:00', 4],
      [2, '22:00', 4],
    ],
  },
};
const tunisianLeague: Slots = {
  weekend: [
    [5, '14:00', 3],
    [5, '16:30', 1],
    [6, '14:00', 3],
    [6, '16:30', 1],
  ],
  midweek: [
    [1, '14:00', 4],
    [2, '14:00', 4],
  ],
  ramadan: {
    weekend: [
      [5, '21:30', 4],
      [6, '21:30', 4],
    ],
    midweek: [
      [1, '21:30', 4],
      [2, '21:30', 4],
    ],
  },
};
const algerianLeague: Slots = {
  weekend: [
    [3, '18:00', 1],
    [4, '16:00', 1],
    [4, '18:00', 1],
    [4, '20:00', 1],
    [5, '16:00', 2],
    [5, '18:00', 1],
    [5, '20:00', 1],
  ],
  midweek: [
    [0, '18:00', 4],
    [1, '18:00', 4],
  ],
  ramadan: {
    weekend: [
      [4, '22:00', 4],
      [5, '22:00', 4],
    ],
    midweek: [
      [0, '22:00', 4],
      [1, '22:00', 4],
    ],
  },
};
const gulfLeague: Slots = {
  weekend: [
    [3, '17:30', 1],
    [3, '20:15', 1],
    [4, '17:30', 1],
    [4, '20:15', 1],
    [5, '17:30', 1],
    [5, '20:15', 1],
    [6, '20:15', 1],
  ],
  midweek: [
    [0, '17:30', 2],
    [0, '20:15', 2],
    [1, '17:30', 1],
    [1, '20:15', 2],
  ],
  ramadan: {
    weekend: [
      [3, '22:00', 2],
      [4, '22:00', 3],
      [5, '22:00', 2],
    ],
    midweek: [
      [0, '22:00', 4],
      [1, '22:00', 3],
    ],
  },
};
const japaneseLeague: Slots = {
  weekend: [
    [4, '19:00', 1],
    [5, '14:00', 3],
    [5, '16:00', 2],
    [5, '19:00', 1],
    [6, '14:00', 2],
    [6, '16:00', 1],
  ],
  midweek: [
    [1, '19:00', 2],
    [2, '19:00', 8],
  ],
};
const koreanLeague: Slots = {
  weekend: [
    [5, '14:00', 1],
    [5, '16:30', 1],
    [5, '19:00', 1],
    [6, '14:00', 1],
    [6, '16:30', 1],
    [6, '19:00', 1],
  ],
  midweek: [
    [1, '19:30', 3],
    [2, '19:30', 3],
  ],
};
/** In Perth it is two or three hours earlier than in Sydney, in New Zealand two hours later. */
const australianLeague: Slots = {
  weekend: [
    [4, '19:00', 1],
    [5, '17:00', 1],
    [5, '19:00', 2],
    [6, '15:00', 1],
    [6, '17:00', 1],
  ],
  midweek: [
    [1, '19:00', 3],
    [2, '19:00', 3],
  ],
};
const brazilianLeague: Slots = {
  weekend: [
    [5, '16:00', 1],
    [5, '18:30', 2],
    [5, '21:00', 1],
    [6, '16:00', 3],
    [6, '18:30', 1],
    [6, '20:30', 2],
  ],
  midweek: [
    [2, '19:00', 3],
    [2, '21:30', 3],
    [3, '19:00', 2],
    [3, '20:00', 2],
  ],
};
/** At the hours of each club's own city. */
const americanLeague: Slots = {
  weekend: [
    [5, '16:30', 1],
    [5, '19:30', 8],
    [5, '20:30', 3],
    [6, '16:30', 1],
    [6, '19:00', 2],
  ],
  midweek: [[2, '19:30', 15]],
};

/** In UTC: the clubs' clocks are up to three hours ahead. */
const africanEvenings: Slot[] = [
  [4, '16:00', 1],
  [4, '18:00', 1],
  [5, '13:00', 1],
  [5, '16:00', 2],
  [5, '18:00', 1],
  [6, '13:00', 1],
  [6, '16:00', 1],
];
const africanTie = (round: string, weeks: readonly [number, number]): CupRound => ({
  ...twoLegs(round, weeks, africanEvenings),
  decision: 'penalties',
});

type League = Pick<Plan, 'index' | 'zone'> & {
  country: Country;
  rates: Rates;
  weeks: Weeks;
  slots: Slots;
  zones: readonly ZoneText[];
};

/** A league in which each two clubs meet at home and away. */
function league(id: number, name: string, { index, zone: timeZone, zones, ...rest }: League): Plan {
  const { country: home, weeks, slots } = rest;
  return {
    ...none,
    index,
    competition: competition(id, name, {
      type: 'League',
      country: home,
      rates: rest.rates,
      coverage: allButInjuries,
    }),
    zone: timeZone,
    format: { kind: 'league', legs: 2, weeks, slots, split: null },
    zones: { '': zones },
  };
}

/** API-01: appended to the competitions of the simulated world. */
export const otherLeagues: readonly Plan[] = [
  league(200, 'Botola Pro', {
    index: 21,
    country: country('Morocco', 'MA'),
    rates: rates(1.25, 0.95, [4.0, 0.2, 25, 8.8]),
    zone: 'Africa/Casablanca',
    weeks: { from: 1, to: 37, breaks: [], midweeks: [] },
    slots: moroccanLeague,
    zones: [...african, zone(13, 14, 'Botola Pro (Relegation)'), relegation(15, 16)],
  }),
  league(202, 'Ligue 1', {
    index: 22,
    country: country('Tunisia', 'TN'),
    rates: rates(1.15, 0.85, [4.1, 0.22, 25, 8.4]),
    zone: 'Africa/Tunis',
    weeks: { from: -4, to: 36, breaks: [15, 16, 17, 18], midweeks: [] },
    slots: tunisianLeague,
    zones: [...african, relegation(15, 16)],
  }),
  league(186, 'Ligue 1', {
    index: 23,
    country: country('Algeria', 'DZ'),
    rates: rates(1.35, 0.85, [4.1, 0.2, 25, 8.4]),
    zone: 'Africa/Algiers',
    weeks: { from: -2, to: 37, breaks: [15, 16], midweeks: [] },
    slots: algerianLeague,
    zones: [...african, relegation(15, 16)],
  }),
  // Both Gulf leagues pause for the Asian Cup.
  league(301, 'Pro League', {
    index: 24,
    country: country('United-Arab-Emirates', 'AE'),
    rates: rates(1.6, 1.35, [3.9, 0.2, 23, 9.0]),
    zone: 'Asia/Dubai',
    weeks: { from: -3, to: 36, breaks: [17, 18, 19, 20, 21, 22], midweeks: [] },
    slots: gulfLeague,
    zones: [elite(1, 2), two(3), relegation(13, 14)],
  }),
  league(305, 'Stars League', {
    index: 25,
    country: country('Qatar', 'QA'),
    rates: rates(1.65, 1.4, [3.6, 0.18, 23, 9.0]),
    zone: 'Asia/Qatar',
    weeks: { from: -4, to: 32, breaks: [17, 18, 19, 20, 21, 22], midweeks: [] },
    slots: gulfLeague,
    zones: [elite(1, 2), two(3), zone(11, 11, 'Stars League (Relegation)'), relegation(12, 12)],
  }),
  // From autumn to spring since August 2026, with a long break in winter.
  league(98, 'J1 League', {
    index: 26,
    country: country('Japan', 'JP'),
    rates: rates(1.4, 1.15, [2.6, 0.08, 21, 9.8]),
    zone: 'Asia/Tokyo',
    weeks: {
      from: -4,
      to: 39,
      breaks: [16, 17, 18, 19, 20, 21, 22, 23],
      midweeks: [-1, 2, 7, 12, 26, 32, 35, 37, 38],
    },
    slots: japaneseLeague,
    zones: [elite(1, 3), zone(18, 20, 'Relegation - J2 League')],
  }),
  {
    ...none,
    index: 27,
    isByCalendarYear: true,
    competition: competition(292, 'K League 1', {
      type: 'League',
      country: country('South-Korea', 'KR'),
      rates: rates(1.35, 1.2, [3.6, 0.12, 22, 9.0]),
      coverage: allButInjuries,
    }),
    zone: 'Asia/Seoul',
    format: {
      kind: 'league',
      legs: 3,
      // In spring the Asian cup belongs to the calendar of the season before, and the two do not see each other's matches:
      // the cup plays on Tuesdays and Wednesdays, the league then at weekends. The breaks include the cup's finals.
      weeks: {
        from: -27,
        to: 6,
        breaks: [-23, -22, -20, -19, -18, -13, -12],
        midweeks: [-21, -17, -16, -15, -11, -10, -8, -6, -4, -2, 0, 2],
      },
      slots: koreanLeague,
      split: {
        top: 6,
        championship: { from: 7, to: 13, breaks: [], midweeks: [] },
        relegation: { from: 7, to: 13, breaks: [], midweeks: [] },
      },
    },
    zones: {
      '': [zone(1, 6, 'Championship Round'), zone(7, 12, 'Relegation Round')],
      'Championship Round': [elite(1, 2), two(3)],
      'Relegation Round': [zone(4, 5, 'K League 1 (Relegation)'), relegation(6, 6)],
    },
  },
  {
    ...none,
    index: 28,
    competition: competition(188, 'A-League', {
      type: 'League',
      country: country('Australia', 'AU'),
      rates: rates(1.6, 1.4, [3.9, 0.18, 22, 10.0]),
      coverage: allButInjuries,
    }),
    zone: 'Australia/Sydney',
    format: {
      kind: 'league',
      legs: 3,
      rounds: 26,
      weeks: { from: 6, to: 35, breaks: [], midweeks: [17] },
      slots: australianLeague,
      split: null,
    },
    zones: {
      '': [
        zone(1, 2, 'Promotion - A-League (Play Offs: Semi-finals)'),
        zone(3, 6, 'Promotion - A-League (Play Offs: Quarter-finals)'),
      ],
    },
  },
  {
    ...league(71, 'Serie A', {
      index: 29,
      country: country('Brazil', 'BR'),
      rates: rates(1.45, 1.0, [5.0, 0.25, 27, 10.0]),
      zone: 'America/Sao_Paulo',
      weeks: {
        from: -30,
        to: 13,
        breaks: [-23, -22, -13, -12, -11, -10],
        midweeks: [-29, -26, -20, -16, -8, -4, 0],
      },
      slots: brazilianLeague,
      zones: [
        zone(1, 4, 'Promotion - Copa Libertadores (Group Stage: )'),
        zone(5, 5, 'Promotion - Copa Libertadores (Qualification: )'),
        zone(6, 11, 'Promotion - Copa Sudamericana (Group Stage: )'),
        zone(17, 20, 'Relegation - Serie B'),
      ],
    }),
    isByCalendarYear: true,
  },
  {
    ...none,
    index: 30,
    isByCalendarYear: true,
    competition: competition(253, 'Major League Soccer', {
      type: 'League',
      country: country('USA', 'US'),
      rates: rates(1.65, 1.3, [3.9, 0.18, 22, 9.8]),
      coverage: allButInjuries,
    }),
    zone: 'home',
    format: {
      kind: 'league',
      legs: 2,
      conferences: ['Eastern Conference', 'Western Conference'],
      weeks: {
        from: -27,
        to: 9,
        breaks: [-22, -12, -11, -10, -9],
        midweeks: [-16, -14, -8, -6, -3, 2, 8],
      },
      slots: americanLeague,
      split: null,
    },
    zones: {
      '': [
        zone(1, 7, 'Promotion - MLS (Play Offs: 1/8-finals)'),
        zone(8, 9, 'Major League Soccer (Play Offs)'),
      ],
    },
  },
  {
    ...none,
    index: 31,
    competition: competition(12, 'CAF Champions League', {
      type: 'Cup',
      country: world,
      rates: rates(1.35, 0.85, [3.7, 0.15, 26, 8.6]),
      coverage: allButInjuries,
    }),
    zone: 'UTC',
    format: {
      kind: 'group-stage',
      matchdays: each([12, 13, 21, 22, 23, 25], africanEvenings),
      knockout: [
        africanTie('Quarter-finals', [27, 28]),
        africanTie('Semi-finals', [32, 33]),
        africanTie('Final', [37, 38]),
      ],
    },
    tieRule: 'head-to-head',
    zones: { '': [zone(1, 2, 'Promotion - CAF Champions League (Play Offs: Quarter-finals)')] },
  },
];
