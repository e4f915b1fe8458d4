import type { Db } from '../../packages/store/src/db.ts';

/** Of the statements sent while it looks: how long the database took for each kind, in milliseconds. */
export type Timed = { db: Db; take: () => Map<string, number> };

const WORDS = 4;

/** The same database, with a watch on every statement; what it costs is not for the record. */
export function timeStatements(db: Db): Timed {
  let spent = new Map<string, number>();
  const begun = new WeakMap<object, { name: string; at: number }>();
  return {
    db: db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        const { sql } = db.getExecutor().compileQuery(node, queryId);
        begun.set(queryId, { name: nameOf(sql), at: performance.now() });
        return node;
      },
      transformResult: ({ result, queryId }) => {
        const statement = begun.get(queryId);
        if (statement)
          spent.set(statement.name, (spent.get(statement.name) ?? 0) + performance.now() - statement.at);
        return Promise.resolve(result);
      },
    }),
    take: () => {
      const taken = spent;
      spent = new Map();
      return taken;
    },
  };
}

/** `insert into matches`, `select … from teams`. */
function nameOf(sql: string): string {
  const words = sql.replaceAll('"', '').trim().split(/\s+/);
  // A write inside another statement is known by its table.
  if (words[0] === 'with' && words.includes('into')) return `insert into ${words[words.indexOf('into') + 1]}`;
  if (words[0] !== 'select') return words.slice(0, WORDS - 1).join(' ');
  const from = words.indexOf('from');
  return from === -1 ? words.slice(0, 2).join(' ') : `select from ${words[from + 1]}`;
}
