import { spokenPoint } from '@safira/arabic/speech/spoken-nouns';
import type { Desk } from '../desk.ts';
import type { LeagueFacts, TableRow } from '../facts.ts';
import { count, forTeam, league, place, team } from '../parts.ts';
import { line, type Phrase } from '../text.ts';

/** Before so many matches a place in the table says little. */
const SETTLED_TABLE = 3;

export const isSettled = ({ table }: LeagueFacts): boolean =>
  table.length > 4 && table.every(({ played }) => played >= SETTLED_TABLE);

export function introduceTables(desk: Desk): void {
  desk.say('tables', [
    line`نَنْتَقِلُ إِلَى جَدْوَلِ التَّرْتِيبِ.`,
    line`وَهَذَا وَضْعُ التَّرْتِيبِ.`,
    line`نُلْقِي نَظْرَةً عَلَى جَدْوَلِ التَّرْتِيبِ.`,
    line`إِلَى التَّرْتِيبِ بَعْدَ هَذِهِ النَّتَائِجِ.`,
    line`نَقْرَأُ مَعًا جَدْوَلَ التَّرْتِيبِ.`,
  ]);
}

/** The top, the teams that moved most, and the last one. */
export function tableOf(desk: Desk, facts: LeagueFacts, detail: { places: number; movers: number }): void {
  const { table } = facts;
  const [first, second] = table;
  if (!first || !second) return;
  leaderOf(desk, facts, first);
  chaserOf(desk, second, first.points - second.points);
  for (const row of table.slice(2, detail.places)) placeOf(desk, row);
  const named = new Set(table.slice(0, Math.max(2, detail.places)));
  for (const row of moversOf(table).slice(0, detail.movers)) if (!named.has(row)) moveOf(desk, row);
  const last = table.at(-1)!;
  if (last.points > 0) lastOf(desk, last);
}

function leaderOf(
  desk: Desk,
  { competition }: LeagueFacts,
  { team: leader, before, points }: TableRow,
): void {
  const [of, who, total] = [league(competition, 'genitive'), team(leader), count(points, spokenPoint)];
  if (before !== null && before !== 1) {
    desk.say('new leader', [
      line`اِنْتَزَعَ ${who} صَدَارَةَ ${of} بِرَصِيدِ ${total}.`,
      line`صَعِدَ ${who} إِلَى صَدَارَةِ ${of} بِرَصِيدِ ${total}.`,
      line`اِعْتَلَى ${who} صَدَارَةَ ${of} بِرَصِيدِ ${total}.`,
      line`قَفَزَ ${who} إِلَى صَدَارَةِ ${of} بِرَصِيدِ ${total}.`,
      line`تَحَوَّلَتْ صَدَارَةُ ${of} إِلَى ${who} بِرَصِيدِ ${total}.`,
    ]);
    return;
  }
  desk.say('leader', [
    line`يَتَصَدَّرُ ${who} تَرْتِيبَ ${of} بِرَصِيدِ ${total}.`,
    line`فِي صَدَارَةِ ${of} ${who} بِرَصِيدِ ${total}.`,
    line`الصَّدَارَةُ فِي ${of} ${forTeam(leader)} بِرَصِيدِ ${total}.`,
    line`يَقِفُ ${who} عَلَى قِمَّةِ ${of} وَفِي رَصِيدِهِ ${count(points, spokenPoint, 'nominative')}.`,
    line`مُتَصَدِّرُ ${of} هُوَ ${who} بِرَصِيدِ ${total}.`,
    line`يَحْتَلُّ ${who} صَدَارَةَ ${of} بِرَصِيدِ ${total}.`,
  ]);
}

function chaserOf(desk: Desk, { team: second }: TableRow, gap: number): void {
  const [who, points] = [team(second), count(gap, spokenPoint)];
  if (gap === 0) {
    desk.say('level chaser', [
      line`يُسَاوِيهِ ${who} فِي عَدَدِ النِّقَاطِ.`,
      line`يَمْلِكُ ${who} الرَّصِيدَ نَفْسَهُ خَلْفَهُ.`,
      line`خَلْفَهُ ${who} بِالرَّصِيدِ نَفْسِهِ.`,
      line`يَتَسَاوَى مَعَهُ ${who} فِي النِّقَاطِ.`,
      line`وَيَأْتِي ${who} بَعْدَهُ بِالرَّصِيدِ ذَاتِهِ.`,
    ]);
    return;
  }
  desk.say('chaser', [
    line`وَيَتَقَدَّمُ عَلَى ${who} بِفَارِقِ ${points}.`,
    line`يَأْتِي ${who} خَلْفَهُ بِفَارِقِ ${points}.`,
    line`يُلَاحِقُهُ ${who} بِفَارِقِ ${points}.`,
    line`أَقْرَبُ مُلَاحِقِيهِ ${who} بِفَارِقِ ${points}.`,
    line`خَلْفَهُ مُبَاشَرَةً ${who} بِفَارِقِ ${points}.`,
  ]);
}

function placeOf(desk: Desk, row: TableRow): void {
  const [who, where] = [team(row.team), place(row.place)];
  desk.say('place', [
    line`يَحُلُّ ${who} فِي المَرْكَزِ ${where}.`,
    line`يَأْتِي ${who} فِي المَرْكَزِ ${where}.`,
    line`فِي المَرْكَزِ ${where} نَجِدُ ${who}.`,
    line`صَاحِبُ المَرْكَزِ ${where} هُوَ ${who}.`,
    line`يَقِفُ ${who} فِي المَرْكَزِ ${where}.`,
  ]);
}

const distance = ({ place: now, before }: TableRow) => Math.abs(now - (before ?? now));

const moversOf = (table: readonly TableRow[]): TableRow[] =>
  table.filter((row) => distance(row) > 0).toSorted((a, b) => distance(b) - distance(a) || a.place - b.place);

function moveOf(desk: Desk, row: TableRow): void {
  const [who, where] = [team(row.team), place(row.place)];
  const isUp = row.before !== null && row.place < row.before;
  desk.say(isUp ? 'up' : 'down', isUp ? upVariants(who, where) : downVariants(who, where));
}

const upVariants = (who: Phrase, where: Phrase) => [
  line`صَعِدَ ${who} إِلَى المَرْكَزِ ${where}.`,
  line`تَقَدَّمَ ${who} إِلَى المَرْكَزِ ${where}.`,
  line`اِرْتَقَى ${who} إِلَى المَرْكَزِ ${where}.`,
  line`اِرْتَفَعَ ${who} إِلَى المَرْكَزِ ${where}.`,
  line`كَسَبَ ${who} مَوْقِعًا أَفْضَلَ، وَأَصْبَحَ فِي المَرْكَزِ ${where}.`,
];

const downVariants = (who: Phrase, where: Phrase) => [
  line`تَرَاجَعَ ${who} إِلَى المَرْكَزِ ${where}.`,
  line`نَزَلَ ${who} إِلَى المَرْكَزِ ${where}.`,
  line`فَقَدَ ${who} مَوْقِعَهُ، وَأَصْبَحَ فِي المَرْكَزِ ${where}.`,
  line`تَأَخَّرَ ${who} إِلَى المَرْكَزِ ${where}.`,
  line`تَقَهْقَرَ ${who} إِلَى المَرْكَزِ ${where}.`,
];

function lastOf(desk: Desk, { team: last, points }: TableRow): void {
  const [who, total] = [team(last), count(points, spokenPoint)];
  desk.say('last place', [
    line`فِي ذَيْلِ التَّرْتِيبِ ${who} بِرَصِيدِ ${total}.`,
    line`يَتَذَيَّلُ ${who} التَّرْتِيبَ بِرَصِيدِ ${total}.`,
    line`يَحْتَلُّ ${who} المَرْكَزَ الأَخِيرَ بِرَصِيدِ ${total}.`,
    line`آخِرُ الفِرَقِ ${who} بِرَصِيدِ ${total}.`,
    line`يَقِفُ ${who} فِي المَرْكَزِ الأَخِيرِ بِرَصِيدِ ${total}.`,
  ]);
}
