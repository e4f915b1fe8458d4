import type { Confederation } from './kick-offs.ts';

/** The best national teams of each, compared with those of the others: their strengths are relative to their own. */
export const nationLevels: Readonly<Record<Confederation, number>> = {
  UEFA: 0.3,
  CONMEBOL: 0.3,
  CAF: 0,
  CONCACAF: -0.1,
  AFC: -0.15,
  OFC: -0.4,
};

/** The first divisions compared with each other, by country. */
export const clubLevels: Readonly<Record<string, number>> = {
  England: 2.1,
  Spain: 2,
  Italy: 1.9,
  Germany: 1.9,
  France: 1.8,
  Portugal: 1.5,
  Brazil: 1.5,
  Netherlands: 1.4,
  'Saudi-Arabia': 1.4,
  Turkey: 1.4,
  Belgium: 1.3,
  USA: 1.1,
  Canada: 1.1,
  Japan: 1.1,
  Morocco: 1,
  Egypt: 1,
  Qatar: 1,
  'South-Korea': 1,
  'United-Arab-Emirates': 1,
  Algeria: 0.9,
  Tunisia: 0.9,
  Iran: 0.9,
  Australia: 0.8,
  Oman: 0.3,
};
/** Of all others. */
export const OTHER_LEVEL = 0.9;

const arabs = [
  'Algeria',
  'Bahrain',
  'Comoros',
  'Djibouti',
  'Egypt',
  'Iraq',
  'Jordan',
  'Kuwait',
  'Lebanon',
  'Libya',
  'Mauritania',
  'Morocco',
  'Oman',
  'Palestine',
  'Qatar',
  'Saudi-Arabia',
  'Somalia',
  'Sudan',
  'Syria',
  'Tunisia',
  'United-Arab-Emirates',
  'Yemen',
];
export const arabCountries: ReadonlySet<string> = new Set(arabs);

/** Countries whose teams do not invite each other. */
export const refusals: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['Israel'], [...arabs, 'Iran', 'Indonesia', 'Malaysia', 'Turkey', 'North-Korea', 'Cuba']],
  [['Algeria'], ['Morocco']],
  [['North-Korea'], ['South-Korea', 'Japan', 'USA']],
  [['Iran'], ['USA', 'Canada']],
  [['USA'], ['Cuba']],
  [['Armenia'], ['Azerbaijan']],
  [['Serbia'], ['Albania', 'Kosovo']],
  [['Bosnia', 'Spain'], ['Kosovo']],
  [['Spain'], ['Gibraltar']],
  [['Belarus'], ['England', 'Estonia', 'Finland', 'Latvia', 'Lithuania', 'Poland', 'Ukraine']],
  [['Cyprus'], ['Turkey']],
  [['Eritrea'], ['Ethiopia']],
];
