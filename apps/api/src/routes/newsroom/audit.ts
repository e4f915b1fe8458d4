import * as contract from '@safira/contract/newsroom/audit';
import type { Db } from '@safira/store/db';
import { listAuditEntries } from '@safira/store/newsroom/audit';
import { type Api, serve } from '../../serve.ts';

const PAGE = 50;

/** For admins: who changed what. */
export function auditRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, contract.listAuditEntries, async ({ query }) => {
    const entries = await listAuditEntries(db, { ...query, limit: PAGE });
    return { data: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
  });
}
