import { sql } from 'kysely';
import type { CommentatedChannel, CommentatedMatch } from '@safira/contract/broadcasts/commentators';
import type { Match } from '@safira/contract/matches/matches';
import { isLiveCode } from '@safira/football/matches/status';
import { isToCome } from '@safira/football/matches/to-come';
import type { Db } from '../db.ts';
import { listMatchesInOrder } from '../teams/matches.ts';

const DAY_MS = 86_400_000;
/** Guides and desks announce days ahead, not months. */
export const AHEAD_MS = 42 * DAY_MS;
/** So that the list of a commentator of twenty seasons costs no more than that of a new one. */
const BEHIND_MS = 400 * DAY_MS;
const MOST_COMING = 50;
const MOST_PAST = 10;

type Row = { id: number; kickoff: Date; status: string };

/**
 * OURS-19: the matches of a commentator that are being played or to come, by kick-off, and the last ones, newest first.
 * A broadcast that is not the answer in any country, as a guide's where an editor says something else, does not count.
 */
export async function listCommentatedMatches(
  db: Db,
  { slug, now }: { slug: string; now: number },
): Promise<{ coming: CommentatedMatch[]; past: CommentatedMatch[] }> {
  const rows = await listAround(db, { slug, now });
  const isComing = (row: Row) => isLiveCode(row.status) || isToCome(row, now);
  const coming = rows.filter(isComing).slice(0, MOST_COMING);
  const past = rows.filter((row) => !isComing(row)).slice(-MOST_PAST);
  const matches = await listMatchesInOrder(
    db,
    [...coming, ...past.toReversed()].map(({ id }) => id),
  );
  const shown = matches.flatMap((match) => commentatedBy(slug, match));
  const ids = new Set(coming.map(({ id }) => id));
  return {
    coming: shown.filter(({ apiId }) => ids.has(apiId)),
    past: shown.filter(({ apiId }) => !ids.has(apiId)),
  };
}

/** By kick-off. */
async function listAround(db: Db, { slug, now }: { slug: string; now: number }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct m.api_id as id, m.kickoff, m.status_short as status
    from broadcast_commentators bc
    join broadcasts b on b.id = bc.broadcast_id
    join matches m on m.api_id = b.match_id
    where bc.commentator = ${slug}
      and m.kickoff > ${new Date(now - BEHIND_MS)} and m.kickoff < ${new Date(now + AHEAD_MS)}
    order by m.kickoff, m.api_id`.execute(db);
  return rows;
}

function commentatedBy(slug: string, { tvChannels, tvElsewhere, ...match }: Match): CommentatedMatch[] {
  const channels = [...(tvChannels ?? []), ...(tvElsewhere ?? [])].flatMap(
    ({ slug: channel, name, source, checkedAt, access, countries, commentators = [] }) => {
      const commentator = commentators.find((one) => one.slug === slug);
      if (!commentator || !channel) return [];
      return {
        slug: channel,
        name,
        isConfirmed: commentator.isConfirmed,
        source: source as CommentatedChannel['source'], // rights and clients name no commentators
        checkedAt: checkedAt!,
        ...(access && { access }),
        ...(countries && { countries }),
      };
    },
  );
  return channels.length > 0 ? [{ ...match, channels }] : [];
}
