import type { Clock } from '@safira/football/time/clock';
import { sightingsIn } from '@safira/football/observed/second-ids';
import type { MatchState } from '@safira/football/observed/observation';
import { withFirstIds } from '@safira/football/observed/first-ids';
import type { FixturesAnswer } from '@safira/provider/client';
import { saveAppearances } from '@safira/store/matches/appearances';
import type { Db } from '@safira/store/db';
import type { Lease } from '@safira/store/coordination/leases';
import { saveLineups } from '@safira/store/matches/lineups';
import { saveDetailsChanged } from '@safira/store/matches/details-changed';
import { listAliases, saveAliases } from '@safira/store/players/aliases';
import { saveRefused } from '@safira/store/sync/quarantine';
import { saveObservations } from '@safira/store/matches/save-observations';

type ObservedAnswer = {
  answer: FixturesAnswer;
  /** When the request was sent, by the database's clock. */
  observedAt: Date;
  lease: Lease;
  clock: Clock;
  skip?: (stored: MatchState) => boolean;
};

/** Stores everything in an answer about matches; returns the ids of the matches that changed. */
export async function saveObservedMatches(
  db: Db,
  { answer, observedAt, lease, clock, skip }: ObservedAnswer,
): Promise<number[]> {
  const matches = await withKnownIds(db, answer.matches);
  const by = (matchId: number) => ({ matchId, observedAt, lease });
  // Line-ups first: they decide which player went off in a substitution. A new match gets them with its next answer.
  const details = new Set<number>();
  for (const { observation, lineups = [] } of matches) {
    const { id } = observation.match;
    if ((await saveLineups(db, by(id), lineups)) === 'changed') details.add(id);
  }
  const changed = await saveObservations(db, {
    observations: matches.map(({ observation }) => observation),
    observedAt,
    lease,
    countsMinutes: clock.speed === 1,
    ...(skip && { skip }),
  });
  for (const { observation, appearances = [] } of matches) {
    const { id } = observation.match;
    if ((await saveAppearances(db, by(id), appearances)) === 'changed') details.add(id);
  }
  for (const id of changed) details.delete(id);
  await saveDetailsChanged(db, [...details], lease);
  await saveRefused(db, 'fixtures', answer.refused);
  return [...changed, ...details];
}

async function withKnownIds(db: Db, matches: FixturesAnswer['matches']): Promise<FixturesAnswer['matches']> {
  await saveAliases(db, sightingsIn(matches.flatMap(({ lineups = [] }) => lineups)));
  const ids = matches.flatMap(({ observation, lineups = [], appearances = [] }) => [
    ...(observation.match.events ?? []).flatMap(({ player, assist }) => [player.id, assist.id]),
    ...lineups.flatMap(({ starters, substitutes }) => [...starters, ...substitutes].map(({ id }) => id)),
    ...appearances.map(({ player }) => player.id),
  ]);
  const aliases = await listAliases(db, [...new Set(ids.filter((id) => id !== null))]);
  return aliases.size === 0 ? matches : matches.map((match) => withFirstIds(match, aliases));
}
