import { sql } from 'kysely';
import type { TeamFacts } from '@safira/podcast/facts';
import type { Db } from '../db.ts';
import { toTeam } from '../news/record-names.ts';
import { findTable, listComing, listSettled } from './said-matches.ts';

type Of = { teamId: number; slot: number; now: number };

/** OURS-27: what a chapter about a team may say now. Undefined while the name of the team needs an editor. */
export async function findTeamFacts(db: Db, { teamId, slot, now }: Of): Promise<TeamFacts | undefined> {
  const team = await db
    .selectFrom('teams')
    .select(['api_id as id', 'arabic_name as name', 'name as originalName', 'is_national', 'name_how'])
    .where('api_id', '=', teamId)
    .executeTakeFirst();
  if (!team || team.name_how === 'needs_editor') return undefined;
  const ofTeam = sql`(m.home_id = ${teamId} or m.away_id = ${teamId})`;
  const isNew = sql`not exists (select from podcast_team_chapters c
    where c.team_id = ${teamId} and c.slot <> ${slot} and c.matches @> array[m.api_id])`;
  const [matches, next] = await Promise.all([
    listSettled(db, { of: sql`${ofTeam} and ${isNew}`, now }),
    listComing(db, { of: ofTeam, now, most: 1 }),
  ]);
  const competitions = new Map([...matches, ...next].map(({ competition }) => [competition.id, competition]));
  const leagues = await Promise.all(
    [...competitions.values()].map(async (competition) => {
      const isLeague = await isLeagueOfClubs(db, competition.id);
      return {
        competition,
        isLeague,
        matches: matches.filter((match) => match.competition.id === competition.id),
        table: isLeague ? await findTable(db, competition.id, { now, places: {} }) : [],
        next: next.filter((match) => match.competition.id === competition.id),
      };
    }),
  );
  const { is_national, ...named } = team;
  return { slot, now, zone: 'Asia/Riyadh', team: toTeam(named, is_national), leagues };
}

async function isLeagueOfClubs(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('competitions').select('type').where('api_id', '=', id).executeTakeFirst();
  return row?.type === 'league';
}

/** What the last chapters of the team said, and the others of this slot, which members hear one after another. */
export async function findTeamMemory(
  db: Db,
  { teamId, slot }: { teamId: number; slot: number },
): Promise<{ templates: string[][]; previewed: Set<number> }> {
  const { rows } = await sql<{ templates: string[]; previewed: number[]; isOwn: boolean }>`
    select templates, previewed, team_id = ${teamId} as "isOwn" from podcast_team_chapters
    where status = 'published' and (slot = ${slot} or team_id = ${teamId} and slot < ${slot})
    order by slot desc, team_id limit 20`.execute(db);
  return {
    templates: rows.map(({ templates }) => templates).toReversed(),
    previewed: new Set(rows.flatMap(({ previewed, isOwn }) => (isOwn ? previewed : []))),
  };
}
