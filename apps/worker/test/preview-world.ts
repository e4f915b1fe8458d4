import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveStandings } from '@safira/store/competitions/standings';
import { takeLease } from '@safira/store/coordination/leases';
import { saveObservations } from '@safira/store/matches/save-observations';
import { findArticle, listArticles } from '@safira/store/news/articles';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { aSeason, aStandingRow } from '@safira/testkit/records';
import { consumeForPreviews } from '../src/previews/previews.ts';
import { silentLog } from './worker-tools.ts';

export const HOUR_MS = 3_600_000;
export const KICKOFF = '2026-11-21T18:00:00Z';
export const LEAGUE = 307;
export const MATCH = 9;

type Seen = {
  id?: number;
  status?: string;
  kickoff?: string;
  league?: number;
  goals?: [number, number];
  teams?: [number, number];
};

/** A database with a match to come, for the tests of a file; every test begins 20 hours before its kick-off. */
export async function previewWorld() {
  const { db, owner } = await testDatabase();
  const lease = await aLease(db);
  const clock = { now: 0 };
  beforeEach(async () => {
    clock.now = Date.parse(KICKOFF) - 20 * HOUR_MS;
    await sql`truncate matches, articles, match_changes, standings, match_previews, automatic_news cascade`.execute(
      owner,
    );
  });

  async function observe(seen: Seen) {
    const { id = MATCH, status = 'NS', kickoff = KICKOFF, league = LEAGUE, goals, teams = [11, 12] } = seen;
    const one = anObservation({ id, status, league, kickoff, ...(goals && { goals }) });
    const [home, away] = teams;
    const names: Record<number, string> = { 11: 'Al-Hilal Saudi FC', 12: 'Al-Nassr' };
    const observation = {
      ...one,
      competition: { ...one.competition, name: 'Pro League' },
      home: { ...one.home, id: home, name: names[home] ?? `Home ${home}` },
      away: { ...one.away, id: away, name: names[away] ?? `Away ${away}` },
      match: { ...one.match, homeId: home, awayId: away },
    };
    await saveObservations(db, { observations: [observation], observedAt: new Date(), lease });
  }

  /** Two meetings, four more results and the table, so that there is enough to say. */
  async function storeSeason(league = LEAGUE) {
    const result = (id: number, teams: [number, number], goals: [number, number]) =>
      observe({ id, status: 'FT', teams, goals, league, kickoff: `2026-10-0${id}T18:00:00Z` });
    await result(1, [11, 12], [2, 1]);
    await result(2, [12, 11], [0, 0]);
    await result(3, [11, 13], [1, 0]);
    await result(4, [12, 13], [3, 0]);
    await result(5, [11, 14], [4, 0]);
    await result(6, [12, 14], [1, 2]);
    await saveSeasons(db, [aSeason({ competitionId: league })]);
    const all = { played: 4, win: 2, draw: 1, lose: 1, for: 7, against: 4 };
    const row = (id: number, rank: number, points: number) =>
      aStandingRow(rank, { team: { id, name: `Team ${id}`, logo: null }, points, all });
    const rows = [row(11, 1, 10), row(12, 2, 7)];
    await saveStandings(db, { competitionId: league, season: 2026, groups: [{ name: 'League', rows }] });
  }

  /** Its holder is the same, so that each one ends the one before. */
  const takePreviewsLease = async () =>
    (await takeLease(db, { name: 'previews', holder: 'test', ttlMs: 600_000 }))!;

  /** Runs the consumer until it has nothing to do. */
  async function consume(fault: (point: string) => void = () => {}) {
    const ending = new AbortController();
    await consumeForPreviews(
      {
        db,
        clock: { now: () => clock.now, speed: 1 },
        log: silentLog,
        fault,
        leagues: [LEAGUE],
        waitForChanges: async () => ending.abort(),
      },
      ending.signal,
      await takePreviewsLease(),
    );
  }

  const articles = () => listArticles(owner, { page: 1, limit: 100 });
  return {
    db,
    owner,
    lease,
    clock,
    observe,
    storeSeason,
    storeComing: async () => {
      await storeSeason();
      await observe({});
    },
    takePreviewsLease,
    consume,
    articles,
    onlyArticle: async () => {
      const [card, ...others] = await articles();
      expect(others).toEqual([]);
      return (await findArticle(owner, card!.slug))!;
    },
  };
}
