import type pg from 'pg';

/** The columns of some rows, as text, ready to be sent. */
type Columns = (string | null)[][];
type Table = { name: 'matches' | 'match_events'; key: string[]; id: string };
type Row = (string | null)[];

const tables: Table[] = [
  { name: 'matches', key: ['api_id'], id: 'api_id' },
  { name: 'match_events', key: ['match_id', 'position'], id: 'match_id' },
];

/** What one transaction writes: the rows of each table. */
export type Rows = Columns[];

/** Reads what ours has written and writes the same rows again under other ids, with only two statements. */
export async function makeBare(client: pg.Client) {
  const plans = await Promise.all(tables.map((table) => planOf(client, table)));
  const seen = plans.map(() => new Set<string>());

  async function readTable(at: number, ids: readonly number[]) {
    const { table, columns } = plans[at]!;
    const list = columns.map(({ name }) => `${name}::text`).join(', ');
    const { rows } = await client.query<Row>({
      text: `select ${list} from ${table.name} where ${table.id} = any($1::int[])`,
      values: [ids],
      rowMode: 'array',
    });
    const texts = rows.map((row) => row.join('|'));
    const changed = rows.filter((_, index) => !seen[at]!.has(texts[index]!));
    seen[at] = new Set(texts);
    return { all: rows, changed };
  }

  const sent = (at: number, rows: readonly Row[], shift: number): Columns => {
    const { table, columns } = plans[at]!;
    return columns.map(({ name }, column) =>
      rows.map((row) => (name === table.id ? String(Number(row[column]) + shift) : row[column]!)),
    );
  };

  return {
    /** All rows of these matches, and those of them that differ from the previous read. */
    async read(ids: readonly number[]): Promise<{ all: Rows; changed: Rows; events: number }> {
      const read = [await readTable(0, ids), await readTable(1, ids)];
      return {
        all: read.map(({ all }, at) => sent(at, all, ALL_SHIFT)),
        changed: read.map(({ changed }, at) => sent(at, changed, CHANGED_SHIFT)),
        events: read[1]!.all.length,
      };
    },
    /** Returns the milliseconds it took. */
    async write(rows: Rows): Promise<number> {
      const began = performance.now();
      await client.query('begin');
      for (const [at, { upsert }] of plans.entries()) await client.query(upsert, rows[at]);
      await client.query('commit');
      return performance.now() - began;
    },
  };
}

/** Each way of writing has rows of its own, so that all start from the same state. */
const ALL_SHIFT = 1_000_000;
const CHANGED_SHIFT = 2_000_000;

async function planOf(client: pg.Client, table: Table) {
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table.name],
  );
  const names = columns.map(({ name }) => name);
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`);
  const rest = names.filter((name) => !table.key.includes(name)).map((name) => `${name} = excluded.${name}`);
  const upsert = `
    insert into ${table.name} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})
    on conflict (${table.key.join(', ')}) do update set ${rest.join(', ')}`;
  return { table, columns, upsert };
}
