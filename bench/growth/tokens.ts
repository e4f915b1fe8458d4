import type pg from 'pg';
import { placeTables } from '../../packages/arabic/src/names/name-tables.ts';
import { arabTokens } from '../../packages/arabic/src/tables/names/arab.ts';
import { foreignFamilyTokens } from '../../packages/arabic/src/tables/names/foreign-family.ts';
import { foreignGivenTokens } from '../../packages/arabic/src/tables/names/foreign-given.ts';
import type { TokenEntry } from '../../packages/arabic/src/tables/entry.ts';

/** Appended to known family names: a million people have some hundred thousand different ones. */
const endings = {
  foreign: [
    ['son', 'سون'],
    ['sen', 'سن'],
    ['ov', 'وف'],
    ['ova', 'وفا'],
    ['ev', 'يف'],
    ['ovic', 'وفيتش'],
    ['enko', 'ينكو'],
    ['ski', 'سكي'],
    ['czyk', 'تشيك'],
    ['escu', 'يسكو'],
    ['ian', 'يان'],
    ['dze', 'دزه'],
    ['shvili', 'شفيلي'],
    ['oglu', 'أوغلو'],
    ['poulos', 'بولوس'],
    ['idis', 'يديس'],
    ['akis', 'اكيس'],
    ['inho', 'ينيو'],
    ['etti', 'يتي'],
    ['ini', 'يني'],
    ['ucci', 'وتشي'],
    ['ez', 'يز'],
    ['eira', 'ييرا'],
    ['mann', 'مان'],
    ['berg', 'بيرغ'],
    ['stein', 'شتاين'],
    ['feld', 'فيلد'],
    ['ville', 'فيل'],
    ['ton', 'تون'],
    ['ford', 'فورد'],
    ['nen', 'نن'],
    ['uddin', 'الدين'],
  ],
  arab: [
    ['i', 'ي'],
    ['ani', 'اني'],
    ['awi', 'اوي'],
    ['oui', 'وي'],
    ['zadeh', 'زاده'],
    ['iya', 'ية'],
    ['oun', 'ون'],
    ['ain', 'ين'],
    ['ullah', 'الله'],
    ['pour', 'بور'],
    ['khan', 'خان'],
    ['lou', 'لو'],
  ],
} satisfies Record<string, TokenEntry[]>;

/** The most common names: they are placed first, and the first are drawn most often. */
const common = new Set(['mohamed', 'ahmed', 'ali', 'omar', 'jose', 'carlos', 'david', 'daniel', 'silva']);

export type TokenCounts = Record<Kind, { given: number; family: number; composed: number }> & {
  places: number;
};
type Kind = 'arab' | 'foreign';

/** Stores the words that names are made of, so that from then on SQL alone composes names. */
export async function saveTokens(client: pg.Client): Promise<void> {
  await client.query(`create schema growth;
    create table growth.given (kind text, place int, latin text, arabic text, primary key (kind, place));
    create table growth.family (kind text, place int, latin text, arabic text, primary key (kind, place));
    create table growth.places (place int primary key, latin text, arabic text);
    create function growth.u(i bigint, salt int) returns float8 language sql immutable parallel safe
      return (hashint8extended(i, salt) & 1073741823) / 1073741824.0`);
  const lists = {
    arab: { given: arabTokens, family: families.arab, endings: endings.arab },
    foreign: { given: foreignGivenTokens, family: families.foreign, endings: endings.foreign },
  };
  for (const kind of ['arab', 'foreign'] as const) {
    const { given, family, endings: ends } = lists[kind];
    await saveList(client, `growth.given`, { kind, list: given });
    await saveList(client, `growth.family`, { kind, list: family });
    await client.query(
      `insert into growth.family (kind, place, latin, arabic)
      select kind, $2::int - 1 + row_number() over (order by md5(f.latin || e.latin)),
        f.latin || e.latin, f.arabic || e.arabic
      from growth.family f, unnest($3::text[], $4::text[]) as e (latin, arabic)
      where kind = $1 and length(f.latin) between 3 and 10`,
      [kind, family.length, ends.map(([latin]) => latin), ends.map(([, arabic]) => arabic)],
    );
  }
  const places = [
    ...placeTables.city.flat().map(([latin, arabic]) => [latin, arabic] as const),
    ...foreignFamilyTokens,
  ];
  await client.query(
    `insert into growth.places
    select row_number() over (order by md5(latin || arabic)) - 1, initcap(latin), arabic
    from unnest($1::text[], $2::text[]) as t (latin, arabic)`,
    [places.map(([latin]) => latin), places.map(([, arabic]) => arabic)],
  );
}

/** How many there are to draw from, listed and composed. */
export async function countTokens(client: pg.Client): Promise<TokenCounts> {
  const { rows } = await client.query<{ kind: Kind; given: number; all: number }>(
    `select kind, count(*)::int as all, (select count(*)::int from growth.given g where g.kind = f.kind) as given
    from growth.family f group by kind`,
  );
  const places = await client.query<{ count: number }>('select count(*)::int as count from growth.places');
  const of = (kind: Kind) => {
    const { given, all } = rows.find((row) => row.kind === kind)!;
    const family = families[kind].length;
    return { given, family, composed: all - family };
  };
  return { arab: of('arab'), foreign: of('foreign'), places: places.rows[0]!.count };
}

const families: Record<Kind, readonly TokenEntry[]> = { arab: arabTokens, foreign: foreignFamilyTokens };

async function saveList(
  client: pg.Client,
  table: string,
  { kind, list }: { kind: string; list: readonly TokenEntry[] },
): Promise<void> {
  await client.query(
    `insert into ${table} (kind, place, latin, arabic)
    select $1, row_number() over (order by latin = any($4) desc, md5(latin)) - 1, latin, arabic
    from unnest($2::text[], $3::text[]) as t (latin, arabic)`,
    [kind, list.map(([latin]) => latin), list.map(([, arabic]) => arabic), [...common]],
  );
}
