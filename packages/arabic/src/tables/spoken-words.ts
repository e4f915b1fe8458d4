/** Three to ten before a masculine noun, without their last vowel. */
export const unitsBeforeMasculine = ['ثَلَاثَة', 'أَرْبَعَة', 'خَمْسَة', 'سِتَّة', 'سَبْعَة', 'ثَمَانِيَة', 'تِسْعَة', 'عَشَرَة'];

/** Three to ten before a feminine noun, without their last vowel. */
export const unitsBeforeFeminine = ['ثَلَاث', 'أَرْبَع', 'خَمْس', 'سِتّ', 'سَبْع', 'ثَمَانِي', 'تِسْع', 'عَشْر'];

/** Twenty to ninety without their ending, which is «ـُونَ» or «ـِينَ». */
export const tens = ['عِشْر', 'ثَلَاث', 'أَرْبَع', 'خَمْس', 'سِتّ', 'سَبْع', 'ثَمَان', 'تِسْع'];

/** The words before «مِئَة» from three hundred on; that of eight hundred never changes. */
export const hundredWords = ['ثَلَاث', 'أَرْبَع', 'خَمْس', 'سِتّ', 'سَبْع', 'ثَمَانِ', 'تِسْع'];

/** First to tenth, masculine, without their last vowel. */
export const ordinals = [
  'الأَوَّل',
  'الثَّانِي',
  'الثَّالِث',
  'الرَّابِع',
  'الخَامِس',
  'السَّادِس',
  'السَّابِع',
  'الثَّامِن',
  'التَّاسِع',
  'العَاشِر',
];

/** Twentieth to ninetieth, in the genitive. */
export const ordinalTens = [
  'العِشْرِينَ',
  'الثَّلَاثِينَ',
  'الأَرْبَعِينَ',
  'الخَمْسِينَ',
  'السِّتِّينَ',
  'السَّبْعِينَ',
  'الثَّمَانِينَ',
  'التِّسْعِينَ',
];
