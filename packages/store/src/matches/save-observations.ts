import { hash as sha } from 'node:crypto';
import { sql } from 'kysely';
import type { MatchEvent } from '@safira/contract/matches/matches';
import { nameChanges } from '@safira/football/observed/changes';
import { startOfCount } from '@safira/football/live/counted-minute';
import { summarizeEvents } from '@safira/football/matches/event-summary';
import type { MatchObservation, MatchState } from '@safira/football/observed/observation';
import { nextPulse, pressuresOf, type Pulse } from '@safira/football/matches/pulse';
import { isLiveCode } from '@safira/football/matches/status';
import { saveCompetitions } from '../competitions/competitions.ts';
import type { Db } from '../db.ts';
import { assertLease, type Lease } from '../coordination/leases.ts';
import { allocateSeqs, lockNumbers, saveChanges, scopeOf } from './changes.ts';
import { nameEvents, peopleOf, withSettledEvents } from './events.ts';
import { type Fingerprints, toFingerprints } from './fingerprints.ts';
import { patchOf } from './patch.ts';
import { listStoredMatches, type StoredMatch } from './rows.ts';
import { saveEvents, saveMatchRows, saveStatistics, type Write } from './writes.ts';
import { nameSeenPlayers, type PlayerNames } from '../players/players.ts';
import { saveTeams } from '../teams/teams.ts';
import { saveVenues, venueKey } from '../teams/venues.ts';

export type Batch = {
  observations: readonly MatchObservation[];
  /** When the request was sent to the provider, by the database's clock. */
  observedAt: Date;
  /** The lease under which it was sent; the write fails if another process has taken the lease since. */
  lease: Lease;
  /** Whether a minute of a match lasts a minute, so that clients can count it: a simulated world may be faster. */
  countsMinutes?: boolean;
  /** Matches that this writer must not change, by their stored state. */
  skip?: (stored: MatchState) => boolean;
};

/**
 * Writes what changed and logs each change, in one transaction; returns the changed ids.
 * An unchanged match costs only a comparison of hashes; an older observation changes nothing.
 */
export async function saveObservations(db: Db, batch: Batch): Promise<number[]> {
  const latest = [...new Map(batch.observations.map((one) => [one.match.id, one])).values()];
  const known = await listFingerprints(
    db,
    latest.map(({ match }) => match.id),
  );
  const different = latest.flatMap((observation): Candidate[] => {
    const before = known.get(observation.match.id);
    const fingerprints = fingerprintsOf(observation);
    if (!isDifferent(before, fingerprints)) return [];
    return [{ observation: withoutKnown(observation, { before, fingerprints }), fingerprints }];
  });
  if (different.length === 0) return [];
  const observations = different.map(({ observation }) => observation);
  const [names, settled] = await Promise.all([
    // Before the lock, so that other writers do not wait while new players get their Arabic names.
    nameSeenPlayers(
      db,
      observations.flatMap(({ match }) => peopleOf(match.events ?? [])),
    ),
    withSettledEvents(db, observations),
  ]);
  const candidates = different.map((one, index) => ({ ...one, observation: settled[index]! }));

  return db.transaction().execute(async (trx) => {
    await lockNumbers(trx);
    await assertLease(trx, batch.lease);
    const stored = await listStoredMatches(trx, {
      ids: idsOf(candidates),
      eventsOf: idsOf(candidates.filter(({ observation }) => observation.match.events)),
      statisticsOf: idsOf(candidates.filter(({ observation }) => observation.match.statistics)),
    });
    // Read again under the lock: another writer may have stored the same change or a later observation.
    const fresh = candidates.filter(({ observation, fingerprints }) => {
      const before = stored.get(observation.match.id);
      if (!before) return true;
      const isOlder = before.observedAt > batch.observedAt;
      return !isOlder && !batch.skip?.(before.state) && isDifferent(before.fingerprints, fingerprints);
    });
    if (fresh.length === 0) return [];
    await writeAll(trx, { ...batch, fresh, stored, names });
    return idsOf(fresh);
  });
}

/** The fingerprints are of the observation before substitutions are settled: the next one is compared with them. */
type Candidate = { observation: MatchObservation; fingerprints: Fingerprints };

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ observation }) => observation.match.id);

/** Drops lists that are already stored unchanged, so that they are not processed again. */
function withoutKnown(
  observation: MatchObservation,
  { before, fingerprints }: { before: Fingerprints | undefined; fingerprints: Fingerprints },
): MatchObservation {
  const { events, statistics, ...match } = observation.match;
  return {
    ...observation,
    match: {
      ...match,
      ...(events && fingerprints.events !== before?.events && { events }),
      ...(statistics && fingerprints.statistics !== before?.statistics && { statistics }),
    },
  };
}

type Fresh = Batch & { fresh: Candidate[]; stored: Map<number, StoredMatch>; names: PlayerNames };

async function writeAll(trx: Db, batch: Fresh): Promise<void> {
  const { fresh, stored, names, observedAt, lease } = batch;
  const renamed = fresh.filter(
    ({ observation, fingerprints }) =>
      stored.get(observation.match.id)?.fingerprints.names !== fingerprints.names,
  );
  const venues = await saveNamed(
    trx,
    renamed.map(({ observation }) => observation),
  );
  const numbers = await allocateSeqs(trx, fresh.length);
  const changedAt = new Date();

  const writes = fresh.map(({ observation, fingerprints }, index): NamedWrite => {
    const { venue } = observation;
    const before = stored.get(observation.match.id);
    const match = batch.countsMinutes
      ? withCountedMinute(observation.match, before?.state, observedAt)
      : observation.match;
    const events = match.events && nameEvents(match.events, names);
    const kinds = nameChanges(before?.state, match);
    const isRenamed = before?.fingerprints.names !== fingerprints.names;
    return {
      state: match,
      before,
      // Only a name or the venue changed: not the match itself, but how it is shown.
      kinds: kinds.length > 0 ? kinds : ['details'],
      seq: numbers[index]!,
      venueId: isRenamed ? ((venue && venues.get(venueKey(venue))) ?? null) : before.venueId,
      pulse: pulseOf(match, before),
      eventSummary: events ? summarizeEvents(events, match) : (before?.eventSummary ?? null),
      ...(events && { events }),
      fingerprints: { ...before?.fingerprints, ...definedOnly(fingerprints) } as Fingerprints,
    };
  });
  await saveMatchRows(trx, writes, { observedAt, term: lease.term, changedAt });
  await saveEvents(trx, writes);
  await saveStatistics(trx, writes);
  await saveChanges(
    trx,
    writes.map(({ state, events, before, pulse, eventSummary, kinds, seq }) => ({
      change: {
        seq,
        matchId: state.id,
        kinds,
        patch: patchOf(state, { pulse, eventSummary, changedAt }),
        ...(events && { events }),
      },
      prevSeq: before?.lastPublishedSeq ?? 0,
      kickoffs: [
        ...new Set([state.kickoff, before?.state.kickoff ?? state.kickoff].map((at) => at.toISOString())),
      ],
      scope: scopeOf(state, before?.state),
    })),
  );
}

function withCountedMinute(match: MatchState, before: MatchState | undefined, observedAt: Date): MatchState {
  const from = startOfCount(before?.status, match.status, observedAt.getTime());
  return from === undefined ? match : { ...match, status: { ...match.status, countedFrom: from } };
}

/** With the events as clients see them, if they changed. */
type NamedWrite = Write & { events?: MatchEvent[] };

/** OURS-04: the pulse follows the statistics of a live match; a finished match keeps its last one. */
function pulseOf(match: MatchState, before: StoredMatch | undefined): Pulse | null {
  const pulse = before?.pulse ?? null;
  if (!match.statistics || !isLiveCode(match.status.short)) return pulse;
  return nextPulse({
    pulse,
    before: before && pressuresOf(before.state),
    after: pressuresOf(match),
    elapsed: match.status.elapsed,
  });
}

/** Saves competitions, teams and venues; returns the ids of the venues by their keys. */
async function saveNamed(trx: Db, observations: readonly MatchObservation[]): Promise<Map<string, number>> {
  if (observations.length === 0) return new Map();
  await saveCompetitions(
    trx,
    uniqueBy(
      observations.map(({ competition }) => competition),
      ({ id }) => id,
    ),
  );
  await saveTeams(
    trx,
    uniqueBy(
      observations.flatMap(({ home, away }) => [home, away]),
      ({ id }) => id,
    ),
  );
  return saveVenues(
    trx,
    uniqueBy(
      observations.flatMap(({ venue }) => venue ?? []),
      venueKey,
    ),
  );
}

function fingerprintsOf({ match, ...names }: MatchObservation): Fingerprints {
  const { events, statistics, ...facts } = match;
  return {
    match: hash(facts),
    names: hash(names),
    events: events && hash(events),
    statistics: statistics && hash(statistics),
  };
}

function isDifferent(before: Fingerprints | undefined, after: Fingerprints): boolean {
  if (!before || before.match !== after.match || before.names !== after.names) return true;
  if (after.events !== undefined && after.events !== before.events) return true;
  return after.statistics !== undefined && after.statistics !== before.statistics;
}

async function listFingerprints(db: Db, ids: readonly number[]): Promise<Map<number, Fingerprints>> {
  const { rows } = await sql<Parameters<typeof toFingerprints>[0] & { id: number }>`
    select api_id as id, fingerprint, events_fingerprint, statistics_fingerprint
    from matches where api_id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toFingerprints(row)]));
}

const hash = (value: unknown) => sha('sha1', JSON.stringify(value), 'base64url');

function uniqueBy<T>(items: readonly T[], key: (item: T) => string | number): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

function definedOnly(value: Fingerprints): Partial<Fingerprints> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}
