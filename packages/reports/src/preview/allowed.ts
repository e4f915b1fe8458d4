import type { Outcome } from '@safira/football/teams/form';
import { type Allowed, bothOf, teamLinks } from '../gate.ts';
import { countMeetings } from './meetings.ts';
import type { PreviewRecord } from './record.ts';

/** OURS-21: what a preview may say. */
export const allowedInPreview = (record: PreviewRecord): Allowed => ({
  names: new Set([
    ...bothOf(record.teams).flatMap(teamLinks),
    `competition ${record.competition.id} ${record.competition.name}`,
    ...bothOf(record.scorers).map((scorer) => `player ${scorer?.id} ${scorer?.name}`),
  ]),
  unlinked: record.venue === null ? [] : [record.venue],
  numbers: numbersIn(record),
});

function numbersIn(record: PreviewRecord): Set<number> {
  const { kickoff, places, outcomes, scorers, meetings, round } = record;
  const balance = countMeetings(record);
  return new Set([
    Number(kickoff.date.slice(-2)),
    kickoff.hour % 12 || 12,
    kickoff.minute,
    ...(places ? bothOf(places).flatMap((row) => Object.values(row)) : []),
    ...(places ? [Math.abs(places.home.points - places.away.points)] : []),
    ...bothOf(outcomes).flatMap(countsIn),
    ...bothOf(scorers).flatMap((scorer) => (scorer ? [scorer.goals] : [])),
    ...Object.values(balance),
    ...(meetings[0]?.date.split('-').map(Number) ?? []),
    ...(round?.match(/\d+/g) ?? []).map(Number),
  ]);
}

/** As many matches, wins, draws and losses as there are from some match on. */
const countsIn = (outcomes: readonly Outcome[]): number[] =>
  outcomes.flatMap((_, from) => {
    const last = outcomes.slice(from);
    const of = (kind: Outcome) => last.filter((one) => one === kind).length;
    return [last.length, of('W'), of('D'), of('L')];
  });
