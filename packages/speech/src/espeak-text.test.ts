import { expect, test } from 'vitest';
import { espeakText } from './espeak-text.ts';

/** Marks in the order that espeak-ng reads, whatever the editor of this file stores. */
const ordered = (text: string) => text.replaceAll(/([\u064B-\u0650\u0652]+)\u0651/g, '\u0651$1');

test.each([
  ['the doubling comes before the vowel', 'سَجَّلَ', 'سَجَّلَ'],
  ['a sun letter after the article is not doubled twice', 'السَّابِعَ', 'السَابِعَ'],
  ['also without its doubling', 'السَابِعَ', 'السَابِعَ'],
  ['a moon letter needs no mark on the article', 'الْقَمَرْ', 'القَمَرْ'],
  ['after «و» a sun letter is joined', 'وَالسِّتِّينْ', 'وَسِّتِّينْ'],
  ['after «ب» a sun letter is joined', 'بِالتَّعَادُلْ', 'بِتَّعَادُلْ'],
  ['after two prefixes, too', 'وَبِالتَّعَادُلْ', 'وَبِتَّعَادُلْ'],
  ['after «ب» a moon letter loses the alef', 'بِالْهَدَفْ', 'بِلْهَدَفْ'],
  ['after «و» a moon letter is read right as it is', 'وَالْقَمَرْ', 'وَالْقَمَرْ'],
  ['a name that only looks like a prefix and the article stays', 'فَالْفِيرْدِي', 'فَالْفِيرْدِي'],
  ['a first alef gets its vowel', 'انْتَهَتْ', 'اِنْتَهَتْ'],
  ['also before a doubled letter', 'اتَّفَقَ', 'اِتَّفَقَ'],
  ['a verb that begins like the article is none', 'الْتَقَى', 'اِلْتَقَى'],
  ['a first alef is silent after a vowel', 'ثُمَّ انْتَهَتْ', 'ثُمَّ نْتَهَتْ'],
  ['a first alef is silent after «ل»', 'لِاسْتِمَاعِكُمْ', 'لِسْتِمَاعِكُمْ'],
  ['and after «و»', 'وَانْتَهَى وَاثْنَا', 'وَنْتَهَى وَثْنَا'],
  ['but a name that only looks so stays', 'وَاتْكِينْزْ وَارْنَرْ فَاسْكِيزْ', 'وَاتْكِينْزْ وَارْنَرْ فَاسْكِيزْ'],
  ['and after the article', 'كَانَ الِاسْتِحْوَاذُ', 'كَانَ لِسْتِحْوَاذُ'],
  ['also at the beginning', 'الِاسْتِحْوَاذُ', 'الِسْتِحْوَاذُ'],
  ['a name in ة without a vowel ends in «ه»', 'بَرْشِلُونَةْ قَبْلَ', 'بَرْشِلُونَه قَبْلَ'],
  ['a final ة is «ه» at the end', 'فِي نَشْرَةِ صَافِرَةٍ', 'فِي نَشْرَةِ صَافِرَه'],
  ['and before a comma', 'صَافِرَةُ، أَهْلًا', 'صَافِرَه، أَهْلًا'],
  ['a final «ين» ends in a sukun', 'لَامِين', 'لَامِينْ'],
  ['but keeps the vowel that it has', 'هَدَفَيْنِ', 'هَدَفَيْنِ'],
  ['the article is joined after a vowel', 'فِي الْقَاهِرَه', 'فِي لْقَاهِرَه'],
  ['and a sun letter, too', 'سَجَّلَ الشَّوْطَ', 'سَجَّلَ شَّوْطَ'],
  ['and «الذي»', 'اللِّقَاءِ الَّذِي', 'اللِقَاءِ لَّذِي'],
  ['not after a consonant', 'مُحَمَّدْ الْهَدَفَ', 'مُحَمَّدْ الهَدَفَ'],
  ['not after nunation', 'هَدَفًا الْيَوْمَ', 'هَدَفًا اليَوْمَ'],
  ['not after a pause', 'هُنَا، الْيَوْمَ', 'هُنَا، اليَوْمَ'],
  ['a small alef and a lengthened line are letters of print', 'هٰذَا ٱلـنَّصُّ', 'هاذَا نَّصُّ'],
])('POD-06: for espeak-ng %s', (_rule, vocalised, expected) => {
  expect(espeakText(vocalised)).toBe(ordered(expected.normalize('NFC')));
});

test.each(['الدَّقِيقَةِ 67', 'الدَّقِيقَةِ ٦٧', 'Mbappé', 'خَمْسُونَ %', 'ثَلَاثَة/اِثْنَانْ', 'هَدَف - هَدَف', '[[a]]', ''])(
  'POD-06: «%s» does not reach a voice that cannot read it',
  (text) => {
    expect(() => espeakText(text)).toThrow('not for a voice');
  },
);
