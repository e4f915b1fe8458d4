import type { Goals, TeamStatistics } from '@safira/contract/matches/matches';
import type {
  MatchObservation,
  ObservedMatch,
  MatchState,
  ObservedEvent,
  ObservedReferee,
} from '@safira/football/observed/observation';
import type { WireEvent, WireFixture, WireTeamStatistics } from '../wire/fixtures.ts';
import { appearancesOf } from './appearances.ts';
import { readFixture } from './fixture.ts';
import { lineupOf } from './lineup.ts';
import type { Mapped } from './mapped.ts';
import { longestNames } from './names.ts';

/** One item of `fixtures` in our own shape, or the reason it was refused. */
export function toObservedMatch(item: unknown): Mapped<ObservedMatch> {
  const read = readFixture(item);
  return read.ok ? { ...read, value: observedMatchOf(read.value) } : read;
}

/** One item of `fixtures` without its players. */
export function toObservation(item: unknown): Mapped<MatchObservation> {
  const mapped = toObservedMatch(item);
  return mapped.ok ? { ...mapped, value: mapped.value.observation } : mapped;
}

function observedMatchOf(wire: WireFixture): ObservedMatch {
  const observation = observationOf(wire);
  return {
    observation,
    ...(wire.lineups && { lineups: wire.lineups.map(lineupOf) }),
    ...(wire.players && {
      appearances: wire.players.flatMap((side) => appearancesOf(side, observation.match.events)),
    }),
  };
}

function observationOf(wire: WireFixture): MatchObservation {
  const { fixture, league, teams } = wire;
  const country = league.country === 'World' ? null : league.country || null;
  return {
    match: matchOf(wire),
    competition: {
      id: league.id,
      name: league.name,
      country: league.country ?? '',
      logo: league.logo ?? null,
      season: league.season,
    },
    home: { id: teams.home.id, name: teams.home.name, logo: teams.home.logo ?? null, country },
    away: { id: teams.away.id, name: teams.away.name, logo: teams.away.logo ?? null, country },
    venue: fixture.venue?.name
      ? { name: fixture.venue.name, city: fixture.venue.city || null, country }
      : null,
  };
}

function matchOf(wire: WireFixture): MatchState {
  const { fixture, league, teams, goals, score, events, statistics } = wire;
  const { status } = fixture;
  return {
    id: fixture.id,
    competitionId: league.id,
    season: league.season,
    round: league.round || null,
    kickoff: new Date(fixture.timestamp * 1000),
    status: {
      short: status.short,
      long: status.long ?? status.short,
      elapsed: status.elapsed ?? null,
      extra: status.extra ?? null,
    },
    homeId: teams.home.id,
    awayId: teams.away.id,
    goals: goalsOf(goals),
    score: {
      halftime: goalsOf(score.halftime),
      fulltime: goalsOf(score.fulltime),
      extratime: goalsOf(score.extratime),
      penalty: goalsOf(score.penalty),
    },
    winner: winnerOf(teams),
    referee: refereeOf(fixture.referee),
    ...(events && { events: eventsOf(events) }),
    ...(statistics && { statistics: statistics.map(statisticsOf) }),
  };
}

function goalsOf(sides: WireFixture['score']['halftime']): Goals {
  return { home: sides?.home ?? null, away: sides?.away ?? null };
}

function winnerOf({ home, away }: WireFixture['teams']): 'home' | 'away' | null {
  if (home.winner) return 'home';
  return away.winner ? 'away' : null;
}

/** Sent as `Name, Country`; older ones without a country. */
function refereeOf(text: string | null | undefined): ObservedReferee | null {
  const [name, country] = text?.split(',').map((part) => part.trim()) ?? [];
  return name ? { name, country: country || null } : null;
}

// Shoot-out kicks come in reverse, so events are sorted by minute; the order within a minute is kept.
function eventsOf(wire: WireEvent[]): ObservedEvent[] {
  const events = wire.flatMap(eventOf);
  // Only names from the events: the live list contains nothing else, and both must give the same names.
  const names = longestNames(events.flatMap(({ player, assist }) => [player, assist]));
  const named = (person: ObservedEvent['player']): ObservedEvent['player'] => ({
    ...person,
    name: names.get(person.id ?? 0) ?? person.name,
  });
  return events
    .map((event) => ({ ...event, player: named(event.player), assist: named(event.assist) }))
    .toSorted(({ time: a }, { time: b }) => a.elapsed - b.elapsed || (a.extra ?? 0) - (b.extra ?? 0));
}

/** An event without a minute or a side cannot be placed in a timeline; the rest of the match is still read. */
function eventOf({ time, team, player, assist, type, detail, comments }: WireEvent): ObservedEvent[] {
  if (time.elapsed == null || team.id == null) return [];
  return [
    {
      type,
      detail: detail ?? '',
      comments: comments ?? null,
      time: { elapsed: time.elapsed, extra: time.extra ?? null },
      team: { id: team.id },
      player: { id: player?.id ?? null, name: player?.name ?? null },
      assist: { id: assist?.id ?? null, name: assist?.name ?? null },
    },
  ];
}

/** Counters for which the provider sends null instead of zero. */
const zeroWhenNull = new Set(['Offsides', 'Yellow Cards', 'Red Cards']);

function statisticsOf({ team, statistics }: WireTeamStatistics): TeamStatistics {
  const isCovered = statistics.some(({ value }) => value != null);
  return {
    team: { id: team.id },
    statistics: statistics.map(({ type, value }) => ({
      type,
      value: value ?? (isCovered && zeroWhenNull.has(type) ? 0 : null),
    })),
  };
}
