import { clubAbroad } from '@safira/arabic/names/club-abroad';
import { countryName } from '@safira/arabic/names/countries';
import { roundTitle } from '@safira/arabic/terms/rounds';
import { DEFAULT_COUNTRY } from '@safira/arabic/names/arab-countries';
import type { Match, MatchStatus, Score, TeamStatistics } from '@safira/contract/matches/matches';
import { type EventSummary, shownSummary } from '@safira/football/matches/event-summary';
import type { MatchState } from '@safira/football/observed/observation';
import type { Pulse } from '@safira/football/matches/pulse';
import { isLiveCode } from '@safira/football/matches/status';
import { storedBroadcasts, toBroadcasts } from '../broadcasts/broadcasts.ts';
import { splitByCountry, tvChannelsOf } from '../broadcasts/tv-channels.ts';
import type { Db } from '../db.ts';
import { listEvents } from './events.ts';
import { type Fingerprints, toFingerprints } from './fingerprints.ts';
import { pictureAddress } from '../media/media.ts';
import type { Naming } from '../names/overrides.ts';

/** Matches with their display names; callers add conditions and order. */
export function selectMatches(db: Db) {
  return db
    .selectFrom('matches as m')
    .innerJoin('competitions as c', 'c.api_id', 'm.competition_id')
    .innerJoin('teams as home', 'home.api_id', 'm.home_id')
    .innerJoin('teams as away', 'away.api_id', 'm.away_id')
    .leftJoin('venues as v', 'v.id', 'm.venue_id')
    .select([
      'm.api_id',
      'm.competition_id',
      'm.season',
      'm.round',
      'm.kickoff',
      'm.status_short',
      'm.status_long',
      'm.elapsed',
      'm.extra',
      'm.counted_from',
      'm.home_id',
      'm.away_id',
      'm.home_goals',
      'm.away_goals',
      'm.score',
      'm.winner',
      'm.pulse',
      'm.event_summary',
      'm.referee',
      'm.referee_arabic',
      'm.has_placeholder_time',
      'm.changed_at',
      'c.name as competition_name',
      'c.arabic_name as competition_arabic',
      'c.country as competition_country',
      'c.picture as competition_picture',
      'home.slug as home_slug',
      'home.name as home_name',
      'home.arabic_name as home_arabic',
      'home.country as home_country',
      'home.picture as home_picture',
      'away.slug as away_slug',
      'away.name as away_name',
      'away.arabic_name as away_arabic',
      'away.country as away_country',
      'away.picture as away_picture',
      'v.name as venue_name',
      'v.arabic_name as venue_arabic',
      'v.arabic_city as venue_city',
      storedBroadcasts.as('broadcasts'),
    ]);
}

export type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatches>['execute']>>[number];

export const toMatch = (row: MatchRow): Match => toMatchIn(row, DEFAULT_COUNTRY);

/** OURS-20: with the channels of this country. */
export function toMatchIn(row: MatchRow, country: string): Match {
  const isLive = isLiveCode(row.status_short);
  const goals = { home: row.home_goals, away: row.away_goals };
  const team = (side: 'home' | 'away') => ({
    id: row[`${side}_id`],
    _id: row[`${side}_slug`],
    name: nameAbroad(row, side),
    originalName: row[`${side}_name`],
    logo: pictureAddress(row[`${side}_picture`], 'small'),
    winner: row.winner === null ? null : row.winner === side,
  });
  return {
    apiId: row.api_id,
    _id: String(row.api_id),
    date: row.kickoff.toISOString(),
    status: toStatus(row),
    isLive,
    liveMinute: isLive ? row.elapsed : null,
    goals,
    score: row.score as Score, // written by saveObservations only
    pulse: row.pulse,
    ...shownSummary(toEventSummary(row), { goals, isLive }),
    league: {
      id: row.competition_id,
      name: row.competition_arabic,
      originalName: row.competition_name,
      logo: pictureAddress(row.competition_picture, 'small'),
      country: row.competition_country,
      countryName: countryName(row.competition_country) ?? '',
      season: row.season,
      round: row.round,
      roundName: roundTitle(row.round),
    },
    teams: { home: team('home'), away: team('away') },
    venue: row.venue_name
      ? { name: row.venue_arabic!, originalName: row.venue_name, city: row.venue_city || null }
      : null,
    referee: row.referee === null ? null : { name: row.referee_arabic!, originalName: row.referee },
    isTimeConfirmed: !row.has_placeholder_time,
    ...channelsIn(row, country),
    lastUpdated: row.changed_at.toISOString(),
  };
}

const nameAbroad = (row: MatchRow, side: 'home' | 'away') =>
  clubAbroad(
    {
      name: row[`${side}_arabic`],
      originalName: row[`${side}_name`],
      country: row[`${side}_country`],
    },
    row.competition_country,
  );

function channelsIn(row: MatchRow, country: string): Pick<Match, 'tvChannels' | 'tvElsewhere'> {
  const match = { competitionId: row.competition_id, kickoff: row.kickoff };
  const channels = tvChannelsOf(match, toBroadcasts(row.broadcasts)).map(
    ({ originalName: _, ...channel }) => channel,
  );
  const { here, elsewhere } = splitByCountry(channels, country);
  return {
    tvChannels: channels.length > 0 ? here : null,
    ...(elsewhere.length > 0 && { tvElsewhere: elsewhere }),
  };
}

const toStatus = (
  row: Pick<MatchRow, 'status_short' | 'status_long' | 'elapsed' | 'extra' | 'counted_from'>,
): MatchStatus => ({
  short: row.status_short,
  long: row.status_long,
  elapsed: row.elapsed,
  extra: row.extra,
  ...(row.counted_from && { countedFrom: row.counted_from.toISOString() }),
});

/** Written by saveMatchRows only. */
const toEventSummary = (row: { event_summary: unknown }) => row.event_summary as EventSummary | null;

export type StoredMatch = {
  /** Events and statistics are loaded only for the matches in `eventsOf` and `statisticsOf`. */
  state: MatchState;
  pulse: Pulse | null;
  eventSummary: EventSummary | null;
  observedAt: Date;
  /** The number of the newest change that was more than the clock. */
  lastPublishedSeq: number;
  venueId: number | null;
  refereeArabic: Naming | null;
  fingerprints: Fingerprints;
};

const comparedColumns = [
  'api_id',
  'competition_id',
  'season',
  'round',
  'kickoff',
  'status_short',
  'status_long',
  'elapsed',
  'extra',
  'counted_from',
  'home_id',
  'away_id',
  'home_goals',
  'away_goals',
  'score',
  'winner',
  'pulse',
  'event_summary',
  'venue_id',
  'referee',
  'referee_country',
  'referee_arabic',
  'referee_how',
  'fingerprint',
  'events_fingerprint',
  'statistics_fingerprint',
  'observed_at',
  'told_seq',
] as const;

/** The stored states of some matches, for comparison with observations, with the parts that may differ. */
export async function listStoredMatches(
  db: Db,
  { ids, eventsOf, statisticsOf }: Record<'ids' | 'eventsOf' | 'statisticsOf', readonly number[]>,
): Promise<Map<number, StoredMatch>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('matches').select(comparedColumns).where('api_id', 'in', ids).execute();
  const events = await listEvents(db, eventsOf);
  const statistics = await listStatistics(db, statisticsOf);
  return new Map(
    rows.map((row) => [
      row.api_id,
      {
        observedAt: row.observed_at,
        pulse: row.pulse,
        eventSummary: toEventSummary(row),
        lastPublishedSeq: row.told_seq,
        venueId: row.venue_id,
        refereeArabic:
          row.referee_arabic === null
            ? null
            : { text: row.referee_arabic, how: row.referee_how as Naming['how'] }, // written by saveMatchRows only
        fingerprints: toFingerprints(row),
        state: {
          id: row.api_id,
          competitionId: row.competition_id,
          season: row.season,
          round: row.round,
          kickoff: row.kickoff,
          status: toStatus(row),
          homeId: row.home_id,
          awayId: row.away_id,
          goals: { home: row.home_goals, away: row.away_goals },
          score: row.score as Score,
          winner: row.winner as MatchState['winner'],
          referee: row.referee === null ? null : { name: row.referee, country: row.referee_country },
          events: events.get(row.api_id) ?? [],
          statistics: statistics.get(row.api_id) ?? [],
        },
      },
    ]),
  );
}

async function listStatistics(db: Db, ids: readonly number[]): Promise<Map<number, TeamStatistics[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('match_details')
    .select(['match_id', 'statistics'])
    .where('match_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.match_id, row.statistics as unknown as TeamStatistics[]]));
}
