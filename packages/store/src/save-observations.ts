import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MatchPatch } from '@safira/contract/matches';
import { completed, nameChanges } from '@safira/football/changes';
import type { MatchObservation, MatchState } from '@safira/football/observation';
import { isLiveCode } from '@safira/football/status';
import { saveCompetitions } from './competitions.ts';
import type { Db } from './db.ts';
import { assertLease, type Lease } from './leases.ts';
import { drawNumbers, lockNumbers, saveChanges } from './match-changes.ts';
import { type Fingerprints, listStoredMatches, type StoredMatch } from './match-rows.ts';
import { peopleOf, withArabicNames, withSettledEvents } from './match-events.ts';
import { saveEvents, saveMatchRows, saveStatistics, type Write } from './match-writes.ts';
import { savePeople } from './people.ts';
import { saveTeams } from './teams.ts';
import { saveVenues, venueKey } from './venues.ts';

export type Batch = {
  observations: readonly MatchObservation[];
  /** When the provider was asked, by the database's clock. */
  observedAt: Date;
  /** The lease under which it was asked; the write fails if it has passed to another. */
  lease: Lease;
  /** Matches this writer must leave alone, judged by what is stored. */
  skip?: (stored: MatchState) => boolean;
};

/**
 * Writes what is different and logs each change, in one transaction; gives back the changed ids.
 * An unchanged match costs a comparison of hashes; an older observation changes nothing.
 */
export async function saveObservations(db: Db, batch: Batch): Promise<number[]> {
  const latest = [...new Map(batch.observations.map((one) => [one.match.id, one])).values()];
  const observed = latest.map((observation) => ({ observation, fingerprints: fingerprintsOf(observation) }));
  const known = await listFingerprints(
    db,
    latest.map(({ match }) => match.id),
  );
  const different = observed.filter(({ observation, fingerprints }) =>
    isDifferent(known.get(observation.match.id), fingerprints),
  );
  if (different.length === 0) return [];
  const candidates = await prepared(db, different);

  return db.transaction().execute(async (trx) => {
    await lockNumbers(trx);
    await assertLease(trx, batch.lease);
    const stored = await listStoredMatches(
      trx,
      candidates.map(({ observation }) => observation.match.id),
    );
    // Read again under the lock: another writer may have been faster, or have seen later.
    const fresh = candidates.filter(({ observation, fingerprints }) => {
      const before = stored.get(observation.match.id);
      if (!before) return true;
      const isOlder = before.observedAt > batch.observedAt;
      return !isOlder && !batch.skip?.(before.state) && isDifferent(before.fingerprints, fingerprints);
    });
    if (fresh.length === 0) return [];
    await writeAll(trx, { ...batch, fresh, stored });
    return fresh.map(({ observation }) => observation.match.id);
  });
}

/** The fingerprints are of what was told, before anything was settled: the next answer is compared with them. */
type Candidate = { observation: MatchObservation; fingerprints: Fingerprints };

/** What can be done before others have to wait: whoever is met for the first time gets a name. */
async function prepared(db: Db, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const observations = candidates.map(({ observation }) => observation);
  await savePeople(
    db,
    observations.flatMap(({ match }) => peopleOf(match.events ?? [])),
  );
  const settled = await withSettledEvents(db, observations);
  return candidates.map(({ fingerprints }, index) => ({ observation: settled[index]!, fingerprints }));
}

async function writeAll(
  trx: Db,
  { fresh, stored, observedAt, lease }: Batch & { fresh: Candidate[]; stored: Map<number, StoredMatch> },
): Promise<void> {
  const all = fresh.map(({ observation }) => observation);
  await saveCompetitions(
    trx,
    uniqueBy(
      all.map(({ competition }) => competition),
      ({ id }) => id,
    ),
  );
  await saveTeams(
    trx,
    uniqueBy(
      all.flatMap(({ home, away }) => [home, away]),
      ({ id }) => id,
    ),
  );
  const venues = await saveVenues(
    trx,
    uniqueBy(
      all.flatMap(({ venue }) => venue ?? []),
      venueKey,
    ),
  );
  const numbers = await drawNumbers(trx, fresh.length);
  const changedAt = new Date();

  const writes = fresh.map(({ observation, fingerprints }, index): Write => {
    const before = stored.get(observation.match.id);
    const state = completed(before?.state, observation.match);
    const kinds = nameChanges(before?.state, observation.match);
    return {
      state,
      before,
      // A name or a ground changed: not the match itself, but what is shown of it.
      kinds: kinds.length > 0 ? kinds : ['details'],
      seq: numbers[index]!,
      venueId: observation.venue ? (venues.get(venueKey(observation.venue)) ?? null) : null,
      fingerprints: { ...before?.fingerprints, ...definedOnly(fingerprints) } as Fingerprints,
      eventsChanged: Boolean(observation.match.events) && fingerprints.events !== before?.fingerprints.events,
      statisticsChanged:
        Boolean(observation.match.statistics) && fingerprints.statistics !== before?.fingerprints.statistics,
    };
  });
  await saveMatchRows(trx, writes, { observedAt, term: lease.term, changedAt });
  await saveEvents(
    trx,
    writes.filter(({ eventsChanged }) => eventsChanged),
  );
  await saveStatistics(
    trx,
    writes.filter(({ statisticsChanged }) => statisticsChanged),
  );
  const named = await withArabicNames(
    trx,
    new Map(
      writes.flatMap(({ state, eventsChanged }) => (eventsChanged ? [[state.id, state.events ?? []]] : [])),
    ),
  );
  await saveChanges(
    trx,
    writes.map(({ state, before, kinds, seq }) => ({
      change: {
        seq,
        matchId: state.id,
        kinds,
        patch: patchOf(state, changedAt),
        ...(named.has(state.id) && { events: named.get(state.id)! }),
      },
      prevSeq: before?.changeSeq ?? 0,
      kickoffs: [
        ...new Set([state.kickoff, before?.state.kickoff ?? state.kickoff].map((at) => at.toISOString())),
      ],
    })),
  );
}

function patchOf(state: MatchState, changedAt: Date): MatchPatch {
  const isLive = isLiveCode(state.status.short);
  return {
    date: state.kickoff.toISOString(),
    status: state.status,
    isLive,
    liveMinute: isLive ? state.status.elapsed : null,
    goals: state.goals,
    score: state.score,
    winner: state.winner,
    lastUpdated: changedAt.toISOString(),
  };
}

function fingerprintsOf({ match, ...names }: MatchObservation): Fingerprints {
  const { events, statistics, ...facts } = match;
  return {
    match: hash([facts, names]),
    events: events && hash(events),
    statistics: statistics && hash(statistics),
  };
}

function isDifferent(before: Fingerprints | undefined, after: Fingerprints): boolean {
  if (!before || before.match !== after.match) return true;
  if (after.events !== undefined && after.events !== before.events) return true;
  return after.statistics !== undefined && after.statistics !== before.statistics;
}

async function listFingerprints(db: Db, ids: readonly number[]): Promise<Map<number, Fingerprints>> {
  const { rows } = await sql<{ id: number; match: string; events: string | null; statistics: string | null }>`
    select api_id as id, fingerprint as match, events_fingerprint as events, statistics_fingerprint as statistics
    from matches where api_id = any(${ids}::int[])`.execute(db);
  return new Map(
    rows.map(({ id, match, events, statistics }) => [
      id,
      { match, events: events ?? undefined, statistics: statistics ?? undefined },
    ]),
  );
}

const hash = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64url');

function uniqueBy<T>(items: readonly T[], key: (item: T) => string | number): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

function definedOnly(value: Fingerprints): Partial<Fingerprints> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}
