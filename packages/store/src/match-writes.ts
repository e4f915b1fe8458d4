import { sql } from 'kysely';
import { translate } from '@safira/arabic/translate';
import type { ChangeKind } from '@safira/contract/live';
import type { MatchState } from '@safira/football/observation';
import type { Db } from './db.ts';
import type { Fingerprints, StoredMatch } from './match-rows.ts';
import { listOverrides } from './name-overrides.ts';

/** One changed match on its way into the tables. */
export type Write = {
  state: MatchState;
  before: StoredMatch | undefined;
  kinds: ChangeKind[];
  seq: number;
  venueId: number | null;
  fingerprints: Fingerprints;
  eventsChanged: boolean;
  statisticsChanged: boolean;
};

type Stamp = { observedAt: Date; term: number; changedAt: Date };

export async function saveMatchRows(trx: Db, writes: readonly Write[], stamp: Stamp): Promise<void> {
  const of = <T>(pick: (state: MatchState) => T) => writes.map(({ state }) => pick(state));
  const decided = await listOverrides(
    trx,
    'referee',
    of(({ referee }) => referee?.name ?? ''),
  );
  const referees = of(
    ({ referee }) =>
      referee &&
      (decided.get(referee.name) ?? translate('referee', referee.name, referee.country ?? undefined)),
  );
  await sql`
    insert into matches as m (
      api_id, competition_id, season, round, kickoff, status_short, status_long, elapsed, extra,
      home_id, away_id, home_goals, away_goals, score, winner, venue_id,
      referee, referee_country, referee_arabic, referee_how,
      fingerprint, events_fingerprint, statistics_fingerprint, change_seq,
      observed_at, observed_term, changed_at)
    select t.*, ${stamp.observedAt}::timestamptz, ${stamp.term}::bigint, ${stamp.changedAt}::timestamptz
    from unnest(
      ${of(({ id }) => id)}::int[],
      ${of(({ competitionId }) => competitionId)}::int[],
      ${of(({ season }) => season)}::int[],
      ${of(({ round }) => round)}::text[],
      ${of(({ kickoff }) => kickoff)}::timestamptz[],
      ${of(({ status }) => status.short)}::text[],
      ${of(({ status }) => status.long)}::text[],
      ${of(({ status }) => status.elapsed)}::int[],
      ${of(({ status }) => status.extra)}::int[],
      ${of(({ homeId }) => homeId)}::int[],
      ${of(({ awayId }) => awayId)}::int[],
      ${of(({ goals }) => goals.home)}::int[],
      ${of(({ goals }) => goals.away)}::int[],
      ${of(({ score }) => JSON.stringify(score))}::jsonb[],
      ${of(({ winner }) => winner)}::text[],
      ${writes.map(({ venueId }) => venueId)}::int[],
      ${of(({ referee }) => referee?.name ?? null)}::text[],
      ${of(({ referee }) => referee?.country ?? null)}::text[],
      ${referees.map((referee) => referee?.text ?? null)}::text[],
      ${referees.map((referee) => referee?.how ?? null)}::text[],
      ${writes.map(({ fingerprints }) => fingerprints.match)}::text[],
      ${writes.map(({ fingerprints }) => fingerprints.events ?? null)}::text[],
      ${writes.map(({ fingerprints }) => fingerprints.statistics ?? null)}::text[],
      ${writes.map(({ seq }) => seq)}::bigint[]) as t
    on conflict (api_id) do update set
      competition_id = excluded.competition_id, season = excluded.season, round = excluded.round,
      kickoff = excluded.kickoff, status_short = excluded.status_short, status_long = excluded.status_long,
      elapsed = excluded.elapsed, extra = excluded.extra, home_id = excluded.home_id, away_id = excluded.away_id,
      home_goals = excluded.home_goals, away_goals = excluded.away_goals, score = excluded.score,
      winner = excluded.winner, venue_id = excluded.venue_id, referee = excluded.referee,
      referee_country = excluded.referee_country, referee_arabic = excluded.referee_arabic,
      referee_how = excluded.referee_how,
      fingerprint = excluded.fingerprint, events_fingerprint = excluded.events_fingerprint,
      statistics_fingerprint = excluded.statistics_fingerprint, change_seq = excluded.change_seq,
      observed_at = excluded.observed_at, observed_term = excluded.observed_term, changed_at = excluded.changed_at
    where m.observed_at <= excluded.observed_at`.execute(trx);
}

/** Each match's list as a whole: the provider edits and removes events without a trace. */
export async function saveEvents(trx: Db, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const rows = writes.flatMap(({ state }) =>
    (state.events ?? []).map((event, position) => ({ matchId: state.id, position, ...event })),
  );
  await sql`
    delete from match_events e
    using unnest(
      ${writes.map(({ state }) => state.id)}::int[],
      ${writes.map(({ state }) => state.events?.length ?? 0)}::int[]) as t (match_id, length)
    where e.match_id = t.match_id and e.position >= t.length`.execute(trx);
  await sql`
    insert into match_events as e
      (match_id, position, type, detail, comments, elapsed, extra, team_id,
       player_id, player_name, assist_id, assist_name)
    select * from unnest(
      ${rows.map(({ matchId }) => matchId)}::int[],
      ${rows.map(({ position }) => position)}::int[],
      ${rows.map(({ type }) => type)}::text[],
      ${rows.map(({ detail }) => detail)}::text[],
      ${rows.map(({ comments }) => comments)}::text[],
      ${rows.map(({ time }) => time.elapsed)}::int[],
      ${rows.map(({ time }) => time.extra)}::int[],
      ${rows.map(({ team }) => team.id)}::int[],
      ${rows.map(({ player }) => player.id)}::int[],
      ${rows.map(({ player }) => player.name)}::text[],
      ${rows.map(({ assist }) => assist.id)}::int[],
      ${rows.map(({ assist }) => assist.name)}::text[])
    on conflict (match_id, position) do update set
      type = excluded.type, detail = excluded.detail, comments = excluded.comments,
      elapsed = excluded.elapsed, extra = excluded.extra, team_id = excluded.team_id,
      player_id = excluded.player_id, player_name = excluded.player_name,
      assist_id = excluded.assist_id, assist_name = excluded.assist_name
    where (e.type, e.detail, e.comments, e.elapsed, e.extra, e.team_id,
           e.player_id, e.player_name, e.assist_id, e.assist_name)
      is distinct from (excluded.type, excluded.detail, excluded.comments, excluded.elapsed, excluded.extra,
           excluded.team_id, excluded.player_id, excluded.player_name, excluded.assist_id, excluded.assist_name)
  `.execute(trx);
}

export async function saveStatistics(trx: Db, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  await sql`
    insert into match_details as d (match_id, statistics)
    select * from unnest(
      ${writes.map(({ state }) => state.id)}::int[],
      ${writes.map(({ state }) => JSON.stringify(state.statistics ?? []))}::jsonb[])
    on conflict (match_id) do update set statistics = excluded.statistics
      where d.statistics is distinct from excluded.statistics`.execute(trx);
}
