import { spokenPoint, spokenShot } from '@safira/arabic/speech/spoken-nouns';
import { ahead } from '@safira/reports/course';
import { otherSide } from '@safira/reports/record';
import { runOf } from '@safira/reports/runs';
import type { Desk } from '../desk.ts';
import type { TableRow } from '../facts.ts';
import { count, forTeam, percent, score, team } from '../parts.ts';
import type { Story } from '../story.ts';
import { line } from '../text.ts';
import { sayRun } from './runs.ts';

export function halftimeOf(desk: Desk, { record: { id, halftime, goals, teams } }: Story): void {
  // A first half that already had the final score would repeat the result.
  if (!halftime || (halftime.home === goals.home && halftime.away === goals.away)) return;
  const side = ahead(halftime);
  const result = side
    ? score(halftime[side], halftime[otherSide(side)])
    : score(halftime.home, halftime.away);
  if (!side) {
    desk.say(
      'half level',
      [
        line`اِنْتَهَى الشَّوْطُ الأَوَّلُ ${result}.`,
        line`كَانَ الشَّوْطُ الأَوَّلُ قَدِ انْتَهَى ${result}.`,
        line`أَنْهَى الفَرِيقَانِ الشَّوْطَ الأَوَّلَ ${result}.`,
        line`خَرَجَ الفَرِيقَانِ مِنَ الشَّوْطِ الأَوَّلِ ${result}.`,
        line`ذَهَبَ الفَرِيقَانِ إِلَى الِاسْتِرَاحَةِ ${result}.`,
      ],
      [id],
    );
    return;
  }
  const leader = team(teams[side]);
  desk.say(
    'half lead',
    [
      line`اِنْتَهَى الشَّوْطُ الأَوَّلُ بِتَقَدُّمِ ${leader} ${result}.`,
      line`كَانَ ${leader} مُتَقَدِّمًا عِنْدَ الِاسْتِرَاحَةِ ${result}.`,
      line`أَنْهَى ${leader} الشَّوْطَ الأَوَّلَ مُتَقَدِّمًا ${result}.`,
      line`دَخَلَ ${leader} الِاسْتِرَاحَةَ مُتَقَدِّمًا ${result}.`,
      line`ذَهَبَ ${leader} إِلَى الِاسْتِرَاحَةِ مُتَقَدِّمًا ${result}.`,
    ],
    [id],
  );
}

/** The points of the winner, or of the home team after a draw, and the runs of both. */
export function effectsOf(desk: Desk, story: Story, table: readonly TableRow[]): void {
  const { record, decided } = story;
  const first = decided?.side ?? 'home';
  const row = table.find(({ team: of }) => of.id === record.teams[first].id);
  if (row && row.points > 0) pointsOf(desk, row, record.id);
  for (const side of [first, otherSide(first)]) {
    const run = runOf(record.outcomes[side]);
    if (run) sayRun(desk, { of: record.teams[side], run, matchId: record.id });
  }
}

function pointsOf(desk: Desk, row: TableRow, matchId: number): void {
  const of = team(row.team);
  const to = count(row.points, spokenPoint);
  const reached = count(row.points, spokenPoint, 'accusative');
  desk.say(
    'points',
    [
      line`رَفَعَ ${of} رَصِيدَهُ إِلَى ${to}.`,
      line`أَصْبَحَ فِي رَصِيدِ ${of} ${count(row.points, spokenPoint, 'nominative')}.`,
      line`بَلَغَ رَصِيدُ ${of} ${reached}.`,
      line`صَارَ رَصِيدُ ${of} ${reached}.`,
      line`وَصَلَ رَصِيدُ ${of} إِلَى ${to}.`,
    ],
    [matchId],
  );
}

/** The points of a team that lost; part of what a short episode is completed with. */
export function loserPointsOf(desk: Desk, { record, decided }: Story, table: readonly TableRow[]): void {
  const row = table.find(({ team: of }) => of.id === decided?.loser.id);
  if (!row || row.points === 0) return;
  const [of, at] = [team(row.team), count(row.points, spokenPoint)];
  desk.say(
    'points lost',
    [
      line`تَوَقَّفَ رَصِيدُ ${of} عِنْدَ ${at}.`,
      line`بَقِيَ رَصِيدُ ${of} عِنْدَ ${at}.`,
      line`تَجَمَّدَ رَصِيدُ ${of} عِنْدَ ${at}.`,
      line`لَا يَزَالُ فِي رَصِيدِ ${of} ${count(row.points, spokenPoint, 'nominative')}.`,
      line`لَمْ يَتَجَاوَزْ رَصِيدُ ${of} بَعْدَ الخَسَارَةِ ${count(row.points, spokenPoint, 'accusative')}.`,
    ],
    [record.id],
  );
}

/** What a short episode is completed with. */
export function figuresOf(desk: Desk, { record: { id, statistics, teams } }: Story): void {
  if (!statistics) return;
  const shooter = statistics.home.shots >= statistics.away.shots ? 'home' : 'away';
  const shots = statistics[shooter].shots;
  if (shots > 2 && statistics.home.shots !== statistics.away.shots) {
    const of = team(teams[shooter]);
    desk.say(
      'shots',
      [
        line`سَدَّدَ ${of} أَكْثَرَ مِنْ مُنَافِسِهِ، بِوَاقِعِ ${count(shots, spokenShot)}.`,
        line`كَانَتْ ${forTeam(teams[shooter])} ${count(shots, spokenShot, 'nominative')} فِي هَذِهِ المُبَارَاةِ.`,
        line`كَانَ ${of} الطَّرَفَ الأَكْثَرَ تَسْدِيدًا، وَلَهُ ${count(shots, spokenShot, 'nominative')}.`,
        line`أَطْلَقَ ${of} ${count(shots, spokenShot, 'accusative')} خِلَالَ اللِّقَاءِ.`,
        line`وَصَلَ عَدَدُ مُحَاوَلَاتِ ${of} إِلَى ${count(shots, spokenShot)}.`,
      ],
      [id],
    );
  }
  const keeper = statistics.home.possession >= statistics.away.possession ? 'home' : 'away';
  const share = statistics[keeper].possession;
  if (share <= 50 || share >= 100) return;
  const of = team(teams[keeper]);
  desk.say(
    'possession',
    [
      line`اِسْتَحْوَذَ ${of} عَلَى الكُرَةِ بِنِسْبَةِ ${percent(share)}.`,
      line`كَانَتِ الكُرَةُ فِي حَوْزَةِ ${of} بِنِسْبَةِ ${percent(share)}.`,
      line`سَيْطَرَ ${of} عَلَى الكُرَةِ بِنِسْبَةِ ${percent(share)}.`,
      line`مَالَتْ كِفَّةُ الِاسْتِحْوَاذِ إِلَى ${of} بِنِسْبَةِ ${percent(share)}.`,
      line`كَانَ الِاسْتِحْوَاذُ ${forTeam(teams[keeper])} بِنِسْبَةِ ${percent(share)}.`,
    ],
    [id],
  );
}
