import { spokenLoss, spokenMatch, spokenWin } from '@safira/arabic/speech/spoken-nouns';
import type { Team } from '@safira/reports/record';
import type { Run } from '@safira/reports/runs';
import type { Desk } from '../desk.ts';
import { count, team } from '../parts.ts';
import { line, type Phrase } from '../text.ts';

/** How long a run of a team has become. */
export function sayRun(desk: Desk, { of, run, matchId }: { of: Team; run: Run; matchId: number }): void {
  desk.say(`run of ${run.kind}`, variants[run.kind](team(of), run.length), [matchId]);
}

/** «انتصارات متتالية», «انتصارا متتاليا» */
const inRow = (n: number, isFeminine: boolean) => (n <= 10 ? 'مُتَتَالِيَةٍ' : isFeminine ? 'مُتَتَالِيَةً' : 'مُتَتَالِيًا');

const variants: Record<Run['kind'], (of: Phrase, n: number) => Phrase[]> = {
  wins: (of, n) => [
    line`فَازَ ${of} فِي آخِرِ ${count(n, spokenMatch)} لَهُ فِي الدَّوْرِيِّ.`,
    line`حَقَّقَ ${of} ${count(n, spokenWin, 'accusative')} ${inRow(n, false)} فِي الدَّوْرِيِّ.`,
    line`كَسَبَ ${of} آخِرَ ${count(n, spokenMatch)} خَاضَهَا فِي الدَّوْرِيِّ.`,
    line`بَلَغَتْ سِلْسِلَةُ انْتِصَارَاتِ ${of} فِي الدَّوْرِيِّ ${count(n, spokenMatch, 'accusative')}.`,
    line`فِي سِجِلِّ ${of} الآنَ ${count(n, spokenWin, 'nominative')} ${inRow(n, false)} فِي الدَّوْرِيِّ.`,
  ],
  losses: (of, n) => [
    line`خَسِرَ ${of} آخِرَ ${count(n, spokenMatch)} لَهُ فِي الدَّوْرِيِّ.`,
    line`تَلَقَّى ${of} ${count(n, spokenLoss, 'accusative')} ${inRow(n, true)} فِي الدَّوْرِيِّ.`,
    line`لَمْ يَحْصُدْ ${of} أَيَّ نُقْطَةٍ فِي آخِرِ ${count(n, spokenMatch)} لَهُ.`,
    line`بَلَغَتْ سِلْسِلَةُ هَزَائِمِ ${of} فِي الدَّوْرِيِّ ${count(n, spokenMatch, 'accusative')}.`,
    line`اِنْتَهَتْ آخِرُ ${count(n, spokenMatch)} خَاضَهَا ${of} فِي الدَّوْرِيِّ بِالخَسَارَةِ.`,
  ],
  unbeaten: (of, n) => [
    line`لَمْ يَخْسَرْ ${of} فِي آخِرِ ${count(n, spokenMatch)} لَهُ فِي الدَّوْرِيِّ.`,
    line`لَمْ يَعْرِفْ ${of} الخَسَارَةَ فِي آخِرِ ${count(n, spokenMatch)} لَهُ فِي الدَّوْرِيِّ.`,
    line`تَجَنَّبَ ${of} الخَسَارَةَ فِي آخِرِ ${count(n, spokenMatch)} لَهُ فِي الدَّوْرِيِّ.`,
    line`خَاضَ ${of} آخِرَ ${count(n, spokenMatch)} لَهُ فِي الدَّوْرِيِّ دُونَ خَسَارَةٍ.`,
    line`اِمْتَدَّتْ سِلْسِلَةُ ${of} دُونَ خَسَارَةٍ فِي الدَّوْرِيِّ إِلَى ${count(n, spokenMatch)}.`,
  ],
};
