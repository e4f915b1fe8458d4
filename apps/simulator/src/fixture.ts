import { offsetAt } from '@safira/football/days';
import type { WireEvent, WireFixture } from '@safira/provider/wire/fixtures';
import { statisticsOf, teamOf } from './statistics.ts';
import { type MatchNow, type Phase, type Shown, type Tally } from './world.ts';

const HOUR_S = 3600;
const MINUTE_MS = 60_000;
const none = { home: null, away: null };
/** Clubs are real, people are not: nobody is said to have scored or been booked. */
const nobody = { id: null, name: null };

const longOf: Record<Phase, string> = {
  NS: 'Not Started',
  PST: 'Match Postponed',
  '1H': 'First Half',
  HT: 'Halftime',
  '2H': 'Second Half',
  FT: 'Match Finished',
};

export type Embeds = { events?: boolean; statistics?: boolean };
export type Show = { seed: number; zone: string; embeds: Embeds };

/** A match in the provider's words. */
export function toItem(match: MatchNow, { seed, zone, embeds }: Show): WireFixture {
  const { fixture, phase, minute } = match;
  const { league } = fixture;
  const isStarted = minute !== null;
  const timestamp = fixture.kickoff / 1000;
  const hasSecondHalf = phase === '2H' || phase === 'FT';
  return {
    fixture: {
      id: fixture.id,
      referee: null,
      timezone: zone,
      date: localTime(zone, fixture.kickoff),
      timestamp,
      // Nominal, as the provider's are: an hour after the first, whatever was added.
      periods: { first: isStarted ? timestamp : null, second: hasSecondHalf ? timestamp + HOUR_S : null },
      venue: fixture.home.venue ?? { id: null, name: null, city: null },
      status: {
        long: longOf[phase],
        short: phase,
        elapsed: minute?.elapsed ?? null,
        extra: minute?.extra ?? null,
      },
    },
    league: {
      id: league.id,
      name: league.name,
      country: league.country,
      logo: `https://media.api-sports.io/football/leagues/${league.id}.png`,
      flag: league.flag,
      season: fixture.season,
      round: fixture.round,
      standings: true,
    },
    teams: teamsOf(match),
    goals: isStarted ? match.goals : none,
    score: {
      halftime: isStarted ? match.halftimeGoals : none,
      fulltime: phase === 'FT' ? match.goals : none,
      extratime: none,
      penalty: none,
    },
    ...(embeds.events && { events: match.incidents.map((incident) => toEvent(match, incident)) }),
    ...(embeds.statistics && { statistics: statisticsOf(seed, match) }),
  };
}

function teamsOf(match: MatchNow): WireFixture['teams'] {
  const { home, away }: Tally = match.goals;
  const isDecided = match.phase === 'FT' && home !== away;
  return {
    home: { ...teamOf(match, 'home'), winner: isDecided ? home > away : null },
    away: { ...teamOf(match, 'away'), winner: isDecided ? away > home : null },
  };
}

function toEvent(match: MatchNow, { minute, side, type, detail }: Shown): WireEvent {
  return {
    time: minute,
    team: teamOf(match, side),
    player: nobody,
    assist: nobody,
    type,
    detail,
    comments: null,
  };
}

/** The wall clock of a zone with its offset: 2026-11-21T20:00:00+03:00. */
function localTime(zone: string, instant: number): string {
  const offset = offsetAt(zone, instant);
  const minutes = Math.abs(offset) / MINUTE_MS;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const wall = new Date(instant + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? '-' : '+'}${clock.join(':')}`;
}
