import type { Desk } from '../desk.ts';
import { dayAndPart, forTeam, team } from '../parts.ts';
import type { Story } from '../story.ts';
import { line, type Phrase } from '../text.ts';

export function greet(desk: Desk, now: { date: string; hour: number }): void {
  const when = dayAndPart(now);
  desk.say('greeting', [
    line`أَهْلًا بِكُمْ فِي نَشْرَةِ صَافِرَةَ لِ${when}.`,
    line`مَرْحَبًا بِكُمْ فِي حَلْقَةِ ${when} مِنْ نَشْرَةِ صَافِرَةَ.`,
    line`هَذِهِ نَشْرَةُ صَافِرَةَ لِ${when}، أَهْلًا بِكُمْ.`,
    line`تَسْتَمِعُونَ إِلَى نَشْرَةِ صَافِرَةَ لِكُرَةِ القَدَمِ، وَهَذِهِ حَلْقَةُ ${when}.`,
    line`نُحَيِّيكُمْ مِنْ صَافِرَةَ فِي نَشْرَةِ ${when}.`,
    line`أَسْعَدَ اللَّهُ أَوْقَاتَكُمْ، وَأَهْلًا بِكُمْ فِي نَشْرَةِ ${when}.`,
    line`إِلَيْكُمْ نَشْرَةَ صَافِرَةَ لِ${when}.`,
    line`مَعَكُمْ صَافِرَةُ فِي نَشْرَةِ ${when}.`,
  ]);
  desk.say('notice', [
    line`أُعِدَّتْ هَذِهِ النَّشْرَةُ آلِيًّا مِنْ بَيَانَاتِ المُبَارَيَاتِ.`,
    line`النَّصُّ وَالصَّوْتُ فِي هَذِهِ النَّشْرَةِ آلِيَّانِ.`,
    line`كُتِبَتْ هَذِهِ النَّشْرَةُ وَقُرِئَتْ آلِيًّا.`,
    line`هَذِهِ نَشْرَةٌ آلِيَّةٌ، تُكْتَبُ مِنْ سِجِلِّ المُبَارَيَاتِ وَتُقْرَأُ بِصَوْتٍ آلِيٍّ.`,
    line`يُعَدُّ نَصُّ النَّشْرَةِ وَصَوْتُهَا آلِيًّا مِنْ سِجِلِّ المُبَارَيَاتِ.`,
  ]);
}

/** The first two stories, without their figures. */
export function headlines(desk: Desk, stories: readonly Story[]): void {
  const [first, second] = stories;
  if (!first) return;
  const of = headlineOf(first);
  desk.say(
    'headline',
    [
      line`أَبْرَزُ مَا فِي هَذِهِ الحَلْقَةِ: ${of}.`,
      line`فِي مُقَدِّمَةِ الأَخْبَارِ: ${of}.`,
      line`خَبَرُنَا الأَبْرَزُ: ${of}.`,
      line`عُنْوَانُ الحَلْقَةِ: ${of}.`,
      line`أَهَمُّ مَا لَدَيْنَا: ${of}.`,
      line`نَبْدَأُ بِالعُنْوَانِ الأَبْرَزِ: ${of}.`,
    ],
    [first.record.id],
  );
  if (!second) return;
  const next = headlineOf(second);
  desk.say(
    'second headline',
    [
      line`وَفِي الحَلْقَةِ أَيْضًا: ${next}.`,
      line`وَمِنْ عَنَاوِينِنَا كَذَلِكَ: ${next}.`,
      line`وَإِلَى جَانِبِ ذَلِكَ: ${next}.`,
      line`وَنُتَابِعُ كَذَلِكَ: ${next}.`,
      line`وَفِي العَنَاوِينِ أَيْضًا: ${next}.`,
    ],
    [second.record.id],
  );
}

function headlineOf({ record: { teams }, decided, kind }: Story): Phrase {
  if (!decided) return line`تَعَادُلُ ${team(teams.home)} مَعَ ${team(teams.away)}`;
  const [winner, loser] = [team(decided.winner), team(decided.loser)];
  if (kind === 'comeback') return line`عَوْدَةُ ${winner} مِنْ تَأَخُّرٍ إِلَى فَوْزٍ عَلَى ${loser}`;
  if (kind === 'rout') return line`فَوْزٌ عَرِيضٌ ${forTeam(decided.winner)} عَلَى ${loser}`;
  if (kind === 'late') return line`فَوْزٌ مُتَأَخِّرٌ ${forTeam(decided.winner)} عَلَى ${loser}`;
  return line`فَوْزُ ${winner} عَلَى ${loser}`;
}

export function announcePreview(desk: Desk): void {
  desk.say('preview notice', [
    line`نُخَصِّصُ هَذِهِ الحَلْقَةَ لِلْمُبَارَيَاتِ المُقْبِلَةِ.`,
    line`نَسْتَعْرِضُ فِي هَذِهِ الحَلْقَةِ مَا يَنْتَظِرُنَا مِنْ مُبَارَيَاتٍ.`,
    line`مَوْضُوعُ هَذِهِ الحَلْقَةِ المُبَارَيَاتُ المُقْبِلَةُ.`,
    line`لَا نَتَائِجَ جَدِيدَةً مُنْذُ النَّشْرَةِ السَّابِقَةِ، فَإِلَى المُبَارَيَاتِ المُقْبِلَةِ.`,
    line`نَنْظُرُ فِي هَذِهِ الحَلْقَةِ إِلَى المُبَارَيَاتِ المُقْبِلَةِ.`,
  ]);
}
