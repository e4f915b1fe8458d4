import type { Coverage, Rates } from '../model.ts';
import type {
  CupFormat,
  CupRound,
  LeagueFormat,
  Plan,
  RoundDate,
  Slot,
  Slots,
  StageFormat,
  ZoneText,
} from '../calendar/plan.ts';
import { otherLeagues } from './other-leagues.ts';
import {
  all,
  allButInjuries,
  competition,
  country,
  each,
  none,
  oneLeg,
  rates,
  toPenalties,
  twoLegs,
  venue,
  world,
  zone,
} from './plan-parts.ts';

// Sections 2.8, 2.9, 5.1, 5.2 and 6 of the provider's reference. What it marks [G] is a guess here too, as are the
// weeks (taken from the season 2025-26), the texts of the Asian and African zones and those of the Egyptian split.

const england = country('England', 'GB-ENG');
const spain = country('Spain', 'ES');
const italy = country('Italy', 'IT');
const france = country('France', 'FR');
const germany = country('Germany', 'DE');
const saudiArabia = country('Saudi-Arabia', 'SA');
const egypt = country('Egypt', 'EG');
const oman = country('Oman', 'OM');

const eventsAndLineups: Coverage = {
  ...allButInjuries,
  statistics: false,
  playerStatistics: false,
  standings: false,
  players: false,
  topScorers: false,
};

const inItaly = rates(1.32, 1.13, [4.1, 0.18, 24, 9.2]);
const inGermany = rates(1.72, 1.42, [4.0, 0.15, 21, 9.6]);
const inSaudiArabia = rates(1.62, 1.4, [4.0, 0.2, 23, 9.2]);
const inEgypt = rates(1.2, 0.95, [4.1, 0.2, 26, 8.6]);
const inChampionsLeague = rates(1.75, 1.4, [4.0, 0.15, 22, 9.6]);
const ofNations = rates(1.5, 1.15, [3.6, 0.15, 24, 9.0]);
const friendly = rates(1.5, 1.3, [2.2, 0.05, 20, 8.8]);
const inCup = (league: Rates): Rates => ({
  ...league,
  home: league.home * 1.05,
  yellows: league.yellows + 0.2,
});

const jeddah = venue('King Abdullah Sports City', 'Jeddah', 62_345);

// ---- zones

const championsLeague = (from: number, to: number): ZoneText => ({
  from,
  to,
  text: 'Promotion - Champions League (League phase: )',
  text2026: 'Champions League league stage',
});
const europaLeague = (from: number, to: number): ZoneText => ({
  from,
  to,
  text: 'Promotion - Europa League (League phase: )',
  text2026: 'Europa League league stage',
});
const conferenceLeague = (rank: number): ZoneText => ({
  from: rank,
  to: rank,
  text: 'Promotion - Conference League (Qualification: )',
  text2026: 'ECL Playoffs',
});
const relegation = (from: number, to: number, text: string): ZoneText => ({
  from,
  to,
  text,
  text2026: 'Relegation',
});
const fourEuropeans = [championsLeague(1, 4), europaLeague(5, 5), conferenceLeague(6)];
const leagueStage = (name: string): ZoneText[] => [
  zone(1, 8, `Promotion - ${name} (Play Offs: 1/8-finals)`),
  zone(9, 24, `Promotion - ${name} (Play Offs: 1/16-finals)`),
];

// ---- slots, local time; days count from Monday = 0

const premierLeague: Slots = {
  weekend: [
    [4, '20:00', 1],
    [5, '12:30', 1],
    [5, '15:00', 4],
    [5, '17:30', 1],
    [5, '20:00', 1],
    [6, '14:00', 3],
    [6, '16:30', 1],
    [7, '20:00', 1],
  ],
  midweek: [
    [1, '19:30', 3],
    [1, '20:15', 1],
    [2, '19:30', 3],
    [2, '20:15', 1],
    [3, '19:30', 1],
    [3, '20:15', 1],
  ],
  last: [[6, '16:00', 10]],
};
const laLiga: Slots = {
  weekend: [
    [4, '21:00', 1],
    [5, '14:00', 1],
    [5, '16:15', 1],
    [5, '18:30', 1],
    [5, '21:00', 1],
    [6, '14:00', 1],
    [6, '16:15', 1],
    [6, '18:30', 1],
    [6, '21:00', 1],
    [7, '21:00', 1],
  ],
  midweek: [
    [1, '19:00', 2],
    [1, '21:30', 2],
    [2, '19:00', 2],
    [2, '21:30', 2],
    [3, '19:00', 1],
    [3, '21:30', 1],
  ],
};
const serieA: Slots = {
  weekend: [
    [4, '20:45', 1],
    [5, '15:00', 2],
    [5, '18:00', 1],
    [5, '20:45', 1],
    [6, '12:30', 1],
    [6, '15:00', 2],
    [6, '18:00', 1],
    [6, '20:45', 1],
    [7, '20:45', 1],
  ],
  midweek: [
    [1, '18:30', 1],
    [1, '20:45', 1],
    [2, '18:30', 2],
    [2, '20:45', 3],
    [3, '18:30', 1],
    [3, '20:45', 2],
  ],
};
const ligue1: Slots = {
  weekend: [
    [4, '20:45', 1],
    [5, '17:00', 1],
    [5, '19:00', 1],
    [5, '21:05', 1],
    [6, '15:00', 1],
    [6, '17:15', 3],
    [6, '20:45', 1],
  ],
  midweek: [
    [1, '19:00', 4],
    [2, '19:00', 3],
    [2, '21:05', 2],
  ],
  last: [[5, '21:00', 9]],
};
const bundesliga: Slots = {
  weekend: [
    [4, '20:30', 1],
    [5, '15:30', 5],
    [5, '18:30', 1],
    [6, '15:30', 1],
    [6, '17:30', 1],
    [6, '19:30', 1],
  ],
  midweek: [
    [1, '18:30', 1],
    [1, '20:30', 3],
    [2, '18:30', 1],
    [2, '20:30', 3],
    [3, '20:30', 1],
  ],
  last: [[5, '15:30', 9]],
};
const saudiLeague: Slots = {
  weekend: [
    [3, '17:00', 1],
    [3, '19:00', 1],
    [3, '21:00', 1],
    [4, '17:00', 1],
    [4, '19:00', 1],
    [4, '21:00', 1],
    [5, '17:00', 1],
    [5, '19:00', 1],
    [5, '21:00', 1],
  ],
  midweek: [
    [0, '19:00', 1],
    [0, '21:00', 2],
    [1, '19:00', 1],
    [1, '21:00', 2],
    [2, '19:00', 1],
    [2, '21:00', 2],
  ],
  last: [[3, '21:00', 9]],
  ramadan: {
    weekend: [
      [3, '22:00', 3],
      [4, '22:00', 3],
      [5, '22:00', 3],
    ],
    midweek: [
      [0, '22:00', 3],
      [1, '22:00', 3],
      [2, '22:00', 3],
    ],
  },
};
const egyptianLeague: Slots = {
  weekend: [
    [3, '17:00', 1],
    [3, '20:00', 1],
    [4, '17:00', 1],
    [4, '20:00', 1],
    [5, '17:00', 1],
    [5, '20:00', 1],
    [6, '17:00', 1],
    [6, '20:00', 1],
    [7, '17:00', 1],
    [7, '20:00', 1],
  ],
  midweek: [
    [1, '17:00', 2],
    [1, '20:00', 3],
    [2, '17:00', 2],
    [2, '20:00', 3],
  ],
  ramadan: {
    weekend: [
      [3, '21:30', 2],
      [4, '21:30', 2],
      [5, '21:30', 2],
      [6, '21:30', 2],
      [7, '21:30', 2],
    ],
    midweek: [
      [1, '21:30', 5],
      [2, '21:30', 5],
    ],
  },
};
const omaniLeague: Slots = {
  weekend: [
    [3, '17:30', 1],
    [3, '20:15', 1],
    [4, '17:30', 1],
    [4, '20:15', 1],
    [5, '17:30', 1],
    [5, '20:15', 1],
  ],
  midweek: [
    [0, '17:30', 1],
    [0, '20:15', 2],
    [1, '17:30', 1],
    [1, '20:15', 2],
  ],
  ramadan: {
    weekend: [
      [3, '22:00', 2],
      [4, '22:00', 2],
      [5, '22:00', 2],
    ],
    midweek: [
      [0, '22:00', 3],
      [1, '22:00', 3],
    ],
  },
};

// ---- Europe and Asia

const tuesdayWednesday: Slot[] = [
  [1, '18:45', 2],
  [1, '21:00', 7],
  [2, '18:45', 2],
  [2, '21:00', 7],
];
const thursday: Slot[] = [
  [3, '18:45', 9],
  [3, '21:00', 9],
];
const championsLeagueMatchdays: RoundDate[] = [
  {
    week: 2,
    slots: [
      [1, '18:45', 2],
      [1, '21:00', 4],
      [2, '18:45', 2],
      [2, '21:00', 4],
      [3, '18:45', 2],
      [3, '21:00', 4],
    ],
  },
  ...each([4, 7, 9, 12, 14, 20], tuesdayWednesday),
  { week: 21, slots: [[2, '21:00', 18]] },
];
const europaLeagueMatchdays: RoundDate[] = [
  {
    week: 3,
    slots: [
      [2, '18:45', 4],
      [2, '21:00', 5],
      [3, '18:45', 4],
      [3, '21:00', 5],
    ],
  },
  ...each([4, 7, 9, 12, 14, 20], thursday),
  { week: 21, slots: [[3, '21:00', 18]] },
];
const westMatchdays = each(
  [2, 4, 7, 9, 12, 16, 23, 24],
  [
    [0, '19:00', 2],
    [0, '21:15', 1],
    [1, '19:00', 2],
    [1, '21:15', 1],
  ],
);
const eastMatchdays = each(
  [2, 4, 7, 9, 12, 14, 23, 24],
  [
    [1, '19:00', 3],
    [2, '19:00', 3],
  ],
);

const asianFinals = 'Quarter-finals';

const european = (slots: { tie: readonly Slot[]; last: readonly Slot[] }, final: CupRound): CupRound[] => [
  twoLegs('Knockout Round Play-offs', [24, 25], slots.tie),
  twoLegs('Round of 16', [27, 28], slots.tie),
  twoLegs('Quarter-finals', [31, 32], slots.last),
  twoLegs('Semi-finals', [34, 35], slots.last),
  final,
];

const germanCupEvening: Slot[] = [
  [1, '18:00', 4],
  [1, '20:45', 4],
  [2, '18:00', 4],
  [2, '20:45', 4],
];
const italianCupEvening: Slot[] = [
  [1, '18:00', 1],
  [1, '21:00', 2],
  [2, '18:00', 1],
  [2, '21:00', 2],
  [3, '18:00', 1],
  [3, '21:00', 1],
];
const italianCupWeekend: Slot[] = [
  [4, '18:00', 1],
  [4, '20:45', 2],
  [5, '18:00', 2],
  [5, '20:45', 2],
  [6, '18:00', 2],
  [6, '20:45', 3],
  [7, '18:00', 2],
  [7, '20:45', 2],
];

/** A cup whose rounds are in the weeks of 2025, except those that were moved with the windows of 2026. */
function moved<F extends StageFormat | CupFormat>(
  format: F,
  weeks: Readonly<Record<number, number>>,
): { format: F; formatSince2026: F } {
  const weekOf = (week: number) => weeks[week] ?? week;
  const inRound = (round: CupRound): CupRound => ({ ...round, weeks: round.weeks.map(weekOf) });
  const later =
    format.kind === 'cup'
      ? { ...format, rounds: format.rounds.map(inRound) }
      : {
          ...format,
          knockout: format.knockout.map(inRound),
          regions: format.regions.map((region) => ({
            ...region,
            matchdays: region.matchdays.map((date) => ({ ...date, week: weekOf(date.week) })),
          })),
        };
  return { format, formatSince2026: later };
}

const egyptianSplit: LeagueFormat['split'] = {
  top: 7,
  championship: { from: 28, to: 36, breaks: [33], midweeks: [] },
  relegation: { from: 28, to: 37, breaks: [], midweeks: [31, 33, 35, 37] },
};

const africanQualifiers = { kind: 'groups', leagues: null, legs: 2, byes: 0, knockout: [] } as const;

/** By group: in each league the first rises and the last falls, and those next to them play off. */
const nationsLeagueZones: Record<string, ZoneText[]> = Object.fromEntries(
  [4, 4, 4, 2].flatMap((groups, league) =>
    Array.from({ length: groups }, (_, group) => [
      `League ${'ABCD'[league]}, Group ${group + 1}`,
      nationsLeagueRanks(league),
    ]),
  ),
);

function nationsLeagueRanks(league: number): ZoneText[] {
  const [above, below] = ['ABCD'[league - 1], 'ABCD'[league + 1]];
  const up = above
    ? [
        zone(1, 1, `Promotion - UEFA Nations League (League ${above}: )`),
        zone(2, 2, `Promotion - UEFA Nations League (League ${above} - Play Offs)`),
      ]
    : [zone(1, 2, 'Promotion - UEFA Nations League (League A - Play Offs: Quarter-finals)')];
  const down = below
    ? [
        zone(3, 3, `UEFA Nations League (League ${below} - Play Out: )`),
        zone(4, 4, `Relegation - UEFA Nations League (League ${below}: )`),
      ]
    : [];
  return [...up, ...down];
}

/** API-01: every competition of the simulated world and the format of its season. */
export const plans: readonly Plan[] = [
  {
    ...none,
    index: 0,
    competition: competition(39, 'Premier League', {
      type: 'League',
      country: england,
      rates: rates(1.52, 1.35, [4.0, 0.13, 21, 10.3]),
      coverage: all,
    }),
    zone: 'Europe/London',
    format: {
      kind: 'league',
      legs: 2,
      // The weekends left out are those of the FA Cup.
      weeks: { from: -3, to: 37, breaks: [18, 23, 26, 30], midweeks: [13, 17, 18, 23, 26] },
      slots: premierLeague,
      split: null,
    },
    formatSince2026: {
      kind: 'league',
      legs: 2,
      weeks: { from: -2, to: 38, breaks: [18, 23, 26, 30], midweeks: [13, 17, 18, 23, 26] },
      slots: premierLeague,
      split: null,
    },
    zones: { '': [...fourEuropeans, relegation(18, 20, 'Relegation - Championship')] },
  },
  {
    ...none,
    index: 1,
    competition: competition(140, 'La Liga', {
      type: 'League',
      country: spain,
      rates: rates(1.45, 1.13, [4.7, 0.24, 25, 9.3]),
      coverage: all,
    }),
    zone: 'Europe/Madrid',
    format: {
      kind: 'league',
      legs: 2,
      weeks: { from: -3, to: 37, breaks: [16], midweeks: [33, 36] },
      slots: laLiga,
      split: null,
    },
    formatSince2026: {
      kind: 'league',
      legs: 2,
      weeks: { from: -2, to: 38, breaks: [16], midweeks: [33, 36] },
      slots: laLiga,
      split: null,
    },
    tieRule: 'head-to-head',
    zones: { '': [...fourEuropeans, relegation(18, 20, 'Relegation - LaLiga2')] },
  },
  {
    ...none,
    index: 2,
    competition: competition(135, 'Serie A', {
      type: 'League',
      country: italy,
      rates: inItaly,
      coverage: all,
    }),
    zone: 'Europe/Rome',
    format: {
      kind: 'league',
      legs: 2,
      weeks: { from: -2, to: 37, breaks: [], midweeks: [8, 18] },
      slots: serieA,
      split: null,
    },
    formatSince2026: {
      kind: 'league',
      legs: 2,
      weeks: { from: -2, to: 38, breaks: [16], midweeks: [8, 18] },
      slots: serieA,
      split: null,
    },
    tieRule: 'head-to-head',
    zones: { '': [...fourEuropeans, relegation(18, 20, 'Relegation - Serie B')] },
  },
  {
    ...none,
    index: 3,
    competition: competition(61, 'Ligue 1', {
      type: 'League',
      country: france,
      rates: rates(1.55, 1.27, [3.7, 0.24, 23, 9.4]),
      coverage: all,
    }),
    zone: 'Europe/Paris',
    format: {
      kind: 'league',
      legs: 2,
      weeks: { from: -3, to: 36, breaks: [15, 16], midweeks: [] },
      slots: ligue1,
      split: null,
    },
    formatSince2026: {
      kind: 'league',
      legs: 2,
      weeks: { from: -2, to: 37, breaks: [16, 17], midweeks: [] },
      slots: ligue1,
      split: null,
    },
    zones: {
      '': [
        championsLeague(1, 3),
        zone(4, 4, 'Promotion - Champions League (Qualification: )'),
        europaLeague(5, 5),
        conferenceLeague(6),
        zone(16, 16, 'Ligue 1 (Relegation)'),
        relegation(17, 18, 'Relegation - Ligue 2'),
      ],
    },
  },
  {
    ...none,
    index: 4,
    competition: competition(78, 'Bundesliga', {
      type: 'League',
      country: germany,
      rates: inGermany,
      coverage: all,
    }),
    zone: 'Europe/Berlin',
    format: {
      kind: 'league',
      legs: 2,
      weeks: { from: -2, to: 36, breaks: [16, 17], midweeks: [19] },
      slots: bundesliga,
      split: null,
    },
    formatSince2026: {
      kind: 'league',
      legs: 2,
      weeks: { from: -1, to: 37, breaks: [16, 17], midweeks: [19] },
      slots: bundesliga,
      split: null,
    },
    zones: {
      '': [
        ...fourEuropeans,
        zone(16, 16, 'Bundesliga (Relegation)'),
        relegation(17, 18, 'Relegation - 2. Bundesliga'),
      ],
    },
  },
  {
    ...none,
    index: 5,
    competition: competition(307, 'Pro League', {
      type: 'League',
      country: saudiArabia,
      rates: inSaudiArabia,
      coverage: all,
    }),
    zone: 'Asia/Riyadh',
    format: {
      kind: 'league',
      legs: 2,
      // December belongs to the Arab Cup, April to the finals of the Asian Champions League.
      weeks: { from: -1, to: 37, breaks: [13, 14, 15, 32, 33], midweeks: [17, 19, 21, 31] },
      slots: saudiLeague,
      split: null,
    },
    // January belongs to the Asian Cup.
    formatSince2026: {
      kind: 'league',
      legs: 2,
      weeks: {
        from: -1,
        to: 38,
        breaks: [17, 18, 19, 20, 21, 22, 32, 33],
        midweeks: [8, 13, 15, 16, 26, 31],
      },
      slots: saudiLeague,
      split: null,
    },
    zones: {
      '': [
        zone(1, 3, 'Promotion - AFC Champions League Elite'),
        zone(4, 4, 'Promotion - AFC Champions League Two (Group Stage: )'),
        zone(16, 18, 'Relegation'),
      ],
    },
  },
  {
    ...none,
    index: 6,
    competition: competition(233, 'Premier League', {
      type: 'League',
      country: egypt,
      rates: inEgypt,
      coverage: allButInjuries,
    }),
    zone: 'Africa/Cairo',
    format: {
      kind: 'league',
      legs: 1,
      // The Arab Cup and the Africa Cup of Nations; in week 9 the Super Cup follows.
      weeks: { from: -4, to: 26, breaks: [9, 13, 14, 15, 16, 17, 18, 19], midweeks: [9] },
      slots: egyptianLeague,
      split: egyptianSplit,
    },
    formatSince2026: {
      kind: 'league',
      legs: 1,
      weeks: { from: -2, to: 26, breaks: [8, 13, 17, 18, 19], midweeks: [8] },
      slots: egyptianLeague,
      split: egyptianSplit,
    },
    tieRule: 'head-to-head',
    zones: {
      '': [zone(1, 7, 'Championship Round'), zone(8, 21, 'Relegation Round')],
      'Championship Round': [
        zone(1, 2, 'Promotion - CAF Champions League (Qualification)'),
        zone(3, 3, 'Promotion - CAF Confederation Cup (Qualification)'),
      ],
      'Relegation Round': [zone(11, 14, 'Relegation')],
    },
  },
  {
    ...none,
    index: 7,
    competition: competition(406, 'Professional League', {
      type: 'League',
      country: oman,
      rates: rates(1.3, 1.08, [3.9, 0.2, 24, 8.4]),
      coverage: { ...all, playerStatistics: false, players: false, topScorers: false },
    }),
    zone: 'Asia/Muscat',
    format: {
      kind: 'league',
      legs: 2,
      weeks: { from: -3, to: 27, breaks: [13, 14, 15, 16, 20, 24], midweeks: [] },
      slots: omaniLeague,
      split: null,
    },
    formatSince2026: {
      kind: 'league',
      legs: 2,
      weeks: { from: -3, to: 27, breaks: [17, 18, 19, 20, 21, 22], midweeks: [] },
      slots: omaniLeague,
      split: null,
    },
    zones: {
      '': [zone(1, 1, 'Promotion - AFC Champions League Two (Group Stage: )'), zone(11, 12, 'Relegation')],
    },
  },
  {
    ...none,
    index: 8,
    competition: competition(2, 'UEFA Champions League', {
      type: 'Cup',
      country: world,
      rates: inChampionsLeague,
      coverage: all,
    }),
    zone: 'Europe/Zurich',
    ...moved(
      {
        kind: 'stage',
        regions: [{ name: null, zone: 'Europe/Zurich', matchdays: championsLeagueMatchdays }],
        knockout: european(
          {
            tie: [
              [1, '18:45', 1],
              [1, '21:00', 3],
              [2, '18:45', 1],
              [2, '21:00', 3],
            ],
            last: [
              [1, '21:00', 2],
              [2, '21:00', 2],
            ],
          },
          oneLeg('Final', [38], [[5, '21:00', 1]]),
        ),
        neutralFrom: 'Final',
      },
      { 2: 1, 4: 6, 38: 39 },
    ),
    zones: { '': leagueStage('Champions League') },
    neutralVenues: [
      venue('Puskás Aréna', 'Budapest', 67_215),
      venue('Estadio Metropolitano', 'Madrid', 70_460),
      venue('Allianz Arena', 'München', 75_024),
    ],
  },
  {
    ...none,
    index: 9,
    competition: competition(3, 'UEFA Europa League', {
      type: 'Cup',
      country: world,
      rates: rates(1.55, 1.25, [4.2, 0.15, 22, 9.6]),
      coverage: all,
    }),
    zone: 'Europe/Zurich',
    ...moved(
      {
        kind: 'stage',
        regions: [{ name: null, zone: 'Europe/Zurich', matchdays: europaLeagueMatchdays }],
        knockout: european(
          {
            tie: [
              [3, '18:45', 4],
              [3, '21:00', 4],
            ],
            last: [[3, '21:00', 4]],
          },
          oneLeg('Final', [37], [[2, '21:00', 1]]),
        ),
        neutralFrom: 'Final',
      },
      { 3: 2, 4: 6, 37: 38 },
    ),
    zones: { '': leagueStage('Europa League') },
    neutralVenues: [
      venue('Tüpraş Stadyumu', 'İstanbul', 42_590),
      venue('Deutsche Bank Park', 'Frankfurt am Main', 58_000),
      venue('San Mamés Barria', 'Bilbao', 53_289),
    ],
  },
  {
    ...none,
    index: 10,
    competition: competition(17, 'AFC Champions League', {
      type: 'Cup',
      country: world,
      rates: rates(1.6, 1.25, [3.6, 0.16, 24, 9.2]),
      coverage: all,
    }),
    zone: 'Asia/Riyadh',
    ...moved(
      {
        kind: 'stage',
        regions: [
          { name: 'West', zone: 'Asia/Riyadh', matchdays: westMatchdays },
          { name: 'East', zone: 'Asia/Seoul', matchdays: eastMatchdays },
        ],
        knockout: [
          twoLegs(
            'Round of 16',
            [26, 27],
            [
              [1, '19:00', 2],
              [2, '19:00', 2],
            ],
          ),
          oneLeg(
            asianFinals,
            [32],
            [
              [3, '19:00', 1],
              [3, '21:30', 1],
              [4, '19:00', 1],
              [4, '21:30', 1],
            ],
          ),
          oneLeg(
            'Semi-finals',
            [33],
            [
              [0, '20:15', 1],
              [1, '20:15', 1],
            ],
          ),
          oneLeg('Final', [33], [[5, '19:15', 1]]),
        ],
        neutralFrom: asianFinals,
      },
      { 4: 6, 23: 24, 24: 25, 26: 27, 27: 28 },
    ),
    zones: { '': [zone(1, 8, 'Promotion - AFC Champions League Elite (Play Offs: 1/8-finals)')] },
    neutralVenues: [jeddah],
  },
  {
    ...none,
    index: 11,
    competition: competition(81, 'DFB Pokal', {
      type: 'Cup',
      country: germany,
      rates: inCup(inGermany),
      coverage: { ...all, standings: false },
    }),
    zone: 'Europe/Berlin',
    ...moved(
      {
        kind: 'cup',
        shape: 'open',
        topLeague: 78,
        rounds: [
          oneLeg(
            '1st Round',
            [-3],
            [
              [4, '18:00', 3],
              [4, '20:45', 1],
              [5, '13:00', 4],
              [5, '15:30', 7],
              [5, '18:00', 3],
              [6, '13:00', 4],
              [6, '15:30', 5],
              [6, '18:00', 2],
              [7, '18:00', 2],
              [7, '20:45', 1],
            ],
          ),
          oneLeg('2nd Round', [8], germanCupEvening),
          oneLeg(
            'Round of 16',
            [13],
            [
              [1, '18:00', 2],
              [1, '20:45', 2],
              [2, '18:00', 2],
              [2, '20:45', 2],
            ],
          ),
          oneLeg(
            'Quarter-finals',
            [22, 23],
            [
              [1, '20:45', 1],
              [2, '20:45', 1],
            ],
          ),
          oneLeg(
            'Semi-finals',
            [33],
            [
              [1, '20:45', 1],
              [2, '20:45', 1],
            ],
          ),
          oneLeg('Final', [37], [[5, '20:00', 1]]),
        ],
      },
      { [-3]: -2, 37: 38 },
    ),
    neutralVenues: [venue('Olympiastadion Berlin', 'Berlin', 74_475)],
  },
  {
    ...none,
    index: 12,
    competition: competition(137, 'Coppa Italia', {
      type: 'Cup',
      country: italy,
      rates: inCup(inItaly),
      coverage: { ...allButInjuries, standings: false },
    }),
    zone: 'Europe/Rome',
    ...moved(
      {
        kind: 'cup',
        shape: 'seeded',
        topLeague: 135,
        rounds: [
          toPenalties('Preliminary Round', [-4], italianCupWeekend),
          toPenalties('Round of 64', [-3], italianCupWeekend),
          toPenalties('Round of 32', [3], italianCupEvening),
          toPenalties('Round of 16', [13], italianCupEvening),
          toPenalties(
            'Quarter-finals',
            [22, 23],
            [
              [1, '21:00', 1],
              [2, '21:00', 1],
            ],
          ),
          twoLegs(
            'Semi-finals',
            [26, 33],
            [
              [1, '21:00', 1],
              [2, '21:00', 1],
            ],
          ),
          oneLeg('Final', [36], [[2, '21:00', 1]]),
        ],
      },
      { 3: 1 },
    ),
    neutralVenues: [venue('Stadio Olimpico', 'Roma', 68_530)],
  },
  {
    ...none,
    index: 13,
    competition: competition(531, 'UEFA Super Cup', {
      type: 'Cup',
      country: world,
      rates: inCup(inChampionsLeague),
      coverage: { ...allButInjuries, standings: false },
    }),
    zone: 'Europe/Zurich',
    format: {
      kind: 'cup',
      shape: 'super',
      topLeague: null,
      rounds: [toPenalties('Final', [-3], [[2, '21:00', 1]])],
    },
    neutralVenues: [
      venue('Bluenergy Stadium', 'Udine', 25_952),
      venue('Red Bull Arena', 'Wals-Siezenheim', 30_188),
    ],
  },
  {
    ...none,
    index: 14,
    labelOffset: 1,
    competition: competition(826, 'Super Cup', {
      type: 'Cup',
      country: saudiArabia,
      rates: inCup(inSaudiArabia),
      coverage: eventsAndLineups,
    }),
    // The four have played in Hong Kong, in the evening there.
    zone: 'Asia/Hong_Kong',
    format: {
      kind: 'cup',
      shape: 'super',
      topLeague: null,
      rounds: [
        toPenalties(
          'Semi-finals',
          [-2],
          [
            [1, '20:00', 1],
            [2, '20:00', 1],
          ],
        ),
        toPenalties('Final', [-2], [[5, '20:00', 1]]),
      ],
    },
    neutralVenues: [venue('Hong Kong Stadium', 'Hong Kong', 40_000)],
  },
  {
    ...none,
    index: 15,
    labelOffset: 1,
    competition: competition(539, 'Super Cup', {
      type: 'Cup',
      country: egypt,
      rates: inCup(inEgypt),
      coverage: eventsAndLineups,
    }),
    zone: 'Asia/Dubai',
    ...moved(
      {
        kind: 'cup',
        shape: 'super',
        topLeague: null,
        rounds: [
          toPenalties(
            'Semi-finals',
            [9],
            [
              [3, '17:00', 1],
              [3, '20:00', 1],
            ],
          ),
          toPenalties('Final', [9], [[6, '19:30', 1]]),
        ],
      },
      { 9: 8 },
    ),
    neutralVenues: [
      venue('Mohammed Bin Zayed Stadium', 'Abu Dhabi', 42_000),
      venue('Hazza bin Zayed Stadium', 'Al Ain', 25_053),
    ],
  },
  {
    ...none,
    index: 32,
    competition: competition(5, 'UEFA Nations League', {
      type: 'Cup',
      country: world,
      rates: ofNations,
      coverage: allButInjuries,
    }),
    zone: 'Europe/Zurich',
    editions: [2024, 2],
    format: {
      kind: 'groups',
      leagues: [4, 4, 4, 2],
      matchdays: [0, 1, 2, 3, 4, 5],
      legs: 2,
      byes: 0,
      knockout: [
        { round: 'Quarter-finals', matchdays: [6, 7], decision: 'extra-time' },
        { round: 'Semi-finals', matchdays: [8], decision: 'extra-time' },
        { round: 'Final', matchdays: [9], decision: 'extra-time' },
      ],
    },
    zones: nationsLeagueZones,
    neutralVenues: [
      venue('Allianz Arena', 'München', 75_024),
      venue('Stade de France', 'Saint-Denis', 80_698),
    ],
  },
  {
    ...none,
    index: 33,
    labelOffset: 1,
    competition: competition(36, 'Africa Cup of Nations - Qualification', {
      type: 'Cup',
      country: world,
      rates: { ...ofNations, home: 1.35, away: 0.95 },
      coverage: allButInjuries,
    }),
    zone: 'home',
    editions: [2024, 2],
    format: { ...africanQualifiers, matchdays: [0, 1, 2, 3, 4, 5] },
    // Two matches in each of three windows.
    formatSince2026: { ...africanQualifiers, matchdays: [0, 1, 4, 5, 6, 7] },
    zones: { '': [zone(1, 2, 'Promotion - Africa Cup of Nations')] },
  },
  {
    ...none,
    index: 34,
    labelOffset: 1,
    competition: competition(7, 'Asian Cup', {
      type: 'Cup',
      country: world,
      rates: ofNations,
      coverage: allButInjuries,
    }),
    zone: 'Asia/Riyadh',
    editions: [2026, 4],
    // 7 January to 5 February 2027.
    format: { kind: 'tournament', start: [18, 3], host: 'Saudi-Arabia' },
    zones: {
      '': [zone(1, 2, 'Promotion - Asian Cup (Play Offs: 1/8-finals)')],
      'Ranking of third-placed teams': [zone(1, 4, 'Promotion - Asian Cup (Play Offs: 1/8-finals)')],
    },
    neutralVenues: [
      jeddah,
      venue('Kingdom Arena', 'Riyadh', 26_090),
      venue('Al-Awwal Park', 'Riyadh', 25_000),
      venue('King Fahd International Stadium', 'Riyadh', 68_752),
      venue('Prince Mohamed bin Fahd Stadium', 'Dammam', 26_000),
    ],
  },
  {
    ...none,
    index: 35,
    competition: competition(536, 'CONCACAF Nations League', {
      type: 'Cup',
      country: world,
      rates: { ...ofNations, home: 1.6, away: 1.05 },
      coverage: allButInjuries,
    }),
    zone: 'America/Los_Angeles',
    editions: [2024, 2],
    format: {
      kind: 'groups',
      leagues: [2],
      matchdays: [0, 1, 2, 3],
      legs: 1,
      // The best four enter in the quarter-finals.
      byes: 4,
      knockout: [
        { round: 'Quarter-finals', matchdays: [4, 5], decision: 'extra-time' },
        { round: 'Semi-finals', matchdays: [6], decision: 'extra-time' },
        { round: 'Final', matchdays: [7], decision: 'extra-time' },
      ],
    },
    zones: { '': [zone(1, 2, 'Promotion - CONCACAF Nations League (Play Offs: 1/4-finals)')] },
    neutralVenues: [venue('SoFi Stadium', 'Inglewood', 70_240)],
  },
  {
    ...none,
    index: 19,
    competition: competition(667, 'Friendlies Clubs', {
      type: 'Cup',
      country: world,
      rates: friendly,
      coverage: eventsAndLineups,
    }),
    zone: 'UTC',
    format: { kind: 'club-friendlies' },
  },
  {
    ...none,
    index: 20,
    competition: competition(10, 'Friendlies', {
      type: 'Cup',
      country: world,
      rates: { ...friendly, home: 1.4, away: 1.15 },
      coverage: eventsAndLineups,
    }),
    zone: 'UTC',
    format: { kind: 'friendlies' },
  },
  ...otherLeagues,
];

const byId = new Map(plans.map((plan) => [plan.competition.id, plan]));

export function findPlan(competitionId: number): Plan | undefined {
  return byId.get(competitionId);
}

/** Islamic months follow the moon, so Ramadan is listed: first and last day, as calendars predict. */
export const ramadans: readonly (readonly [first: string, last: string])[] = [
  ['2023-03-23', '2023-04-20'],
  ['2024-03-11', '2024-04-09'],
  ['2025-03-01', '2025-03-29'],
  ['2026-02-18', '2026-03-19'],
  ['2027-02-08', '2027-03-09'],
  ['2028-01-28', '2028-02-25'],
  ['2029-01-16', '2029-02-13'],
  ['2030-01-05', '2030-02-03'],
];
