import type { WireEvent, WireFixture } from '@safira/provider/wire/fixtures';
import type { Fixture, Incident, MatchNow, Person, Phase, Tally } from '../world/model.ts';
import { leagueName, teamName } from './names.ts';
import type { RequestQuery } from './request-query.ts';
import { localTime } from './times.ts';

const HOUR_S = 3600;

const longOf: Record<Phase, string> = {
  TBD: 'Time to be defined',
  NS: 'Not Started',
  '1H': 'First Half',
  HT: 'Halftime',
  '2H': 'Second Half',
  ET: 'Extra Time',
  BT: 'Break Time',
  P: 'Penalty In Progress',
  SUSP: 'Match Suspended',
  INT: 'Match Interrupted',
  FT: 'Match Finished',
  AET: 'Match Finished',
  PEN: 'Match Finished',
  PST: 'Match Postponed',
  CANC: 'Match Cancelled',
  ABD: 'Match Abandoned',
  AWD: 'Technical Loss',
  WO: 'WalkOver',
};

type Show = Pick<RequestQuery, 'media' | 'zone' | 'moment'>;

/** API-01: a match in the provider's format, without embedded parts. */
export function fixtureItem(match: MatchNow, { media, zone, moment }: Show): WireFixture {
  const { fixture, kickoff, phase, minute, played, winner } = match;
  const { competition, season, round, ground } = fixture;
  const now = match.staged?.now ?? moment.now;
  const timestamp = Math.floor(kickoff / 1000);
  const hasSecondHalf = played?.periods.some((period) => period.phase === '2H' && period.from <= now);
  return {
    fixture: {
      id: fixture.id,
      referee: played ? `${played.referee.name}, ${played.referee.country}` : null,
      timezone: zone,
      date: localTime(zone, kickoff),
      timestamp,
      // Nominal, like the provider's: an hour after the first, whatever the added time.
      periods: { first: played ? timestamp : null, second: hasSecondHalf ? timestamp + HOUR_S : null },
      venue: { id: ground?.id ?? null, name: ground?.name ?? null, city: ground?.city ?? null },
      status: {
        long: longOf[phase],
        short: phase,
        elapsed: minute?.elapsed ?? null,
        extra: minute?.extra ?? null,
      },
    },
    league: { ...leagueName(media, competition, season), round, standings: competition.coverage.standings },
    teams: {
      home: { ...teamName(media, fixture.home), winner: winner && winner === 'home' },
      away: { ...teamName(media, fixture.away), winner: winner && winner === 'away' },
    },
    goals: tallyOf(match.goals),
    score: {
      halftime: tallyOf(match.halftime),
      fulltime: tallyOf(match.fulltime),
      extratime: tallyOf(match.extratime),
      penalty: tallyOf(match.penalty),
    },
  };
}

const tallyOf = (tally: Tally | null) => ({ home: tally?.home ?? null, away: tally?.away ?? null });

/** DLG-06: the events so far; shoot-out kicks come last and in reverse order, as the provider sends them. */
export function eventItems(
  { fixture, incidents }: MatchNow,
  { media }: Pick<RequestQuery, 'media'>,
): WireEvent[] {
  if (!fixture.competition.coverage.events) return [];
  const inPlay = incidents.filter(({ isShootout }) => !isShootout);
  const kicks = incidents.filter(({ isShootout }) => isShootout);
  return [...inPlay, ...kicks.toReversed()].map((incident) => eventItem(fixture, incident, media));
}

function eventItem(fixture: Fixture, incident: Incident, media: RequestQuery['media']): WireEvent {
  const { minute, side, player, assist, type, detail, wording, comments } = incident;
  return {
    time: { elapsed: minute.elapsed, extra: minute.extra },
    team: teamName(media, fixture[side]),
    player: personRef(player),
    assist: personRef(assist),
    type,
    detail: wording ?? detail,
    comments,
  };
}

const personRef = (person: Person | null) => ({ id: person?.id ?? null, name: person?.name ?? null });
