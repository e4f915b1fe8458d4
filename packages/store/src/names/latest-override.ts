import { type RawBuilder, sql } from 'kysely';
import type { NamedKind } from '@safira/contract/newsroom/names';

/**
 * For `on conflict do update set`: the Arabic name of the row and its origin. An editor's decision is read again now
 * that the row is locked, as it may be newer than what the statement has read.
 */
export const nameUnlessOverridden = (kind: NamedKind, id: string): RawBuilder<unknown> => sql`
  (arabic_name, name_how) = (
    select coalesce(arabic, excluded.arabic_name), case when arabic is null then excluded.name_how else 'override' end
    from latest_override_of(${kind}, ${sql.ref(id)}, excluded.name) as arabic)`;
