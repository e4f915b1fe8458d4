import { sql } from 'kysely';
import { ENGLAND, type EpisodeFacts, type LeagueFacts, SPAIN } from '@safira/podcast/facts';
import type { Db } from '../db.ts';
import { findTable, listComing, listSettled } from './said-matches.ts';
import type { Places } from './places.ts';

/** Of a league; an episode names at most eight. */
const MOST_COMING = 12;

type Slot = {
  slot: number;
  now: number;
  /** The episode that is made anew: what it announced may be said again. */
  episodeId: number | undefined;
  /** Of the tables when the last episode was made. */
  places: Places;
};

/** POD-06: what an episode may say now: both leagues, without matches that another episode announced. */
export async function findEpisodeFacts(db: Db, of: Slot): Promise<EpisodeFacts> {
  const [england, spain] = await Promise.all([findLeague(db, ENGLAND, of), findLeague(db, SPAIN, of)]);
  return { slot: of.slot, now: of.now, zone: 'Asia/Riyadh', england, spain };
}

async function findLeague(db: Db, id: number, of: Slot): Promise<LeagueFacts> {
  const competition = await db
    .selectFrom('competitions')
    .select(['arabic_name as name', 'name_how'])
    .where('api_id', '=', id)
    .executeTakeFirst();
  const named = { id, name: competition?.name ?? '' };
  if (!competition || competition.name_how === 'needs_editor')
    return { competition: named, matches: [], table: [], next: [] };
  const [matches, table, next] = await Promise.all([
    listNews(db, id, of),
    findTable(db, id, of),
    listComing(db, { of: sql`m.competition_id = ${id}`, now: of.now, most: MOST_COMING }),
  ]);
  // Both are leagues of clubs, which play at home.
  return { competition: named, matches, table, next: next.map((match) => ({ ...match, isHosted: true })) };
}

const listNews = (db: Db, league: number, { now, episodeId }: Slot) =>
  listSettled(db, {
    of: sql`m.competition_id = ${league} and not exists (select from podcast_matches p
      where p.match_id = m.api_id and p.episode_id is distinct from ${episodeId ?? null}::int)`,
    now,
  });
