import { spokenMatch } from '@safira/arabic/speech/spoken-nouns';
import type { Desk } from '../desk.ts';
import type { LeagueFacts } from '../facts.ts';
import { count, league, round } from '../parts.ts';
import { line } from '../text.ts';

export function introduce(desk: Desk, { competition, matches }: LeagueFacts, isFirst: boolean): void {
  const of = league(competition, 'genitive');
  if (isFirst) {
    desk.say('first league', [
      line`نَبْدَأُ مِنَ ${of}.`,
      line`البِدَايَةُ مَعَ ${of}.`,
      line`نَفْتَتِحُ الحَلْقَةَ بِأَخْبَارِ ${of}.`,
      line`إِلَى ${of} أَوَّلًا.`,
      line`نَتَوَقَّفُ أَوَّلًا عِنْدَ ${of}.`,
      line`نَسْتَهِلُّ الحَلْقَةَ بِنَتَائِجِ ${of}.`,
    ]);
  } else {
    desk.say('second league', [
      line`نَنْتَقِلُ إِلَى ${of}.`,
      line`أَمَّا فِي ${of}، فَإِلَيْكُمْ آخِرَ النَّتَائِجِ.`,
      line`نَصِلُ الآنَ إِلَى ${of}.`,
      line`نُتَابِعُ مَعَ ${of}.`,
      line`وَمِنَ ${of} هَذِهِ الأَخْبَارُ.`,
      line`وَإِلَى ${of}.`,
    ]);
  }
  if (matches.length > 1) howMany(desk, matches.length);
  const rounds = new Set(matches.map(({ round: text }) => /^الجولة (\d+)$/.exec(text ?? '')?.[1]));
  const [only] = rounds;
  if (matches.length > 2 && rounds.size === 1 && only) whichRound(desk, Number(only));
}

function howMany(desk: Desk, n: number): void {
  const [played, of] = [count(n, spokenMatch, 'nominative'), count(n, spokenMatch)];
  desk.say('matches of league', [
    line`اِنْتَهَتْ ${played} مُنْذُ نَشْرَتِنَا السَّابِقَةِ.`,
    line`جَرَتْ ${played} مُنْذُ النَّشْرَةِ السَّابِقَةِ.`,
    line`بَيْنَ أَيْدِينَا نَتَائِجُ ${of}.`,
    line`حَصِيلَةُ السَّاعَاتِ المَاضِيَةِ ${played}.`,
    line`أُقِيمَتْ ${played} فِي السَّاعَاتِ المَاضِيَةِ.`,
  ]);
}

function whichRound(desk: Desk, n: number): void {
  desk.say('round', [
    line`كُلُّهَا مِنْ مُبَارَيَاتِ الجَوْلَةِ ${round(n)}.`,
    line`وَهِيَ مِنْ مُبَارَيَاتِ الجَوْلَةِ ${round(n)}.`,
    line`تَأْتِي هَذِهِ المُبَارَيَاتُ ضِمْنَ الجَوْلَةِ ${round(n)}.`,
    line`جَرَتْ جَمِيعُهَا ضِمْنَ الجَوْلَةِ ${round(n)}.`,
    line`وَجَمِيعُهَا مِنْ مُنَافَسَاتِ الجَوْلَةِ ${round(n)}.`,
  ]);
}

export function introduceRest(desk: Desk): void {
  desk.say('rest', [
    line`نَمُرُّ عَلَى بَقِيَّةِ النَّتَائِجِ.`,
    line`إِلَى بَقِيَّةِ النَّتَائِجِ.`,
    line`نُكْمِلُ بِبَاقِي النَّتَائِجِ.`,
    line`وَهَذِهِ بَقِيَّةُ النَّتَائِجِ.`,
    line`نَسْتَكْمِلُ النَّتَائِجَ.`,
  ]);
}
