import { clubsFrom } from './row.ts';

/** Entrants of the CAF Champions League whose own league the world does not have. */
export const africanClubs = [
  ...clubsFrom('South-Africa', [
    [
      2699,
      'Mamelodi Sundowns',
      'SUN',
      1970,
      '#ffd100',
      '#003da5',
      0.6,
      [null, 'Loftus Versfeld Stadium', 'Pretoria', 51_762],
    ],
    [
      926_001,
      'Orlando Pirates',
      'PIR',
      1937,
      '#000000',
      '#ffffff',
      0.4,
      [null, 'Orlando Stadium', 'Johannesburg', null],
    ],
  ]),
  ...clubsFrom('Sudan', [
    // The club has played abroad since the war began.
    [5237, 'Al Hilal Omdurman', 'HIL', 1930, '#0057b8', '#ffffff', 0.3, null],
  ]),
  ...clubsFrom('Congo-DR', [
    [
      926_002,
      'TP Mazembe',
      'TPM',
      1939,
      '#000000',
      '#ffffff',
      0.3,
      [null, 'Stade TP Mazembe', 'Lubumbashi', null],
    ],
    [926_009, 'FC Lupopo', 'LUP', 1939, '#ffd100', '#0057b8', -0.2, null],
  ]),
  ...clubsFrom('Tanzania', [
    [
      926_003,
      'Simba',
      'SIM',
      1936,
      '#c8102e',
      '#ffffff',
      0.2,
      [null, 'Benjamin Mkapa Stadium', 'Dar es Salaam', 60_000],
    ],
    [
      926_004,
      'Young Africans',
      'YNG',
      1935,
      '#00843d',
      '#ffd100',
      0.3,
      [null, 'Benjamin Mkapa Stadium', 'Dar es Salaam', 60_000],
    ],
  ]),
  ...clubsFrom('Ivory-Coast', [
    [
      926_005,
      'ASEC Mimosas',
      'ASC',
      1948,
      '#ffd100',
      '#000000',
      0,
      [null, 'Stade Félix Houphouët-Boigny', 'Abidjan', null],
    ],
  ]),
  ...clubsFrom('Mali', [
    [
      926_006,
      'Stade Malien',
      'STM',
      1960,
      '#ffffff',
      '#000000',
      -0.1,
      [null, 'Stade du 26 Mars', 'Bamako', 50_000],
    ],
  ]),
  ...clubsFrom('Nigeria', [[926_007, 'Rivers United', 'RIV', 2016, '#0057b8', '#ffffff', -0.3, null]]),
  ...clubsFrom('Zambia', [[926_008, 'Power Dynamos', 'POW', 1971, '#ffd100', '#000000', -0.4, null]]),
  ...clubsFrom('Angola', [
    [
      926_010,
      'Petro Atletico',
      'PET',
      1980,
      '#ffd100',
      '#0057b8',
      0.1,
      [null, 'Estádio 11 de Novembro', 'Luanda', 48_500],
    ],
  ]),
];
