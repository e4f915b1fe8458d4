import type { Team } from '@safira/reports/record';
import type { Desk } from '../desk.ts';
import type { LeagueFacts } from '../facts.ts';
import { forTeam, league, team } from '../parts.ts';
import type { Story } from '../story.ts';
import { line } from '../text.ts';

/** Chapters are shared by members who follow different teams: none says that it is the first or the last one. */
export function introduceTeam(desk: Desk, to: Team): void {
  const of = team(to);
  desk.say('team', [
    line`إِلَى أَخْبَارِ ${of}.`,
    line`هَذِهِ أَخْبَارُ ${of}.`,
    line`نَتَوَقَّفُ عِنْدَ أَخْبَارِ ${of}.`,
    line`إِلَيْكُمْ أَخْبَارَ ${of}.`,
    line`نَقِفُ عِنْدَ جَدِيدِ ${of}.`,
    line`وَهَذَا جَدِيدُ ${of}.`,
  ]);
}

export function introduceCompetition(desk: Desk, { competition }: LeagueFacts): void {
  const name = league(competition, 'genitive');
  // Before the article «مِنْ» takes a vowel.
  const from = name.spoken.startsWith('ال') ? line`مِنَ ${name}` : line`مِنْ ${name}`;
  desk.say('competition of team', [
    line`النَّتِيجَةُ الآتِيَةُ ${from}.`,
    line`نَبْقَى مَعَ نَتِيجَةٍ ${from}.`,
    line`وَهَذِهِ نَتِيجَةٌ ${from}.`,
    line`نَقْرَأُ نَتِيجَةً ${from}.`,
    line`النَّتِيجَةُ مِنْ مُبَارَيَاتِ ${name}.`,
  ]);
}

/** After a draw. */
export function shootOutOf(desk: Desk, { record, course }: Story): void {
  if (!course.winner) return;
  const winner = team(record.teams[course.winner]);
  desk.say(
    'shoot-out',
    [
      line`وَفَازَ ${winner} بِرَكَلَاتِ التَّرْجِيحِ.`,
      line`ثُمَّ كَسَبَ ${winner} رَكَلَاتِ التَّرْجِيحِ.`,
      line`حَسَمَ ${winner} اللِّقَاءَ بِرَكَلَاتِ التَّرْجِيحِ.`,
      line`وَاحْتَكَمَ الفَرِيقَانِ إِلَى رَكَلَاتِ التَّرْجِيحِ، فَفَازَ ${winner}.`,
      line`وَابْتَسَمَتْ رَكَلَاتُ التَّرْجِيحِ ${forTeam(record.teams[course.winner])}.`,
    ],
    [record.id],
  );
}

export function introduceNext(desk: Desk, { competition }: LeagueFacts): void {
  const of = league(competition, 'genitive');
  desk.say('next of team', [
    line`المُبَارَاةُ المُقْبِلَةُ ضِمْنَ ${of}، وَالمَوْعِدُ بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`وَهَذَا مَوْعِدُ المُبَارَاةِ المُقْبِلَةِ فِي ${of}، بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`إِلَى المُبَارَاةِ المُقْبِلَةِ فِي ${of}، وَمَوْعِدُهَا بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`نُذَكِّرُ بِمَوْعِدِ المُبَارَاةِ المُقْبِلَةِ فِي ${of}، بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`وَالآنَ مَوْعِدُ المُبَارَاةِ المُقْبِلَةِ فِي ${of}، بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
  ]);
}

/** What every member's episode begins with, after the greeting. */
export function announceTeams(desk: Desk): void {
  desk.say('teams notice', [
    line`فِي هَذِهِ الحَلْقَةِ أَخْبَارُ فِرَقِكُمُ المُفَضَّلَةِ.`,
    line`هَذِهِ الحَلْقَةُ عَنِ الفِرَقِ الَّتِي اخْتَرْتُمُوهَا.`,
    line`نَجْمَعُ لَكُمْ أَخْبَارَ الفِرَقِ الَّتِي اخْتَرْتُمُوهَا.`,
    line`نَنْقُلُ إِلَيْكُمْ أَخْبَارَ فِرَقِكُمُ المُفَضَّلَةِ.`,
    line`نَبْدَأُ مَعَ أَخْبَارِ فِرَقِكُمُ المُفَضَّلَةِ.`,
  ]);
}
