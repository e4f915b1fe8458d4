import { sql } from 'kysely';
import { translate } from '@safira/arabic/names/translate';
import type { ChangeKind } from '@safira/contract/matches/live';
import { isClockOnly, same } from '@safira/football/observed/changes';
import type { EventSummary } from '@safira/football/matches/event-summary';
import type { MatchState } from '@safira/football/observed/observation';
import type { Pulse } from '@safira/football/matches/pulse';
import type { Db } from '../db.ts';
import type { Fingerprints } from './fingerprints.ts';
import type { StoredMatch } from './rows.ts';
import { listOverrides, type Naming } from '../names/overrides.ts';

/** One changed match on its way into the tables. */
export type Write = {
  /** With events and statistics only if those changed. */
  state: MatchState;
  before: StoredMatch | undefined;
  kinds: ChangeKind[];
  seq: number;
  venueId: number | null;
  pulse: Pulse | null;
  eventSummary: EventSummary | null;
  fingerprints: Fingerprints;
};

type Stamp = { observedAt: Date; term: number; changedAt: Date };

export async function saveMatchRows(trx: Db, writes: readonly Write[], stamp: Stamp): Promise<void> {
  const referees = await nameReferees(trx, writes);
  const rows = writes.map((write, index) => toRow(write, referees[index]!));
  // One JSON document: escaping arrays of text costs more than the upsert itself.
  await sql`
    insert into matches as m (
      api_id, competition_id, season, round, kickoff, status_short, status_long, elapsed, extra,
      home_id, away_id, home_goals, away_goals, score, winner, venue_id,
      referee, referee_country, referee_arabic, referee_how,
      fingerprint, events_fingerprint, statistics_fingerprint, change_seq, told_seq, pulse, event_summary,
      counted_from, observed_at, observed_term, changed_at)
    select t.*, ${stamp.observedAt}::timestamptz, ${stamp.term}::bigint, ${stamp.changedAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (
      api_id int, competition_id int, season int, round text, kickoff timestamptz, status_short text,
      status_long text, elapsed int, extra int, home_id int, away_id int, home_goals int, away_goals int,
      score jsonb, winner text, venue_id int, referee text, referee_country text, referee_arabic text,
      referee_how text, fingerprint text, events_fingerprint text, statistics_fingerprint text, change_seq bigint,
      told_seq bigint, pulse smallint[], event_summary jsonb, counted_from timestamptz)
    on conflict (api_id) do update set
      competition_id = excluded.competition_id, season = excluded.season, round = excluded.round,
      kickoff = excluded.kickoff, status_short = excluded.status_short, status_long = excluded.status_long,
      elapsed = excluded.elapsed, extra = excluded.extra, home_id = excluded.home_id, away_id = excluded.away_id,
      home_goals = excluded.home_goals, away_goals = excluded.away_goals, score = excluded.score,
      winner = excluded.winner, venue_id = excluded.venue_id, referee = excluded.referee,
      referee_country = excluded.referee_country, referee_arabic = excluded.referee_arabic,
      referee_how = excluded.referee_how,
      fingerprint = excluded.fingerprint, events_fingerprint = excluded.events_fingerprint,
      statistics_fingerprint = excluded.statistics_fingerprint, change_seq = excluded.change_seq, told_seq = excluded.told_seq,
      pulse = excluded.pulse, event_summary = excluded.event_summary, counted_from = excluded.counted_from,
      observed_at = excluded.observed_at, observed_term = excluded.observed_term, changed_at = excluded.changed_at
    where m.observed_at <= excluded.observed_at`.execute(trx);
}

const toRow = (
  { state, before, kinds, venueId, pulse, eventSummary, fingerprints, seq }: Write,
  referee: Naming | null,
) => ({
  api_id: state.id,
  competition_id: state.competitionId,
  season: state.season,
  round: state.round,
  kickoff: state.kickoff,
  status_short: state.status.short,
  status_long: state.status.long,
  elapsed: state.status.elapsed,
  extra: state.status.extra,
  home_id: state.homeId,
  away_id: state.awayId,
  home_goals: state.goals.home,
  away_goals: state.goals.away,
  score: state.score,
  winner: state.winner,
  venue_id: venueId,
  referee: state.referee?.name,
  referee_country: state.referee?.country,
  referee_arabic: referee?.text,
  referee_how: referee?.how,
  fingerprint: `${fingerprints.match} ${fingerprints.names}`,
  events_fingerprint: fingerprints.events,
  statistics_fingerprint: fingerprints.statistics,
  change_seq: seq,
  told_seq: isClockOnly(kinds) ? (before?.lastPublishedSeq ?? 0) : seq,
  pulse,
  event_summary: eventSummary,
  counted_from: state.status.countedFrom,
});

/** Arabic names of the referees; only a new referee has to be looked up. */
async function nameReferees(trx: Db, writes: readonly Write[]): Promise<(Naming | null)[]> {
  const current = writes.map(({ state: { referee }, before }) => {
    const isKnown = referee !== null && same(referee, before?.state.referee);
    return { referee, known: isKnown ? before!.refereeArabic : null };
  });
  const others = current.flatMap(({ referee, known }) => (referee && !known ? [referee.name] : []));
  const decided = others.length > 0 ? await listOverrides(trx, 'referee', others) : new Map<string, Naming>();
  return current.map(
    ({ referee, known }) =>
      known ??
      (referee &&
        (decided.get(referee.name) ?? translate('referee', referee.name, referee.country ?? undefined))),
  );
}

/** Replaces the whole list of each match, because the provider edits and removes events silently. */
export async function saveEvents(trx: Db, all: readonly Write[]): Promise<void> {
  const writes = all.filter(({ state }) => state.events);
  if (writes.length === 0) return;
  const rows = writes.flatMap(({ state, before }) =>
    (state.events ?? [])
      .map((event, position) => ({ matchId: state.id, position, ...event }))
      .filter((_, position) => !same(state.events![position], before?.state.events?.[position])),
  );
  const shorter = writes.filter(
    ({ state, before }) => state.events!.length < (before?.state.events?.length ?? 0),
  );
  if (shorter.length > 0)
    await sql`
      delete from match_events e
      using unnest(
        ${shorter.map(({ state }) => state.id)}::int[],
        ${shorter.map(({ state }) => state.events!.length)}::int[]) as t (match_id, length)
      where e.match_id = t.match_id and e.position >= t.length`.execute(trx);
  if (rows.length === 0) return;
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

export async function saveStatistics(trx: Db, all: readonly Write[]): Promise<void> {
  const writes = all.filter(({ state }) => state.statistics);
  if (writes.length === 0) return;
  await sql`
    insert into match_details as d (match_id, statistics)
    select * from unnest(
      ${writes.map(({ state }) => state.id)}::int[],
      ${writes.map(({ state }) => JSON.stringify(state.statistics))}::jsonb[])
    on conflict (match_id) do update set statistics = excluded.statistics
      where d.statistics is distinct from excluded.statistics`.execute(trx);
}
