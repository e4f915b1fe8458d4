import { dateIn, offsetAt } from '@safira/football/time/days';
import type { ComingMatch, EpisodeFacts, LeagueFacts, TableRow } from '@safira/podcast/facts';
import { ENGLAND, SPAIN } from '@safira/podcast/facts';
import type { TopScorer } from '@safira/reports/preview/record';
import type { MatchRecord, Team } from '@safira/reports/record';
import { addResult, bySide, orderOf, playedSeasons, SIDES, type Table, teamOf } from '@safira/testkit/season';
import { recordsOf } from '@safira/testkit/season-records';

type Fixture = ReturnType<typeof playedSeasons>['fixtures'][number];

const ZONE = 'Asia/Riyadh';
const SLOT_MS = 18_000_000;
/** From the kick-off until a match has ended and settled. */
const SETTLED_MS = 130 * 60_000;
const WEEK_MS = 7 * 86_400_000;

/** What was known at every slot of a simulated season. */
export function* seasonFacts({ seed, year }: { seed: number; year: number }): Generator<EpisodeFacts> {
  const season = playedSeasons({ seed, from: year, to: year });
  const leagues = [ENGLAND, SPAIN].map((id) => makeLeague(seed, id, season));
  const ends = season.matches.map(({ kickoff }) => kickoff + SETTLED_MS);
  const last = Math.ceil(Math.max(...ends) / SLOT_MS);
  for (let slot = Math.floor(Math.min(...ends) / SLOT_MS); slot <= last; slot++) {
    const now = slot * SLOT_MS;
    const [england, spain] = leagues.map((league) => league(now));
    yield { slot, now, zone: ZONE, england: england!, spain: spain! };
  }
}

/** Of one league; each call gives what has been added since the call before. */
function makeLeague(
  seed: number,
  id: number,
  { fixtures, matches }: ReturnType<typeof playedSeasons>,
): (now: number) => LeagueFacts {
  const own = fixtures
    .filter(({ competition }) => competition.id === id)
    .toSorted((a, b) => a.kickoff - b.kickoff);
  const played = matches.filter(({ fixture }) => fixture.competition.id === id);
  const records = recordsOf(seed, { fixtures: own, matches: played });
  const known = { table: new Map() as Table, goals: new Map<number, Map<number, TopScorer>>() };
  const teams = new Map(own.flatMap(({ home, away }) => [home, away]).map((one) => [one.id, teamOf(one)]));
  let done = 0;
  return (now) => {
    const before = orderOf(known.table);
    const from = done;
    while (done < played.length && played[done]!.kickoff + SETTLED_MS <= now) {
      for (const side of SIDES) addResult(known.table, played[done]!, side);
      addGoals(known.goals, records[done]!);
      done++;
    }
    return {
      competition: records[0]!.competition,
      matches: records.slice(from, done),
      table: tableOf(known.table, before, teams),
      next: own
        .filter(({ kickoff }) => kickoff > now && kickoff < now + WEEK_MS)
        .map((fixture) => comingOf(fixture, known)),
    };
  };
}

function tableOf(table: Table, before: readonly number[], teams: ReadonlyMap<number, Team>): TableRow[] {
  return orderOf(table).map((id, index) => ({
    team: teams.get(id)!,
    place: index + 1,
    before: before.includes(id) ? before.indexOf(id) + 1 : null,
    points: table.get(id)!.points,
    played: table.get(id)!.outcomes.length,
  }));
}

type Known = { table: Table; goals: Map<number, Map<number, TopScorer>> };

function comingOf(fixture: Fixture, { table, goals }: Known): ComingMatch {
  const wall = new Date(fixture.kickoff + offsetAt(ZONE, fixture.kickoff));
  return {
    id: fixture.id,
    round: null,
    kickoff: {
      date: dateIn(ZONE, fixture.kickoff),
      hour: wall.getUTCHours(),
      minute: wall.getUTCMinutes(),
    },
    teams: bySide((side) => teamOf(fixture[side])),
    outcomes: bySide((side) => table.get(fixture[side].id)?.outcomes.slice() ?? []),
    scorers: bySide((side) => topOf(goals.get(fixture[side].id))),
  };
}

function addGoals(goals: Known['goals'], { events }: MatchRecord): void {
  for (const { type, detail, team, player } of events) {
    if (type !== 'Goal' || !/^(Normal Goal|Penalty)$/.test(detail) || player.id === null || !player.name)
      continue;
    const ofTeam = goals.get(team.id) ?? new Map<number, TopScorer>();
    goals.set(team.id, ofTeam);
    const scored = (ofTeam.get(player.id)?.goals ?? 0) + 1;
    ofTeam.set(player.id, { id: player.id, name: player.name, goals: scored });
  }
}

/** Only if no other player has as many. */
function topOf(scorers: ReadonlyMap<number, TopScorer> | undefined): TopScorer | null {
  const [first, second] = [...(scorers?.values() ?? [])].toSorted((a, b) => b.goals - a.goals);
  return first && first.goals > (second?.goals ?? 0) ? first : null;
}
