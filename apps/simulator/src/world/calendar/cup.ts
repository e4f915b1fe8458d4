import { shuffled, type Random } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import { openDesk, publishedAt, type Season } from './desk.ts';
import { drawAfter, neighbours, playTies } from './knockout.ts';
import type { Pair } from './pairings.ts';
import type { CupFormat, Plan } from './plan.ts';

export type CupPlan = Plan & { format: CupFormat };

/** HOUSE: a cup from its first round to the final, each round drawn from the winners of the one before. */
export function makeCup(season: Season, plan: CupPlan): Fixture[] {
  const { format } = plan;
  const desk = openDesk(season, plan);
  const entrants = entrantsOf(season, plan);
  const rankOf = new Map(entrants.map(({ id }, rank) => [id, rank]));
  const fixtures: Fixture[] = [];
  let winners: readonly Team[] = [];
  let knownFrom = publishedAt(season.year);
  for (const [i, cupRound] of format.rounds.entries()) {
    const random = desk.random('draw', cupRound.round);
    const drawn = drawRound(random, { format, round: i, entrants, winners });
    const isNeutral = format.shape === 'super' || cupRound.round === 'Final';
    const played = playTies(season, desk, {
      cupRound,
      pairs: isNeutral ? drawn : drawn.map((pair) => hosted(random, { pair, format, rankOf })),
      knownFrom,
      neutralVenue: isNeutral ? desk.neutralVenue() : undefined,
    });
    fixtures.push(...played.fixtures);
    winners = played.winners;
    knownFrom = drawAfter(played.endsAt);
  }
  if (winners.length !== 1) {
    throw new RangeError(`${plan.competition.id}: ${entrants.length} clubs leave ${winners.length} winners`);
  }
  return fixtures;
}

/** Best first: clubs of the first division, then by strength. */
function entrantsOf(season: Season, { competition, format }: CupPlan): Team[] {
  const top = new Set(format.topLeague === null ? [] : season.clubsOf(format.topLeague).map(({ id }) => id));
  return season
    .clubsOf(competition.id)
    .toSorted(
      (a, b) => Number(top.has(b.id)) - Number(top.has(a.id)) || b.strength - a.strength || a.id - b.id,
    );
}

type Draw = { format: CupFormat; round: number; entrants: readonly Team[]; winners: readonly Team[] };

function drawRound(random: Random, { format, round, entrants, winners }: Draw): Pair[] {
  if (format.shape === 'seeded') return drawSeeded(random, { format, round, entrants, winners });
  if (round > 0) return neighbours(shuffled(random, winners));
  if (format.shape === 'super') return neighbours(shuffled(random, entrants));
  // Small clubs are drawn against big ones.
  const half = entrants.length / 2;
  const big = shuffled(random, entrants.slice(0, half));
  return shuffled(random, entrants.slice(half)).map((small, i): Pair => [small, big[i]!]);
}

/** The Italian format: the last eight begin, 28 join them, and in the round of 16 the best eight. */
const BEGINNERS = 8;
const SEEDS = 8;

function drawSeeded(random: Random, { round, entrants, winners }: Draw): Pair[] {
  const beginners = entrants.length - BEGINNERS;
  if (round === 0) return neighbours(shuffled(random, entrants.slice(beginners)));
  if (round === 1) return neighbours(shuffled(random, [...winners, ...entrants.slice(SEEDS, beginners)]));
  if (round !== 3) return neighbours(shuffled(random, winners));
  const drawn = shuffled(random, winners);
  return entrants.slice(0, SEEDS).map((seed, i): Pair => [seed, drawn[i]!]);
}

/** In an open cup the club that is much smaller is at home, in a seeded one the better club; otherwise it is drawn. */
function hosted(
  random: Random,
  { pair, format, rankOf }: { pair: Pair; format: CupFormat; rankOf: ReadonlyMap<number, number> },
): Pair {
  const [better, worse] = pair.toSorted((a, b) => rankOf.get(a.id)! - rankOf.get(b.id)!) as [Team, Team];
  if (format.shape === 'seeded') return [better, worse];
  const isFarApart = rankOf.get(worse.id)! - rankOf.get(better.id)! >= rankOf.size / 4;
  if (isFarApart) return [worse, better];
  return random() < 0.5 ? [better, worse] : [worse, better];
}
