export type Case = 'nominative' | 'accusative' | 'genitive';

/** A vocalised noun that can be counted. */
export type SpokenNoun = {
  isFeminine: boolean;
  singular: Record<Case, string>;
  /** Without «انِ» or «يْنِ». */
  dual: string;
  /** After three to ten, which is always the genitive. */
  few: string;
};

const masculine = (stem: string, few: string): SpokenNoun => ({
  isFeminine: false,
  singular: { nominative: `${stem}ٌ`, accusative: `${stem}ًا`, genitive: `${stem}ٍ` },
  dual: `${stem}َ`,
  few,
});

/** `stem` without its «ة». */
const feminine = (stem: string, few: string): SpokenNoun => ({
  isFeminine: true,
  singular: { nominative: `${stem}ةٌ`, accusative: `${stem}ةً`, genitive: `${stem}ةٍ` },
  dual: `${stem}تَ`,
  few,
});

export const spokenGoal = masculine('هَدَف', 'أَهْدَافٍ');
export const spokenPoint = feminine('نُقْطَ', 'نِقَاطٍ');
export const spokenMatch = feminine('مُبَارَا', 'مُبَارَيَاتٍ');
export const spokenMinutes = feminine('دَقِيقَ', 'دَقَائِقَ');
export const spokenPlayer = masculine('لَاعِب', 'لَاعِبِينَ');
export const spokenCard = feminine('بِطَاقَ', 'بِطَاقَاتٍ');
/** «ثَلَاثَةُ انْتِصَارَاتٍ»: the plural «أَفْوَاز» is not used with numbers. */
export const spokenWin = masculine('اِنْتِصَار', 'اِنْتِصَارَاتٍ');
export const spokenDraw = masculine('تَعَادُل', 'تَعَادُلَاتٍ');
export const spokenLoss = feminine('هَزِيمَ', 'هَزَائِمَ');
export const spokenShot = feminine('تَسْدِيدَ', 'تَسْدِيدَاتٍ');
export const thousand = masculine('أَلْف', 'آلَافٍ');
