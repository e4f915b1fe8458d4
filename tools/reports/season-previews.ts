import { dateIn } from '@safira/football/time/days';
import type { Candidate } from '@safira/reports/preview/choose-matches';
import type { PreviewRecord, TopScorer } from '@safira/reports/preview/record';
import type { BySide, Side } from '@safira/reports/record';
import type { Fixture, MatchNow } from '../../apps/simulator/src/world/model.ts';
import {
  addResult,
  bySide,
  factsOf,
  hasTable,
  placesIn,
  playedSeasons,
  SIDES,
  type Table,
} from '@safira/testkit/season';

const ZONE = 'Asia/Riyadh';
const MECCA_MS = 3 * 3_600_000;
/** The meetings of so many seasons before are remembered. */
const YEARS_BEFORE = 2;
const MOST_MEETINGS = 5;

export type SeasonPreview = { record: PreviewRecord; candidate: Candidate; day: string };

/** What was known of every match of a simulated season before its kick-off, in the order of kick-off. */
export function seasonPreviews({ seed, year }: { seed: number; year: number }): SeasonPreview[] {
  const { matches } = playedSeasons({ seed, from: year - YEARS_BEFORE, to: year });
  const known: Known = { tables: new Map(), meetings: new Map(), goals: new Map() };
  const inOrder = matches.toSorted((a, b) => a.kickoff - b.kickoff || a.fixture.id - b.fixture.id);
  return inOrder.flatMap((match) => {
    const isOfSeason = match.kickoff >= Date.UTC(year, 6, 1);
    const preview = isOfSeason ? [previewOf(known, match)] : [];
    add(known, match);
    return preview;
  });
}

/** Results so far: tables, the meetings of each pair, the newest first, and the goals of each team's players. */
type Known = {
  tables: Map<string, Table>;
  meetings: Map<string, MatchNow[]>;
  goals: Map<string, Map<number, TopScorer>>;
};

function add({ tables, meetings, goals }: Known, match: MatchNow): void {
  const { fixture } = match;
  const table: Table = tables.get(seasonKey(fixture)) ?? new Map();
  tables.set(seasonKey(fixture), table);
  for (const side of SIDES) addResult(table, match, side);
  meetings.set(pairKey(fixture), [match, ...(meetings.get(pairKey(fixture)) ?? [])]);
  for (const { type, detail, player, side, isShootout } of match.incidents) {
    if (type !== 'Goal' || !player || isShootout || !/^(Normal Goal|Penalty)$/.test(detail)) continue;
    const scorers = goals.get(teamKey(fixture, side)) ?? new Map<number, TopScorer>();
    goals.set(teamKey(fixture, side), scorers);
    const scored = (scorers.get(player.id)?.goals ?? 0) + 1;
    scorers.set(player.id, { id: player.id, name: player.arabic, goals: scored });
  }
}

const seasonKey = ({ competition, season }: Fixture) => `${competition.id} ${season}`;
const teamKey = (fixture: Fixture, side: Side) => `${seasonKey(fixture)} ${fixture[side].id}`;
const pairKey = ({ home, away }: Fixture) => [home.id, away.id].toSorted((a, b) => a - b).join();

function previewOf({ tables, meetings, goals }: Known, match: MatchNow): SeasonPreview {
  const { fixture, kickoff } = match;
  const mecca = new Date(kickoff + MECCA_MS); // its UTC fields are the clock of Mecca
  const table: Table = tables.get(seasonKey(fixture)) ?? new Map();
  const met = meetings.get(pairKey(fixture)) ?? [];
  const places = placesOf(table, fixture);
  const facts = factsOf(fixture);
  const day = dateIn(ZONE, kickoff);
  return {
    day,
    candidate: {
      id: fixture.id,
      competition: facts.competition,
      kickoff,
      places: places && bySide((side) => places[side].place),
      teams: table.size,
      meetings: met.length,
    },
    record: {
      ...facts,
      isLeague: fixture.competition.type === 'League',
      isHosted: !fixture.isNeutral,
      state: 'scheduled',
      kickoff: { date: day, hour: mecca.getUTCHours(), minute: mecca.getUTCMinutes() },
      places,
      outcomes: bySide((side) => table.get(fixture[side].id)?.outcomes.slice() ?? []),
      scorers: bySide((side) => topOf([...(goals.get(teamKey(fixture, side))?.values() ?? [])])),
      meetings: met.slice(0, MOST_MEETINGS).map((meeting) => seenFrom(fixture, meeting)),
    },
  };
}

function placesOf(table: Table, fixture: Fixture): PreviewRecord['places'] {
  const rows = bySide((side) => table.get(fixture[side].id));
  if (!hasTable(fixture) || !rows.home || !rows.away) return null;
  const places = placesIn(table, fixture);
  return bySide((side) => {
    const { points, difference, scored, outcomes } = rows[side]!;
    return { place: places[side], points, played: outcomes.length, scored, conceded: scored - difference };
  });
}

/** Only if it is one player, with more than a goal. */
function topOf(scorers: readonly TopScorer[]): TopScorer | null {
  const [first, second] = scorers.toSorted((a, b) => b.goals - a.goals);
  return first && first.goals > 1 && first.goals !== second?.goals ? first : null;
}

function seenFrom({ home }: Fixture, { fixture, goals, kickoff }: MatchNow) {
  const turned: BySide<number> = { home: goals!.away, away: goals!.home };
  return { date: dateIn(ZONE, kickoff), goals: fixture.home.id === home.id ? goals! : turned };
}
