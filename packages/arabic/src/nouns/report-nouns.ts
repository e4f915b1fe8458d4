import type { Noun } from './plurals.ts';

// Nouns that only automatic reports and previews count. Separate, because no page needs them.

export const loss: Noun = ['بلا هزائم', 'هزيمة واحدة', 'هزيمتان', 'هزيمتين', 'هزائم', 'هزيمة', 'هزيمة'];
/** Of two teams. */
export const meeting: Noun = [
  'لا مواجهات',
  'مواجهة واحدة',
  'مواجهتان',
  'مواجهتين',
  'مواجهات',
  'مواجهة',
  'مواجهة',
];
/** «فاز 3 مرات» */
export const time: Noun = ['ولا مرة', 'مرة واحدة', 'مرتان', 'مرتين', 'مرات', 'مرة', 'مرة'];
