import { type RawBuilder, sql } from 'kysely';
import { clubAbroad } from '@safira/arabic/names/club-abroad';
import type {
  Correction,
  CorrectionKind,
  CorrectionSection,
  ShownScore,
} from '@safira/contract/corrections/corrections';
import type { Db } from '../db.ts';

/** `match`: what was corrected of one match, without the articles about it. */
type Filter = { section?: CorrectionSection | undefined; match?: number | undefined };

/** OURS-22: a page of the log, the newest first. */
export async function listCorrections(
  db: Db,
  { page, limit, ...filter }: Filter & { page: number; limit: number },
): Promise<Correction[]> {
  const { rows } = await sql<CorrectionRow>`
    with listed as materialized (
      select * from corrections where ${isListed(filter)}
      order by corrected_at desc, id desc limit ${limit} offset ${(page - 1) * limit})
    ${selectNamed}
    order by k.corrected_at desc, k.id desc`.execute(db);
  return rows.map(toCorrection);
}

/** How many there are; of very many only that there are at least `most`. */
export async function countCorrections(db: Db, filter: Filter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from corrections where ${isListed(filter)} limit ${most}) as listed`.execute(db);
  return rows[0]!.count;
}

/** Sections are written out, so that the plan of each list is that of its own index. */
const isListed = ({ section, match }: Filter): RawBuilder<unknown> =>
  sql.join(
    [
      section === undefined ? sql`true` : sql`section = ${sql.lit(section)}`,
      match === undefined ? sql`true` : sql`match_id = ${match}`,
    ],
    sql` and `,
  );

type Club = { name: string; originalName: string; country: string | null };

type CorrectionRow = {
  id: number;
  kind: CorrectionKind;
  corrected_at: Date;
  text: string | null;
  subject: string | null;
  before_text: string | null;
  after_text: string | null;
  minute: number | null;
  minute_extra: number | null;
  shown_seconds: number | null;
  source: 'record' | 'newsroom' | null;
  note: string | null;
  match: { id: number; country: string; home: Club; away: Club } | null;
  player: Correction['player'];
  team: Correction['team'];
  article: Correction['article'];
};

const club = (table: string) => sql`jsonb_build_object(
  'name', ${sql.ref(`${table}.arabic_name`)}, 'originalName', ${sql.ref(`${table}.name`)},
  'country', ${sql.ref(`${table}.country`)})`;

const selectNamed = sql`
  select k.id, k.kind, k.corrected_at, k.text, k.subject, k.before_text, k.after_text, k.minute, k.minute_extra,
    k.shown_seconds, k.source, k.note,
    case when m.api_id is not null then jsonb_build_object(
      'id', m.api_id, 'country', c.country, 'home', ${club('home')}, 'away', ${club('away')}) end as match,
    case when p.api_id is not null then jsonb_build_object('id', p.api_id, 'name', p.arabic_name) end as player,
    case when t.api_id is not null then jsonb_build_object('_id', t.slug, 'name', t.arabic_name) end as team,
    case when a.status = 'published' then jsonb_build_object(
      'slug', a.slug, 'title', a.title, 'isAutomatic', a.is_automatic) end as article
  from listed k
  left join articles a on a.id = k.article_id
  left join matches m on m.api_id = coalesce(k.match_id, a.match_id)
  left join competitions c on c.api_id = m.competition_id
  left join teams home on home.api_id = m.home_id
  left join teams away on away.api_id = m.away_id
  left join players p on p.api_id = k.player_id
  left join teams t on t.api_id = k.team_id`;

const toCorrection = (row: CorrectionRow): Correction => ({
  id: row.id,
  at: row.corrected_at.toISOString(),
  kind: row.kind,
  change: toChange(row),
  source: row.source,
  note: row.note,
  match: row.match && {
    id: row.match.id,
    home: clubAbroad(row.match.home, row.match.country),
    away: clubAbroad(row.match.away, row.match.country),
  },
  player: row.player,
  team: row.team,
  article: row.article,
});

/** The texts are as migration 0045 describes them; its checks make those that are read here present. */
function toChange(row: CorrectionRow): Correction['change'] {
  const [before, after] = [row.before_text ?? '', row.after_text];
  switch (row.kind) {
    case 'article':
      return { type: 'note', text: row.text ?? '' };
    case 'goal':
    case 'result':
      return {
        type: 'score',
        before: toScore(before),
        after: toScore(after ?? ''),
        shownSeconds: row.shown_seconds,
      };
    case 'kick-off': {
      const isTime = after !== null && !Number.isNaN(Date.parse(after));
      return {
        type: 'kick-off',
        before,
        after: isTime ? after : null,
        status: isTime ? 'NS' : (after ?? ''),
      };
    }
    case 'scorer':
    case 'name':
    case 'channel':
    case 'commentator': {
      const { minute, minute_extra: extra, subject } = row;
      return {
        type: 'words',
        subject,
        minute: minute === null ? null : { elapsed: minute, extra },
        before,
        after,
      };
    }
  }
}

function toScore(text: string): ShownScore {
  const [home = 0, away = 0, ...penalties] = text.split(/[- ]/).map(Number);
  const [homePenalties, awayPenalties] = penalties;
  const hasShootOut = homePenalties !== undefined && awayPenalties !== undefined;
  return { home, away, penalties: hasShootOut ? { home: homePenalties, away: awayPenalties } : null };
}
