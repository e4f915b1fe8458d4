import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../migrations');
/** Up to this file the tables were small when their migration ran. */
const LAST_UNCHECKED = 26;

const files = readdirSync(folder).filter((name) => Number(name.slice(0, 4)) > LAST_UNCHECKED);

/** Statements that would block readers or writers of a big table, or could not run at all. */
function faultsOf(name: string, text: string): string[] {
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
  if (name.endsWith('.concurrently.sql')) return concurrentFaults(statements);
  const made = statements.flatMap((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []);
  return statements.flatMap((one) => {
    const [, index] =
      /^create (?:unique )?index (?:\w+ )?(?:if not exists \w+ )?on (?:only )?(\w+)/.exec(one) ?? [];
    const [, altered] =
      /^alter table (?:only )?(\w+) .*\badd (?:constraint \w+ )?(?:unique|primary key)(?! using index)\b/.exec(
        one,
      ) ?? [];
    if (/ index concurrently /.test(` ${one}`))
      return ['concurrently belongs in its own file, *.concurrently.sql'];
    const table = index ?? altered;
    if (table === undefined || made.includes(table)) return [];
    return [`an index on the existing table ${table} is built concurrently in its own file`];
  });
}

function concurrentFaults(statements: readonly string[]): string[] {
  const [only = '', ...rest] = statements;
  if (rest.length > 0) return ['one statement: it runs outside a transaction'];
  // `if not exists` would take an invalid index for a finished one.
  if (/^create (unique )?index concurrently \w+ on \w+/.test(only)) return [];
  if (/^drop index concurrently if exists \w+$/.test(only)) return [];
  return ['create index concurrently <name> on <table>, or drop index concurrently if exists <name>'];
}

test.each(files)('HOUSE: %s builds no index while locking a table that is in use', (name) => {
  expect(faultsOf(name, readFileSync(join(folder, name), 'utf8'))).toEqual([]);
});

test.each([
  ['0030-a.sql', 'create index b on matches (season);'],
  ['0030-a.sql', 'create unique index b on matches (season);'],
  ['0030-a.sql', 'create index on matches\n  using gin (season);'],
  ['0030-a.sql', 'alter table matches add constraint one unique (season);'],
  ['0030-a.sql', 'create index concurrently b on matches (season);'],
  ['0030-a.concurrently.sql', 'create index b on matches (season);'],
  ['0030-a.concurrently.sql', 'create index concurrently if not exists b on matches (season);'],
  ['0030-a.concurrently.sql', 'create index concurrently b on matches (season); analyze matches;'],
])('HOUSE: %s with «%s» is refused', (name, text) => {
  expect(faultsOf(name, text)).toHaveLength(1);
});

test.each([
  ['0030-a.sql', '-- create index b on matches\ncreate table seats (id int);\ncreate index b on seats (id);'],
  ['0030-a.sql', 'alter table matches add seats int, add constraint few check (seats < 9) not valid;'],
  ['0030-a.concurrently.sql', '-- For lists.\ncreate unique index concurrently b on matches (season);\n'],
  ['0030-a.concurrently.sql', 'drop index concurrently if exists b;'],
])('HOUSE: %s with «%s» is accepted', (name, text) => {
  expect(faultsOf(name, text)).toEqual([]);
});
