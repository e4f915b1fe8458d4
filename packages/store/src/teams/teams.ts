import { sql } from 'kysely';
import { translate } from '@safira/arabic/names/translate';
import { isBroken } from '@safira/football/observed/broken-text';
import type { ObservedTeam } from '@safira/football/observed/observation';
import type { Db } from '../db.ts';
import { nameUnlessOverridden } from '../names/latest-override.ts';

/** Saves new or changed teams; NAME-05: each with its Arabic name and how it was found. */
export async function saveTeams(db: Db, teams: readonly ObservedTeam[]): Promise<void> {
  const known = await listTeams(db, teams);
  const changed = teams
    .map((team) => completed(team, known.get(team.id)))
    .filter((team) => isDifferent(known.get(team.id), team));
  if (changed.length === 0) return;
  const arabic = changed.map(({ name, country }) => translate('club', name, country ?? undefined));
  await sql`
    insert into teams (api_id, slug, name, logo, country, arabic_name, name_how)
    select id, slug, name, logo, country, coalesce(o.arabic, text),
      case when o.arabic is null then how else 'override' end
    from unnest(
      ${changed.map(({ id }) => id)}::int[],
      ${changed.map(slugOf)}::text[],
      ${changed.map(({ name }) => name)}::text[],
      ${changed.map(({ logo }) => logo)}::text[],
      ${changed.map(({ country }) => country)}::text[],
      ${arabic.map(({ text }) => text)}::text[],
      ${arabic.map(({ how }) => how)}::text[]) as t (id, slug, name, logo, country, text, how),
      override_of('club', id, name) as o
    on conflict (api_id) do update
      set name = excluded.name, logo = excluded.logo, country = excluded.country,
        ${nameUnlessOverridden('club', 'teams.api_id')}`.execute(db);
}

type Known = {
  name: string;
  logo: string | null;
  country: string | null;
  name_how: string;
  /** An editor has changed the override since. */
  is_outdated: boolean;
};

async function listTeams(db: Db, teams: readonly ObservedTeam[]): Promise<Map<number, Known>> {
  const { rows } = await sql<Known & { api_id: number }>`
    select api_id, name, logo, country, name_how,
      o.arabic is distinct from case name_how when 'override' then arabic_name end as is_outdated
    from teams, override_of('club', api_id, name) as o
    where api_id = any(${teams.map(({ id }) => id)}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.api_id, row]));
}

/** The observed team, completed from the stored one: the country, and the name if the observed one lost letters. */
function completed(observed: ObservedTeam, known: Known | undefined): ObservedTeam {
  const name = isBroken(observed.name) ? (known?.name ?? observed.name) : observed.name;
  return { ...observed, name, country: observed.country ?? known?.country ?? null };
}

function isDifferent(known: Known | undefined, { name, logo, country }: ObservedTeam): boolean {
  return (
    !known ||
    known.is_outdated ||
    known.name_how === 'untranslated' ||
    known.name !== name ||
    known.logo !== logo ||
    known.country !== country
  );
}

/** `liverpool-40`: readable, unique by the id at its end. */
export function slugOf({ id, name }: { id: number; name: string }): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? ['team'];
  return `${words.join('-')}-${id}`;
}
