import { shuffled, type Random } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import { openDesk, type Desk, type Season } from './desk.ts';
import { withCupFate } from './fates.ts';
import { drawAfter, neighbours, playTies, type TiesPlayed } from './knockout.ts';
import { leagueStage, type Pair } from './pairings.ts';
import type { Plan, StageFormat } from './plan.ts';
import { tableOf } from './table.ts';
import { DAY_MS, HOUR_MS } from './weeks.ts';

export type StagePlan = Plan & { format: StageFormat };

/** The final ranking of a region's league stage. */
type Ranked = { zone: string; teams: readonly Team[]; fixtures: readonly Fixture[]; endsAt: number };

/** HOUSE: a competition of a league stage and a knockout phase, each round drawn from the teams that are through. */
export function makeStage(season: Season, plan: StagePlan): Fixture[] {
  const desk = openDesk(season, plan);
  const { regions } = plan.format;
  const clubs = season.clubsOf(plan.competition.id);
  const groups = regions.length === 1 ? [clubs] : (season.groupsOf(plan.competition.id) ?? halves(clubs));
  const ranked = regions.map((_, i) => playRegion(season, desk, { plan, region: i, clubs: groups[i]! }));
  const ties =
    regions.length === 1
      ? playEurope(season, desk, { plan, ranked })
      : playAsia(season, desk, { plan, ranked });
  return [...ranked.flatMap(({ fixtures }) => fixtures), ...ties];
}

const halves = (clubs: readonly Team[]) => [clubs.slice(0, clubs.length / 2), clubs.slice(clubs.length / 2)];

function playRegion(
  season: Season,
  desk: Desk,
  { plan, region, clubs }: { plan: StagePlan; region: number; clubs: readonly Team[] },
): Ranked {
  const { name, zone, matchdays } = plan.format.regions[region]!;
  const random = desk.random('stage', region);
  const knownFrom = (season.monday - DRAW_DAYS_BEFORE) * DAY_MS + 17 * HOUR_MS;
  const rounds = leagueStage(random, shuffled(random, clubs), matchdays.length);
  const results = rounds.flatMap((pairs, i) => {
    const kickoffs = desk.place(pairs, [matchdays[i]!], { where: zone });
    return pairs.map((pair, k) => {
      const draft = { round: `League Stage - ${i + 1}`, pair, kickoff: kickoffs[k]!, knownFrom };
      const fixture = withCupFate(season, desk.write(name === null ? draft : { ...draft, group: name }));
      return { fixture, ...season.resultOf(fixture) };
    });
  });
  return {
    zone,
    teams: tableOf(clubs, results, plan.tieRule).map(({ team }) => team),
    fixtures: results.map(({ fixture }) => fixture),
    endsAt: Math.max(...results.map(({ endsAt }) => endsAt)),
  };
}

/** The league stage is drawn on the Thursday before the first FIFA window. */
const DRAW_DAYS_BEFORE = 4;

type Entry = { plan: StagePlan; ranked: readonly Ranked[] };

/** Ranks 9 to 24 play off, better against worse; ranks 1 to 8 face the winners, and each other only late. */
function playEurope(season: Season, desk: Desk, { plan, ranked }: Entry): Fixture[] {
  const [{ teams, endsAt }] = ranked as readonly [Ranked];
  const random = desk.random('draw');
  const [playOffs, last16, ...later] = plan.format.knockout;
  const two = (from: number) => shuffled(random, teams.slice(from, from + 2));
  // Ties 0 and 1 lead to the seeds 1 and 2, the next two to 3 and 4, and so on.
  const unseeded = [16, 18, 20, 22].flatMap(two);
  const seeded = [14, 12, 10, 8].flatMap(two);
  const first = playTies(season, desk, {
    cupRound: playOffs!,
    pairs: unseeded.map((team, i): Pair => [team, seeded[i]!]),
    knownFrom: drawAfter(endsAt),
  });
  const best = [0, 2, 4, 6].flatMap(two);
  const second = playTies(season, desk, {
    cupRound: last16!,
    pairs: first.winners.map((team, i): Pair => [team, best[i]!]),
    knownFrom: drawAfter(first.endsAt),
  });
  const bracket = [0, 6, 2, 4, 1, 7, 3, 5].map((tie) => second.winners[tie]!);
  const rest = playBracket(season, desk, { plan, cupRounds: later, teams: bracket, endsAt: second.endsAt });
  return [...first.fixtures, ...second.fixtures, ...rest];
}

/** Eight of each region play two legs; the last eight play the finals at one venue, West against East first. */
function playAsia(season: Season, desk: Desk, { plan, ranked }: Entry): Fixture[] {
  const [last16, ...later] = plan.format.knockout;
  const endsAt = Math.max(...ranked.map((region) => region.endsAt));
  const parts = ranked.map(({ zone, teams }): TiesPlayed => {
    const pairs = [7, 6, 5, 4].map((rank): Pair => [teams[rank]!, teams[7 - rank]!]);
    return playTies(season, desk, { cupRound: last16!, pairs, knownFrom: drawAfter(endsAt), zone });
  });
  const [west, east] = parts.map(({ winners }) => shuffled(desk.random('finals'), winners));
  const rest = playBracket(season, desk, {
    plan,
    cupRounds: later,
    teams: west!.flatMap((team, i) => [team, east![i]!]),
    endsAt: Math.max(...parts.map((part) => part.endsAt)),
  });
  return [...parts.flatMap(({ fixtures }) => fixtures), ...rest];
}

type Bracket = Pick<Entry, 'plan'> & {
  cupRounds: StageFormat['knockout'];
  teams: readonly Team[];
  endsAt: number;
};

/** Neighbours play each other, and their winners are neighbours; the first home team is drawn. */
function playBracket(season: Season, desk: Desk, { plan, cupRounds, teams, endsAt }: Bracket): Fixture[] {
  const neutralFrom = cupRounds.findIndex(({ round }) => round === plan.format.neutralFrom);
  const fixtures: Fixture[] = [];
  let left = teams;
  let lastEnd = endsAt;
  for (const [i, cupRound] of cupRounds.entries()) {
    const random = desk.random('home', cupRound.round);
    const played = playTies(season, desk, {
      cupRound,
      pairs: neighbours(left).map((pair) => turned(random, pair)),
      knownFrom: drawAfter(lastEnd),
      neutralVenue: i >= neutralFrom ? desk.neutralVenue() : undefined,
    });
    fixtures.push(...played.fixtures);
    left = played.winners;
    lastEnd = played.endsAt;
  }
  return fixtures;
}

function turned(random: Random, [home, away]: Pair): Pair {
  return random() < 0.5 ? [home, away] : [away, home];
}
