import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * Put in front of a statement whose text never changes and that is planned longer than it runs: each connection plans
 * it once. Lists of codes and limits in it are literals, because a plan for any value of a parameter cannot use an index
 * on some of the rows.
 */
export const prepared = sql.raw(MARK);

const names = new Map<string, string>();

/** A statement for the driver, with a name if it is to be prepared. */
export function toPrepared(text: string, values: readonly unknown[]) {
  return text.slice(0, 2 * MARK.length).includes(MARK)
    ? { name: nameOf(text), text, values: [...values] }
    : { text, values: [...values] };
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
