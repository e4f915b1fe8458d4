import type { Team } from '../model.ts';
import { arabCountries, clubLevels, nationLevels, OTHER_LEVEL, refusals } from '../tables/agreements.ts';
import { confederationOf, zoneOf } from './kick-offs.ts';
import { HOUR_MS, offsetOf } from './weeks.ts';

/** Teams further apart do not learn anything from each other. */
const FARTHEST = 0.5;
/** What a journey to another confederation counts for; weak nations do not pay for one. */
const JOURNEY = 0.2;
const TRAVELLERS = 0;
/** Clubs travel for a day: their clocks differ by at most two hours. */
const CLUBS_APART_MS = 2 * HOUR_MS;

const refused = new Set(
  refusals.flatMap(([some, others]) =>
    some.flatMap((one) => others.flatMap((other) => [`${one} ${other}`, `${other} ${one}`])),
  ),
);

/**
 * HOUSE: how far two nations are from agreeing on a friendly, 0 for equals of one confederation; undefined if they
 * would not. Arab teams visit each other across confederations.
 */
export function nationsApart(one: Team, other: Team): number | undefined {
  const levels = [one, other].map((team) => team.strength + nationLevels[confederationOf(team)]);
  const apart = Math.abs(levels[0]! - levels[1]!);
  if (one === other || isRefused(one, other) || apart > FARTHEST) return undefined;
  if (confederationOf(one) === confederationOf(other) || areArab(one, other)) return apart;
  return Math.min(...levels) >= TRAVELLERS ? apart + JOURNEY : undefined;
}

/** HOUSE: the same of two clubs, at the time of the match; those of one country meet in its competitions. */
export function clubsApart(one: Club, other: Club, at: number): number | undefined {
  const apart = Math.abs(levelOf(one) - levelOf(other));
  if (one.team.country === other.team.country || isRefused(one.team, other.team)) return undefined;
  if (apart > FARTHEST || (!isSameConfederation(one, other) && !areArab(one.team, other.team)))
    return undefined;
  return Math.abs(offsetOf(zoneOf(one.team), at) - offsetOf(zoneOf(other.team), at)) <= CLUBS_APART_MS
    ? apart
    : undefined;
}

/** A club and whether it plays in the first division of its country. */
export type Club = { team: Team; isFirstDivision: boolean };

const isSameConfederation = (one: Club, other: Club) =>
  confederationOf(one.team) === confederationOf(other.team);

const isRefused = (one: Team, other: Team) => refused.has(`${one.country} ${other.country}`);

const areArab = (one: Team, other: Team) =>
  arabCountries.has(one.country) && arabCountries.has(other.country);

/** The strengths of a division, from -1 to 1, are half as far apart as divisions are. */
function levelOf({ team, isFirstDivision }: Club): number {
  return (clubLevels[team.country] ?? OTHER_LEVEL) + team.strength / 2 - (isFirstDivision ? 0 : 1);
}
