import { spokenGoal, spokenPoint } from '@safira/arabic/speech/spoken-nouns';
import { runOf } from '@safira/reports/runs';
import type { Desk } from '../desk.ts';
import type { ComingMatch, LeagueFacts, TableRow } from '../facts.ts';
import { clock, count, day, forTeam, isSameTime, league, person, place, team } from '../parts.ts';
import { line } from '../text.ts';
import { sayRun } from './runs.ts';
import { isSettled } from './tables.ts';

/** What a preview begins with; that it is about the next matches was said before. */
export function introduceTimes(desk: Desk): void {
  desk.say('times', [
    line`جَمِيعُ المَوَاعِيدِ بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`المَوَاعِيدُ كُلُّهَا بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`نَذْكُرُ المَوَاعِيدَ بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`وَالمَوَاعِيدُ الَّتِي تَسْمَعُونَهَا بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`وَنُنَبِّهُ إِلَى أَنَّ المَوَاعِيدَ بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
  ]);
}

export function introduceComing(desk: Desk): void {
  desk.say('coming', [
    line`إِلَى المُبَارَيَاتِ المُقْبِلَةِ، وَالمَوَاعِيدُ بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`وَالآنَ مَوَاعِيدُ المُبَارَيَاتِ المُقْبِلَةِ، بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`نَسْتَعْرِضُ المَوَاعِيدَ المُقْبِلَةَ بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`نُذَكِّرُ بِمَوَاعِيدِ المُبَارَيَاتِ المُقْبِلَةِ بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
    line`المَوَاعِيدُ الآتِيَةُ كُلُّهَا بِتَوْقِيتِ مَكَّةَ المُكَرَّمَةِ.`,
  ]);
}

type Dated = { today: string; previous: ComingMatch | undefined };

/** The matches of a league, or in a preview each with what is known of its teams. */
export function comingOf(
  desk: Desk,
  facts: LeagueFacts,
  { matches, today, isPreview }: { matches: readonly ComingMatch[]; today: string; isPreview: boolean },
): void {
  if (matches.length === 0) return;
  const of = league(facts.competition, 'genitive');
  desk.say('coming of league', [
    line`هَذِهِ أَقْرَبُ مَوَاعِيدِ ${of}.`,
    line`إِلَيْكُمْ أَقْرَبَ مَوَاعِيدِ ${of}.`,
    line`نَقْرَأُ أَقْرَبَ مَوَاعِيدِ ${of}.`,
    line`نَبْقَى مَعَ أَقْرَبِ مَوَاعِيدِ ${of}.`,
    line`وَإِلَى أَقْرَبِ مَوَاعِيدِ ${of}.`,
  ]);
  for (const [index, match] of matches.entries()) {
    const previous = isPreview ? undefined : matches[index - 1];
    sayMatch(desk, match, { today, previous });
    if (isPreview) teamsOf(desk, match, facts);
  }
}

/** One match and its time. */
export function sayMatch(
  desk: Desk,
  { id, teams, kickoff, isHosted = true }: ComingMatch,
  { today, previous }: Dated,
): void {
  const [home, away] = [team(teams.home), team(teams.away)];
  if (previous && isSameTime(previous.kickoff, kickoff)) {
    desk.say(
      'coming same time',
      [
        line`وَفِي التَّوْقِيتِ نَفْسِهِ يَلْتَقِي ${home} وَ${away}.`,
        line`يَلْتَقِي فِي المَوْعِدِ نَفْسِهِ ${home} وَ${away}.`,
        line`وَفِي المَوْعِدِ ذَاتِهِ يَسْتَضِيفُ ${home} نَظِيرَهُ ${away}.`,
        line`يَحُلُّ ${away} ضَيْفًا عَلَى ${home} فِي التَّوْقِيتِ نَفْسِهِ.`,
        line`يَلْعَبُ ${home} وَ${away} فِي المَوْعِدِ نَفْسِهِ.`,
      ],
      [id],
    );
    return;
  }
  const [date, time] = [day(kickoff, today), clock(kickoff)];
  const ofHost = [
    line`يَسْتَضِيفُ ${home} نَظِيرَهُ ${away} ${date} فِي ${time}.`,
    line`يَلْتَقِي ${home} ضَيْفَهُ ${away} ${date} فِي ${time}.`,
    line`يَحُلُّ ${away} ضَيْفًا عَلَى ${home} ${date} فِي ${time}.`,
    line`يَلْعَبُ ${home} أَمَامَ ضَيْفِهِ ${away} ${date} فِي ${time}.`,
    line`يَسْتَقْبِلُ ${home} ضَيْفَهُ ${away} ${date} فِي ${time}.`,
    line`يُوَاجِهُ ${home} ضَيْفَهُ ${away} ${date} فِي ${time}.`,
  ];
  desk.say(
    'coming match',
    [
      ...(isHosted ? ofHost : []),
      line`تُقَامُ مُبَارَاةُ ${home} وَ${away} ${date} فِي ${time}.`,
      line`مَوْعِدُ مُبَارَاةِ ${home} وَ${away} ${date} فِي ${time}.`,
    ],
    [id],
  );
}

/** The places, points, runs and scorers of both teams before a match. */
export function teamsOf(desk: Desk, { id, teams, outcomes, scorers }: ComingMatch, facts: LeagueFacts): void {
  for (const side of ['home', 'away'] as const) {
    const of = teams[side];
    const row = facts.table.find((one) => one.team.id === of.id);
    if (row && isSettled(facts)) rowOf(desk, row, id);
    const run = runOf(outcomes[side]);
    if (run) sayRun(desk, { of, run, matchId: id });
    const scorer = scorers[side];
    if (!scorer || scorer.goals < 3) continue;
    const [who, goals] = [person(scorer), count(scorer.goals, spokenGoal)];
    desk.say(
      'top scorer',
      [
        line`هَدَّافُ ${team(of)} فِي الدَّوْرِيِّ هُوَ ${who} بِرَصِيدِ ${goals}.`,
        line`يَتَصَدَّرُ ${who} هَدَّافِي ${team(of)} بِرَصِيدِ ${goals}.`,
        line`أَكْثَرُ لَاعِبِي ${team(of)} تَسْجِيلًا ${who} بِرَصِيدِ ${goals}.`,
        line`سَجَّلَ ${who} ${count(scorer.goals, spokenGoal, 'accusative')} ${forTeam(of)} فِي الدَّوْرِيِّ.`,
        line`يَقُودُ ${who} هَدَّافِي ${team(of)} بِرَصِيدِ ${goals}.`,
      ],
      [id],
    );
  }
}

function rowOf(desk: Desk, row: TableRow, matchId: number): void {
  const [of, where] = [team(row.team), place(row.place)];
  desk.say(
    'place before',
    [
      line`يَدْخُلُ ${of} اللِّقَاءَ مِنَ المَرْكَزِ ${where}.`,
      line`يَخُوضُ ${of} المُبَارَاةَ مِنَ المَرْكَزِ ${where}.`,
      line`يَأْتِي ${of} قَبْلَ اللِّقَاءِ فِي المَرْكَزِ ${where}.`,
      line`يَقِفُ ${of} قَبْلَ اللِّقَاءِ فِي المَرْكَزِ ${where}.`,
      line`فِي المَرْكَزِ ${where} يَقِفُ ${of} قَبْلَ المُبَارَاةِ.`,
    ],
    [matchId],
  );
  if (row.points === 0) return;
  const [has, total] = [
    count(row.points, spokenPoint, 'accusative'),
    count(row.points, spokenPoint, 'nominative'),
  ];
  desk.say(
    'points before',
    [
      line`فِي رَصِيدِهِ ${total}.`,
      line`جَمَعَ ${of} حَتَّى الآنَ ${has}.`,
      line`يَمْلِكُ ${of} ${has}.`,
      line`حَصَدَ ${of} ${has} مُنْذُ بِدَايَةِ المَوْسِمِ.`,
      line`رَصِيدُ ${of} قَبْلَ اللِّقَاءِ ${total}.`,
    ],
    [matchId],
  );
}
