import { leagues, type Club, type League } from './clubs.ts';
import { randomOf, shuffled, whole } from './random.ts';

const MINUTE_MS = 60_000;
const FIVE_MINUTES_MS = 5 * MINUTE_MS;
const ROUND_MS = 12 * 60 * MINUTE_MS;

/** Before it, and past the last round whose numbers fit the ids below (the year 2136), nobody plays. */
const FIRST_ROUND = Date.UTC(2000, 0, 1);
const ROUNDS = 100_000;
const IDS_PER_LEAGUE = 1_000_000;
const IDS_PER_ROUND = 10;

const POSTPONED_ONE_IN = 40;

/** A match as the calendar has it, before anything is known of how it goes. */
export type Fixture = {
  id: number;
  league: League;
  season: number;
  round: string;
  kickoff: number;
  home: Club;
  away: Club;
  isPostponed: boolean;
};

/** The fixtures that kick off from `from` until before `to`, earliest first. */
export function fixturesBetween(seed: number, { from, to }: { from: number; to: number }): Fixture[] {
  const last = Math.min(roundAt(to), ROUNDS - 1);
  const found: Fixture[] = [];
  for (let round = Math.max(roundAt(from), 0); round <= last; round++) {
    for (const league of leagues) found.push(...fixturesOf(seed, league, round));
  }
  return found
    .filter(({ kickoff }) => kickoff >= from && kickoff < to)
    .toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id);
}

export function findFixture(seed: number, id: number): Fixture | undefined {
  const league = leagues.find((one) => one.id === Math.floor(id / IDS_PER_LEAGUE));
  const round = Math.floor((id % IDS_PER_LEAGUE) / IDS_PER_ROUND);
  return league && fixturesOf(seed, league, round).find((fixture) => fixture.id === id);
}

function roundAt(instant: number): number {
  return Math.floor((instant - FIRST_ROUND) / ROUND_MS);
}

function fixturesOf(seed: number, league: League, round: number): Fixture[] {
  const start = FIRST_ROUND + round * ROUND_MS;
  const pairs = pairsOf(seed, league, round);
  const postponed = postponedIn(randomOf(seed, 'postponed', league.id, round), pairs.length);
  // The others share the half day evenly, so that no gap opens where the postponed one was to be.
  const kickoffs = slots(start, pairs.length - (postponed === undefined ? 0 : 1));
  return pairs.map(([home, away], i) => {
    const isPostponed = i === postponed;
    const slot = postponed === undefined || i < postponed ? i : i - 1;
    const kickoff = kickoffs[Math.min(isPostponed ? i : slot, kickoffs.length - 1)]!;
    return {
      id: league.id * IDS_PER_LEAGUE + round * IDS_PER_ROUND + i,
      league,
      season: seasonAt(kickoff),
      round: `Regular Season - ${(round % roundsOf(league)) + 1}`,
      kickoff,
      home,
      away,
      isPostponed,
    };
  });
}

/** Nine or ten kick-offs in twelve hours, on whole five minutes. */
function slots(start: number, count: number): number[] {
  const apart = ROUND_MS / count;
  return Array.from({ length: count }, (_, i) => {
    const even = start + i * apart;
    return even - (even % FIVE_MINUTES_MS);
  });
}

function postponedIn(random: () => number, count: number): number | undefined {
  return random() < count / POSTPONED_ONE_IN ? whole(random, 0, count - 1) : undefined;
}

const roundsOf = ({ clubs }: League) => 2 * (clubs.length - 1);

/** The circle method: one club stands, the others go round it; the second half of a season turns every pair about. */
function pairsOf(seed: number, league: League, round: number): [home: Club, away: Club][] {
  const [standing, ...others] = shuffled(randomOf(seed, 'clubs', league.id), league.clubs) as [
    Club,
    ...Club[],
  ];
  const inSeason = round % roundsOf(league);
  const turn = inSeason % others.length;
  const isSecondHalf = inSeason >= others.length;
  const circle = [standing, ...others.slice(turn), ...others.slice(0, turn)];
  const pairs = Array.from({ length: circle.length / 2 }, (_, i): [Club, Club] => {
    const one = circle[i]!;
    const other = circle[circle.length - 1 - i]!;
    return ((i === 0 ? turn : i) % 2 === 1) === isSecondHalf ? [one, other] : [other, one];
  });
  // The club that stands would otherwise always play first.
  const first = round % pairs.length;
  return [...pairs.slice(first), ...pairs.slice(0, first)];
}

/** A season is called by the year it starts in, and starts in July. */
function seasonAt(instant: number): number {
  const date = new Date(instant);
  return date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);
}
