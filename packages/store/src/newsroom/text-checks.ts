import type { Block } from '@safira/contract/news/body';
import type { WaitingArticle } from '@safira/contract/newsroom/automatic';
import type { Match } from '@safira/contract/matches/matches';
import { instantAt } from '@safira/football/time/days';
import { isGoal } from '@safira/football/matches/goals';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import type { PreviewRecord } from '@safira/reports/preview/record';
import type { BySide, MatchRecord } from '@safira/reports/record';
import type { Db } from '../db.ts';

/** An automatic text, and the record that it was written from. */
export type WrittenRow = { body: Block[] } & (
  | { kind: 'reports'; record: MatchRecord }
  | { kind: 'previews'; record: PreviewRecord }
);

/** Whether the text has the result, or the kick-off, that is stored of the match now. */
export function agreesWith({ kind, record }: WrittenRow, { goals, score, status, date }: Match): boolean {
  if (kind === 'previews') {
    const { date: day, hour, minute } = record.kickoff;
    return instantAt(DEFAULT_ZONE, day, hour * 60 + minute) === Date.parse(date);
  }
  const kicks = status.short === 'PEN' ? score.penalty : null;
  return isSame(record.goals, goals) && isSame(record.shootOut, kicks);
}

type Result = BySide<number | null> | null;

const isSame = (a: Result, b: Result): boolean =>
  (a?.home ?? null) === (b?.home ?? null) && (a?.away ?? null) === (b?.away ?? null);

/** How many of the goals have a scorer with an Arabic name; null of a preview. */
export function goalsNamed({ kind, record }: WrittenRow): WaitingArticle['checks']['goals'] {
  if (kind === 'previews') return null;
  const goals = record.events.filter(isGoal);
  return { all: goals.length, named: goals.filter(({ player }) => isArabic(player.name)).length };
}

const isArabic = (name: string | null): boolean =>
  name !== null && /\p{Script=Arabic}/u.test(name) && !/\p{Script=Latin}/u.test(name);

type Spelled = WaitingArticle['checks']['spelled'][number];

/** Which names in each of the texts were only spelled letter by letter; the links of a text say whom it names. */
export async function findSpelledNames(
  db: Db,
  rows: readonly WrittenRow[],
): Promise<(row: WrittenRow) => Spelled[]> {
  const linked = rows.flatMap(linksOf);
  const [players, clubs] = await Promise.all([
    listSpelled(db, 'players', idsOf(linked, 'player')),
    listSpelled(db, 'teams', idsOf(linked, 'team')),
  ]);
  return (row) => {
    const links = linksOf(row);
    return [
      ...idsOf(links, 'player').flatMap((id) => spelledOf('player', players.get(id))),
      ...idsOf(links, 'team').flatMap((id) => spelledOf('club', clubs.get(id))),
    ];
  };
}

const linksOf = ({ body }: WrittenRow) =>
  body.flatMap((block) => ('children' in block ? block.children : [])).flatMap(({ link }) => link ?? []);

const idsOf = (links: ReturnType<typeof linksOf>, kind: 'player' | 'team'): number[] => [
  ...new Set(links.flatMap((link) => (link.kind === kind ? [link.id] : []))),
];

type Name = Omit<Spelled, 'kind'>;

const spelledOf = (kind: Spelled['kind'], name: Name | undefined): Spelled[] =>
  name ? [{ kind, ...name }] : [];

async function listSpelled(
  db: Db,
  table: 'players' | 'teams',
  ids: readonly number[],
): Promise<Map<number, Name>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .select(['api_id as id', 'arabic_name as name', 'name as originalName'])
    .where('api_id', 'in', ids)
    .where('name_how', '=', 'transliterated')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
