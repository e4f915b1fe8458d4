import { translate } from '@safira/arabic/names/translate';
import { dateIn } from '@safira/football/time/days';
import type { BySide, MatchRecord, NextMatch, Place } from '@safira/reports/record';
import type { Fixture, Incident, MatchNow } from '../../../apps/simulator/src/world/model.ts';
import type { Team as SimulatedTeam } from '../../../apps/simulator/src/world/model.ts';
import { teamStatistics } from '../../../apps/simulator/src/world/play/statistics.ts';
import {
  addResult,
  bySide,
  factsOf,
  hasTable,
  placesIn,
  playedSeasons,
  SIDES,
  type Table,
  teamOf,
} from './season.ts';

/** The records of a simulated season in the order of kick-off, of matches that were played to their end. */
export const seasonRecords = ({ seed, year }: { seed: number; year: number }): MatchRecord[] =>
  recordsOf(seed, playedSeasons({ seed, from: year, to: year }));

/** The records of these matches, each as it was known when the match had ended. */
export function recordsOf(
  seed: number,
  { fixtures, matches }: ReturnType<typeof playedSeasons>,
): MatchRecord[] {
  const nextOf = nextMatches(fixtures);
  const tables = new Map<number, Table>();
  const meetings = new Map<string, MatchNow>();
  return matches.map((match) => {
    const { fixture } = match;
    const table: Table = tables.get(fixture.competition.id) ?? new Map();
    tables.set(fixture.competition.id, table);
    const before = placesIn(table, fixture);
    for (const side of SIDES) addResult(table, match, side);
    const after = placesIn(table, fixture);
    return recordOf(seed, match, {
      places: hasTable(fixture) ? placesOf(table, fixture, { before, after }) : null,
      outcomes: bySide((side) => table.get(fixture[side].id)!.outcomes.slice()),
      next: bySide((side) => nextOf(fixture, fixture[side])),
      lastMeeting: lastMeetingOf(meetings, match),
    });
  });
}

/** Null in the first round: there was no place before. */
function placesOf(
  table: Table,
  fixture: Fixture,
  { before, after }: { before: BySide<number>; after: BySide<number> },
): BySide<Place> | null {
  if (before.home === 0 || before.away === 0) return null;
  return bySide((side) => ({
    before: before[side],
    after: after[side],
    points: table.get(fixture[side].id)!.points,
  }));
}

function nextMatches(
  fixtures: readonly Fixture[],
): (fixture: Fixture, team: SimulatedTeam) => NextMatch | null {
  const places = fixtures.flatMap((fixture) => SIDES.map((side) => ({ fixture, team: fixture[side].id })));
  const ofTeam = Map.groupBy(places, ({ team }) => team);
  return (fixture, team) => {
    const coming = ofTeam.get(team.id)!.find((place) => place.fixture.kickoff > fixture.kickoff)?.fixture;
    if (!coming) return null;
    const isAtHome = coming.home.id === team.id;
    return {
      opponent: teamOf(isAtHome ? coming.away : coming.home),
      isAtHome,
      date: dateIn('Asia/Riyadh', coming.kickoff),
    };
  };
}

/** Of the same season; the match is remembered for the next one. */
function lastMeetingOf(meetings: Map<string, MatchNow>, match: MatchNow): MatchRecord['lastMeeting'] {
  const { home, away } = match.fixture;
  const key = [home.id, away.id].toSorted((a, b) => a - b).join();
  const last = meetings.get(key);
  meetings.set(key, match);
  if (!last) return null;
  const isSame = last.fixture.home.id === home.id;
  const goals = isSame ? last.goals! : { home: last.goals!.away, away: last.goals!.home };
  return { date: dateIn('Asia/Riyadh', last.kickoff), goals };
}

type Around = Pick<MatchRecord, 'places' | 'outcomes' | 'next' | 'lastMeeting'>;

function recordOf(seed: number, match: MatchNow, around: Around): MatchRecord {
  const { fixture } = match;
  const statistics = teamStatistics(seed, match);
  return {
    ...factsOf(fixture),
    referee:
      match.played && translate('referee', match.played.referee.name, match.played.referee.country).text,
    formations: match.played && bySide((side) => match.played!.lineups[side].formation),
    goals: match.goals!,
    halftime: match.halftime,
    shootOut: match.phase === 'PEN' ? match.penalty : null,
    hadExtraTime: match.extratime !== null,
    events: match.incidents.map((incident) => eventOf(incident, fixture)),
    statistics:
      statistics &&
      bySide((side) => ({
        shots: statistics[side].shots,
        onTarget: statistics[side].onGoal,
        possession: statistics[side].possession,
        corners: statistics[side].corners,
      })),
    ...around,
  };
}

function eventOf(incident: Incident, fixture: Fixture): MatchRecord['events'][number] {
  const { type, detail, comments, minute, side, player, assist, isShootout } = incident;
  const person = (one: Incident['player']) =>
    one
      ? { id: one.id, name: one.arabic, originalName: one.name }
      : { id: null, name: null, originalName: null };
  return {
    type,
    detail,
    comments: isShootout ? 'Penalty Shootout' : comments,
    time: minute,
    team: { id: fixture[side].id },
    player: person(player),
    assist: person(assist),
  };
}
