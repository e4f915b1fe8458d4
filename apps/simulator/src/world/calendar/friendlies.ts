import { shuffled, type Random } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import { findPlan, plans } from '../tables/competitions.ts';
import { nationsApart } from './agreements.ts';
import { openDesk, type Season } from './desk.ts';
import { friendlyFate } from './fates.ts';
import { placeNations } from './nations.ts';
import type { Pair } from './pairings.ts';
import { isPlayedIn, type FriendlyFormat, type Plan } from './plan.ts';
import { DAY_MS } from './weeks.ts';
import { MATCHDAY_DAYS, matchdaysOf } from './windows.ts';

/** Ids leave room for 512 a season. */
const MOST_A_MATCHDAY = 44;
/** The share of the free nations that look for an opponent. */
const WILLING = 0.85;
/** Friendlies are agreed on weeks before. */
const KNOWN_BEFORE_MS = 60 * DAY_MS;

/** HOUSE: on each matchday of the FIFA windows, nations without another match play one that would agree to it. */
export function makeFriendlies(season: Season, plan: Plan & { format: FriendlyFormat }): Fixture[] {
  const desk = openDesk(season, plan);
  const nations = season.clubsOf(plan.competition.id);
  const met = groupMates(season);
  return matchdaysOf(season.year).flatMap((first, matchday) => {
    const random = desk.random('friendlies', matchday);
    const span = { from: (first - 1) * DAY_MS, to: (first + MATCHDAY_DAYS + 1) * DAY_MS };
    const free = shuffled(
      random,
      nations.filter((team) => !season.diary.isPlaying(team, span) && random() < WILLING),
    );
    return pairUp(random, free, met)
      .slice(0, MOST_A_MATCHDAY)
      .flatMap((pair, i): Fixture[] => {
        const kickoff = placeNations(season.diary, random, { pair, first, offset: i % MATCHDAY_DAYS });
        if (kickoff === undefined) return [];
        met.add(keyOf(...pair));
        const date = new Date(kickoff);
        const fixture = desk.write({
          round: `Friendlies ${date.getUTCMonth() + 1}`,
          season: date.getUTCFullYear(),
          pair,
          kickoff,
          knownFrom: kickoff - KNOWN_BEFORE_MS,
        });
        return [{ ...fixture, fate: friendlyFate(random, kickoff) }];
      });
  });
}

const keyOf = (one: Team, other: Team) => `${Math.min(one.id, other.id)} ${Math.max(one.id, other.id)}`;

/** Teams that meet in a competition of the season do not play friendlies as well. */
function groupMates(season: Season): Set<string> {
  const groups = plans
    .filter((plan) => isNations(plan) && isPlayedIn(plan, season.year))
    .flatMap(({ competition }) => season.groupsOf(competition.id) ?? []);
  return new Set(groups.flatMap((teams) => teams.flatMap((one) => teams.map((other) => keyOf(one, other)))));
}

const isNations = ({ competition: { id } }: Plan) => {
  const kind = findPlan(id)!.format.kind;
  return kind === 'groups' || kind === 'tournament';
};

/** Each invites the nearest of those left: by strength and region, with some chance in it. Hosts have a venue. */
function pairUp(random: Random, free: readonly Team[], met: ReadonlySet<string>): Pair[] {
  const left = new Set(free);
  const pairs: Pair[] = [];
  for (const team of free) {
    if (!left.delete(team)) continue;
    const [nearest] = [...left]
      .flatMap((other) => {
        const distance = nationsApart(team, other);
        const isNew = distance !== undefined && !met.has(keyOf(team, other));
        return isNew && (team.ground ?? other.ground)
          ? [{ other, distance: distance + random() * CHANCE }]
          : [];
      })
      .toSorted((a, b) => a.distance - b.distance);
    if (!nearest) continue;
    left.delete(nearest.other);
    const isHome = team.ground !== null && (nearest.other.ground === null || random() < 0.5);
    pairs.push(isHome ? [team, nearest.other] : [nearest.other, team]);
  }
  return pairs;
}

const CHANCE = 0.2;
