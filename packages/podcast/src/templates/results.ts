import { otherSide } from '@safira/reports/record';
import type { Desk } from '../desk.ts';
import { score, team } from '../parts.ts';
import type { Story } from '../story.ts';
import { line, type Phrase } from '../text.ts';

/** The first sentences of a story: what was special, and the result. */
export function leadOf(desk: Desk, story: Story): void {
  const ids = [story.record.id];
  if (story.kind === 'draw') desk.say('draw', drawVariants(story), ids);
  else if (story.kind === 'late draw') {
    desk.say('late draw', lateDrawVariants(story), ids);
    desk.say('final draw', finalDrawVariants(story), ids);
  } else if (story.kind === 'win') desk.say('win', winVariants(story), ids);
  else if (story.kind === 'rout') desk.say('rout', routVariants(story), ids);
  else {
    if (story.kind === 'comeback') desk.say('comeback', comebackVariants(story), ids);
    else desk.say('late', lateVariants(story), ids);
    desk.say('final score', finalScoreVariants(story), ids);
  }
}

/** The result alone. */
export function briefOf(desk: Desk, story: Story): void {
  const { record, decided } = story;
  if (!decided) desk.say('draw', drawVariants(story), [record.id]);
  else if (decided.side === 'home') desk.say('home win', homeWinVariants(story), [record.id]);
  else desk.say('away win', awayWinVariants(story), [record.id]);
}

type Names = { home: Phrase; away: Phrase; winner: Phrase; loser: Phrase; result: Phrase };

function namesOf({ record: { teams, goals }, decided }: Story): Names {
  return {
    home: team(teams.home),
    away: team(teams.away),
    winner: team(decided?.winner ?? teams.home),
    loser: team(decided?.loser ?? teams.away),
    result: decided ? score(decided.won, decided.lost) : score(goals.home, goals.away),
  };
}

function winVariants(story: Story): Phrase[] {
  const { winner, loser, result } = namesOf(story);
  return [
    line`فَازَ ${winner} عَلَى ${loser} ${result}.`,
    line`تَغَلَّبَ ${winner} عَلَى ${loser} ${result}.`,
    line`تَفَوَّقَ ${winner} عَلَى ${loser} ${result}.`,
    line`حَقَّقَ ${winner} الفَوْزَ عَلَى ${loser} ${result}.`,
    line`تَخَطَّى ${winner} مُنَافِسَهُ ${loser} ${result}.`,
    line`حَسَمَ ${winner} لِقَاءَهُ مَعَ ${loser} ${result}.`,
    line`كَسَبَ ${winner} مُوَاجَهَتَهُ مَعَ ${loser} ${result}.`,
    line`خَرَجَ ${winner} فَائِزًا مِنْ مُوَاجَهَةِ ${loser} ${result}.`,
  ];
}

function routVariants(story: Story): Phrase[] {
  const { winner, loser, result } = namesOf(story);
  return [
    line`اِكْتَسَحَ ${winner} مُنَافِسَهُ ${loser} ${result}.`,
    line`فَازَ ${winner} فَوْزًا عَرِيضًا عَلَى ${loser} ${result}.`,
    line`أَمْطَرَ ${winner} شِبَاكَ ${loser} ${result}.`,
    line`سَقَطَ ${loser} أَمَامَ ${winner} ${result}.`,
    line`تَلَقَّى ${loser} هَزِيمَةً ثَقِيلَةً أَمَامَ ${winner} ${result}.`,
    line`حَقَّقَ ${winner} فَوْزًا كَبِيرًا عَلَى ${loser} ${result}.`,
  ];
}

function comebackVariants(story: Story): Phrase[] {
  const { winner, loser } = namesOf(story);
  return [
    line`قَلَبَ ${winner} تَأَخُّرَهُ أَمَامَ ${loser} إِلَى فَوْزٍ.`,
    line`عَادَ ${winner} مِنْ تَأَخُّرٍ أَمَامَ ${loser}، وَخَرَجَ فَائِزًا.`,
    line`تَأَخَّرَ ${winner} أَمَامَ ${loser}، ثُمَّ فَازَ.`,
    line`حَوَّلَ ${winner} تَأَخُّرَهُ أَمَامَ ${loser} إِلَى انْتِصَارٍ.`,
    line`لَمْ يُحَافِظْ ${loser} عَلَى تَقَدُّمِهِ، وَفَازَ ${winner} فِي النِّهَايَةِ.`,
    line`تَقَدَّمَ ${loser} عَلَى ${winner}، لَكِنَّهُ خَسِرَ فِي النِّهَايَةِ.`,
  ];
}

function lateVariants(story: Story): Phrase[] {
  const { winner, loser } = namesOf(story);
  return [
    line`خَطَفَ ${winner} الفَوْزَ مِنْ ${loser} بِهَدَفٍ مُتَأَخِّرٍ.`,
    line`اِنْتَظَرَ ${winner} حَتَّى الدَّقَائِقِ الأَخِيرَةِ لِيَفُوزَ عَلَى ${loser}.`,
    line`حَسَمَ ${winner} لِقَاءَهُ مَعَ ${loser} فِي الدَّقَائِقِ الأَخِيرَةِ.`,
    line`جَاءَ فَوْزُ ${winner} عَلَى ${loser} فِي الدَّقَائِقِ الأَخِيرَةِ.`,
    line`مَنَحَ هَدَفٌ مُتَأَخِّرٌ ${winner} الفَوْزَ عَلَى ${loser}.`,
  ];
}

function finalScoreVariants(story: Story): Phrase[] {
  const { winner, result } = namesOf(story);
  return [
    line`وَانْتَهَتِ المُبَارَاةُ ${result}.`,
    line`وَانْتَهَى اللِّقَاءُ ${result}.`,
    line`فَازَ ${winner} ${result}.`,
    line`خَرَجَ ${winner} فَائِزًا ${result}.`,
    line`وَحَسَمَ ${winner} المُبَارَاةَ ${result}.`,
    line`أَنْهَى ${winner} اللِّقَاءَ فَائِزًا ${result}.`,
  ];
}

function drawVariants(story: Story): Phrase[] {
  const { home, away, result } = namesOf(story);
  const ofHost = [line`عَادَ ${away} مِنْ أَرْضِ ${home} ${result}.`, line`قَنِعَ ${home} وَضَيْفُهُ ${away} ${result}.`];
  return [
    line`اِنْتَهَتْ مُبَارَاةُ ${home} وَ${away} ${result}.`,
    line`اِنْتَهَى لِقَاءُ ${home} وَ${away} ${result}.`,
    line`اِكْتَفَى ${home} وَ${away} ${result}.`,
    line`خَرَجَ ${home} وَ${away} ${result}.`,
    line`أَنْهَى ${home} لِقَاءَهُ مَعَ ${away} ${result}.`,
    ...(story.isHosted ? ofHost : []),
  ];
}

function lateDrawVariants({ record: { teams }, course }: Story): Phrase[] {
  const side = course.decisive?.side ?? 'home';
  const [saved, other] = [team(teams[side]), team(teams[otherSide(side)])];
  return [
    line`خَطَفَ ${saved} التَّعَادُلَ مِنْ ${other} فِي الدَّقَائِقِ الأَخِيرَةِ.`,
    line`أَدْرَكَ ${saved} التَّعَادُلَ أَمَامَ ${other} بِهَدَفٍ مُتَأَخِّرٍ.`,
    line`أَفْلَتَ ${saved} مِنَ الخَسَارَةِ أَمَامَ ${other} فِي الدَّقَائِقِ الأَخِيرَةِ.`,
    line`حَرَمَ ${saved} مُنَافِسَهُ ${other} مِنَ الفَوْزِ فِي الدَّقَائِقِ الأَخِيرَةِ.`,
    line`ضَاعَ الفَوْزُ مِنْ ${other} أَمَامَ ${saved} فِي الدَّقَائِقِ الأَخِيرَةِ.`,
  ];
}

function finalDrawVariants(story: Story): Phrase[] {
  const { result } = namesOf(story);
  return [
    line`وَانْتَهَتِ المُبَارَاةُ ${result}.`,
    line`وَانْتَهَى اللِّقَاءُ ${result}.`,
    line`اِكْتَفَى الفَرِيقَانِ ${result}.`,
    line`خَرَجَ الفَرِيقَانِ ${result}.`,
    line`أَنْهَى الفَرِيقَانِ اللِّقَاءَ ${result}.`,
  ];
}

function homeWinVariants(story: Story): Phrase[] {
  const { winner, loser, result } = namesOf(story);
  return [
    line`فَازَ ${winner} عَلَى ضَيْفِهِ ${loser} ${result}.`,
    line`تَخَطَّى ${winner} ضَيْفَهُ ${loser} ${result}.`,
    line`تَجَاوَزَ ${winner} ضَيْفَهُ ${loser} ${result}.`,
    line`وَعَلَى أَرْضِهِ، تَغَلَّبَ ${winner} عَلَى ${loser} ${result}.`,
    line`هَزَمَ ${winner} ضَيْفَهُ ${loser} ${result}.`,
    line`خَسِرَ ${loser} أَمَامَ مُضِيفِهِ ${winner} ${result}.`,
    line`تَفَوَّقَ ${winner} عَلَى ضَيْفِهِ ${loser} ${result}.`,
  ];
}

function awayWinVariants(story: Story): Phrase[] {
  const { winner, loser, result } = namesOf(story);
  return [
    line`عَادَ ${winner} فَائِزًا مِنْ أَرْضِ ${loser} ${result}.`,
    line`فَازَ ${winner} عَلَى مُضِيفِهِ ${loser} ${result}.`,
    line`تَخَطَّى ${winner} مُضِيفَهُ ${loser} ${result}.`,
    line`خَسِرَ ${loser} عَلَى أَرْضِهِ أَمَامَ ${winner} ${result}.`,
    line`وَخَارِجَ أَرْضِهِ، تَفَوَّقَ ${winner} عَلَى ${loser} ${result}.`,
    line`هَزَمَ ${winner} مُضِيفَهُ ${loser} ${result}.`,
    line`تَغَلَّبَ ${winner} عَلَى مُضِيفِهِ ${loser} ${result}.`,
  ];
}
