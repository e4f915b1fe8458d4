import type { Db } from '../../packages/store/src/db.ts';

/** `take` returns the milliseconds that each kind of statement took since the last call. */
export type Timed = { db: Db; take: () => Map<string, number> };

const WORDS = 4;

/** The same database, with every statement timed; the timing itself slows it, so these rounds are not reported. */
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
  // A write inside a `with` statement is named by its table.
  if (words[0] === 'with' && words.includes('into')) return `insert into ${words[words.indexOf('into') + 1]}`;
  if (words[0] !== 'select') return words.slice(0, WORDS - 1).join(' ');
  const from = words.indexOf('from');
  return from === -1 ? words.slice(0, 2).join(' ') : `select from ${words[from + 1]}`;
}
