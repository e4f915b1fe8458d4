import { sql } from 'kysely';
import { hashToken } from '../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { tokenOfEpisode } from './feeds.ts';
import type { StoredPart } from './team-chapters.ts';

/** Slots of two days: what ended earlier is no news for a feed that is fetched for the first time. */
const NEW_SLOTS = 10;
/** Of two weeks; files are kept longer, so that what an app has listed can be played. */
const LISTED_SLOTS = 67;

export type FeedEpisode = {
  slot: number;
  generatedAt: Date;
  isTrial: boolean;
  /** The beginning, a chapter for each team, and the end; title null but for teams. */
  parts: (StoredPart & { title: string | null })[];
};

/**
 * OURS-27: the episodes of a feed, the newest first. A slot is listed once all its chapters about the member's teams are
 * made, and then stays as it is.
 */
export async function listFeedEpisodes(
  db: Db,
  { userId, token, slot }: { userId: number; token: string; slot: number },
): Promise<FeedEpisode[]> {
  await saveNewEpisodes(db, { userId, token, slot });
  return readEpisodes(db, sql`e.user_id = ${userId} and e.slot > ${slot - LISTED_SLOTS}`);
}

/** The episode whose address has this token. */
export async function findFeedEpisode(db: Db, token: string): Promise<FeedEpisode | undefined> {
  const [episode] = await readEpisodes(db, sql`e.token_hash = ${hashToken(token)}`);
  return episode;
}

type OfFeed = { userId: number; token: string; slot: number };

async function saveNewEpisodes(db: Db, { userId, token, slot }: OfFeed): Promise<void> {
  const { rows } = await sql<{ slot: number; teams: number[] }>`
    select c.slot, array_agg(c.team_id order by f.added_at, c.team_id) as teams
    from podcast_team_chapters c
      join podcast_team_slots s on s.slot = c.slot
      join favourites f on f.user_id = ${userId} and f.kind = 1 and f.item_id = c.team_id
    where c.slot between ${slot - NEW_SLOTS} and ${slot} and c.status = 'published'
      and not exists (select from podcast_feed_episodes e where e.user_id = ${userId} and e.slot = c.slot)
      and (c.slot < ${slot} or not exists (
        select from favourites w
          left join podcast_team_chapters d on d.slot = ${slot} and d.team_id = w.item_id and d.status <> 'producing'
        where w.user_id = ${userId} and w.kind = 1 and d.team_id is null
          and exists (select from teams where api_id = w.item_id)))
    group by c.slot`.execute(db);
  for (const { slot: ofEpisode, teams } of rows) {
    const tokenHash = hashToken(tokenOfEpisode(token, ofEpisode));
    await sql`
      insert into podcast_feed_episodes (user_id, slot, teams, token_hash)
      select user_id, ${ofEpisode}, ${teams}::int[], ${tokenHash} from podcast_feeds
      where user_id = ${userId} and token_hash = ${hashToken(token)}
      on conflict do nothing`.execute(db);
  }
}

type Row = {
  slot: number;
  generated_at: Date;
  opening: StoredPart;
  close: StoredPart;
  /** Null once a chapter was deleted with its team. */
  chapters: (StoredPart & { title: string; isTrial: boolean })[] | null;
};

async function readEpisodes(db: Db, of: ReturnType<typeof sql>): Promise<FeedEpisode[]> {
  const { rows } = await sql<Row>`
    select e.slot, s.generated_at, s.opening, s.close, (
      select jsonb_agg(jsonb_build_object('title', c.title, 'key', c.file_key, 'bytes', c.file_bytes,
        'frames', c.frames, 'sentences', c.sentences, 'isTrial', c.is_trial) order by place)
      from unnest(e.teams) with ordinality as t (team_id, place)
        join podcast_team_chapters c on c.slot = e.slot and c.team_id = t.team_id and c.status = 'published'
    ) as chapters
    from podcast_feed_episodes e
      join podcast_team_slots s on s.slot = e.slot
      join users u on u.id = e.user_id and u.disabled_at is null
    where ${of}
    order by e.slot desc`.execute(db);
  return rows.flatMap(({ slot, generated_at: generatedAt, opening, close, chapters }) => {
    if (!chapters) return [];
    const isTrial = chapters.some((chapter) => chapter.isTrial);
    const parts = [{ ...opening, title: null }, ...chapters, { ...close, title: null }];
    return [{ slot, generatedAt, isTrial, parts }];
  });
}
