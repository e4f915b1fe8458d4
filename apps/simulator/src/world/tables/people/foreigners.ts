type Foreigners = { share: number; from: readonly string[] };

const SOUTH_AMERICA = ['Brazil', 'Brazil', 'Argentina', 'Uruguay', 'Colombia'];
const WEST_AFRICA = ['Senegal', 'Ivory-Coast', 'Nigeria', 'Ghana', 'Cameroon'];
const GULF_MARKET = [
  'Brazil',
  'Brazil',
  'Portugal',
  'France',
  'Spain',
  'Argentina',
  'Senegal',
  'Morocco',
  'Algeria',
];

/** A guess: nationalities abroad and their number in a squad; a country listed twice sends twice as many. */
export const foreignersIn: Readonly<Record<string, Foreigners>> = {
  England: {
    share: 0.28,
    from: [
      'Ireland',
      'Scotland',
      'Wales',
      'France',
      'Netherlands',
      'Portugal',
      ...SOUTH_AMERICA,
      ...WEST_AFRICA,
    ],
  },
  Spain: { share: 0.25, from: ['France', 'Portugal', 'Morocco', 'Argentina', ...SOUTH_AMERICA, 'Senegal'] },
  Italy: {
    share: 0.25,
    from: ['France', 'Serbia', 'Croatia', 'Albania', 'Argentina', ...SOUTH_AMERICA, 'Nigeria'],
  },
  France: {
    share: 0.25,
    from: ['Mali', 'Senegal', 'Ivory-Coast', 'Morocco', 'Algeria', 'Cameroon', 'Brazil', 'Belgium'],
  },
  Germany: {
    share: 0.22,
    from: ['Austria', 'Austria', 'France', 'Netherlands', 'Denmark', 'Japan', 'Turkey', 'Croatia'],
  },
  'Saudi-Arabia': { share: 0.25, from: GULF_MARKET },
  'United-Arab-Emirates': { share: 0.25, from: GULF_MARKET },
  Qatar: { share: 0.25, from: GULF_MARKET },
  Egypt: { share: 0.1, from: ['Tunisia', 'Morocco', 'Palestine', 'Nigeria', 'Ghana', 'Senegal'] },
  Oman: { share: 0.1, from: ['Brazil', 'Syria', 'Jordan', 'Nigeria', 'Ivory-Coast'] },
  Portugal: { share: 0.25, from: [...SOUTH_AMERICA, 'Spain', 'Angola', 'Cape-Verde-Islands'] },
  Netherlands: { share: 0.2, from: ['Belgium', 'Germany', 'Denmark', 'Morocco', 'Ghana', 'Brazil'] },
  Belgium: { share: 0.25, from: ['France', 'Netherlands', 'Denmark', 'Japan', ...WEST_AFRICA] },
  Turkey: { share: 0.25, from: ['Brazil', 'Portugal', 'Nigeria', 'France', 'Bosnia', 'Senegal'] },
  Greece: { share: 0.2, from: ['Argentina', 'Brazil', 'Serbia', 'Spain', 'Portugal'] },
  Scotland: { share: 0.25, from: ['England', 'England', 'Ireland', 'Denmark', 'Japan', 'Nigeria'] },
  Morocco: { share: 0.12, from: ['Senegal', 'Ivory-Coast', 'Mali', 'Congo-DR', 'Burkina-Faso', 'Brazil'] },
  Tunisia: { share: 0.12, from: ['Algeria', 'Algeria', 'Ivory-Coast', 'Nigeria', 'Mali', 'Brazil'] },
  Algeria: { share: 0.1, from: ['Tunisia', 'Mali', 'Ivory-Coast', 'Senegal', 'Burkina-Faso'] },
  'South-Africa': { share: 0.15, from: ['Zimbabwe', 'Zambia', 'Namibia', 'Brazil', 'Colombia'] },
  Japan: { share: 0.12, from: ['Brazil', 'Brazil', 'Brazil', 'South-Korea', 'Germany'] },
  'South-Korea': { share: 0.12, from: ['Brazil', 'Brazil', 'Brazil', 'Japan', 'Colombia', 'Sweden'] },
  Australia: { share: 0.2, from: ['England', 'England', 'Scotland', 'Brazil', 'France', 'Netherlands'] },
  Brazil: { share: 0.15, from: ['Argentina', 'Argentina', 'Uruguay', 'Colombia', 'Ecuador'] },
  USA: { share: 0.35, from: [...SOUTH_AMERICA, 'Mexico', 'England', 'Germany', 'Sweden', 'Ghana', 'Canada'] },
  Canada: { share: 0.35, from: ['USA', 'USA', 'France', 'England', 'Argentina', 'Senegal'] },
  Cyprus: { share: 0.25, from: ['Portugal', 'Spain', 'Brazil', 'Serbia'] },
};

/** For countries whose league is not listed. */
export const someForeigners: Foreigners = {
  share: 0.12,
  from: ['Brazil', 'Brazil', 'Argentina', 'Nigeria', 'Senegal', 'Serbia', 'France'],
};
