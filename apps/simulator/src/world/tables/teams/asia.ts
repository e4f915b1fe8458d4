import { clubsFrom } from './row.ts';

/** Entrants of the AFC Champions League Elite whose own league the world does not have. */
export const asia = [
  ...clubsFrom('Iraq', [
    [
      911_004,
      'Al Shorta',
      'SHO',
      1932,
      '#00843d',
      '#ffffff',
      -0.3,
      [null, 'Al-Shaab Stadium', 'Baghdad', 35_700],
    ],
  ]),
  ...clubsFrom('Iran', [
    [
      911_005,
      'Tractor Sazi',
      'TRA',
      1970,
      '#e4002b',
      '#ffffff',
      0.25,
      [null, 'Yadegar-e Emam Stadium', 'Tabriz', 66_833],
    ],
  ]),
  ...clubsFrom('Uzbekistan', [
    [911_006, 'Nasaf', 'NAS', 1985, '#fecb00', '#0057b8', -0.5, [null, 'Markaziy Stadium', 'Qarshi', 21_000]],
  ]),
  ...clubsFrom('China', [
    [
      911_013,
      'Shanghai Port',
      'SHP',
      2005,
      '#e4002b',
      '#ffffff',
      -0.1,
      [null, 'Pudong Football Stadium', 'Shanghai', 33_765],
    ],
    [
      911_014,
      'Shanghai Shenhua',
      'SHS',
      1993,
      '#003da5',
      '#ffffff',
      -0.1,
      [null, 'Shanghai Stadium', 'Shanghai', 72_000],
    ],
    [
      911_015,
      'Chengdu Better City',
      'CHE',
      2018,
      '#e4002b',
      '#ffffff',
      -0.1,
      [null, 'Phoenix Hill Football Stadium', 'Chengdu', 50_695],
    ],
  ]),
  ...clubsFrom('Thailand', [
    [
      911_017,
      'Buriram United',
      'BUR',
      1970,
      '#002d62',
      '#ffffff',
      0.05,
      [null, 'Chang Arena', 'Buriram', 32_600],
    ],
  ]),
  ...clubsFrom('Malaysia', [
    [
      911_018,
      'Johor Darul Takzim FC',
      'JDT',
      1972,
      '#003da5',
      '#e4002b',
      0.15,
      [null, 'Sultan Ibrahim Stadium', 'Johor Bahru', 40_000],
    ],
  ]),
];
