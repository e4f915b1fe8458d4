import pg from 'pg';
import { CHANGES_CHANNEL } from './match-changes.ts';

const RECONNECT_MS = 1_000;

/** Calls back whenever a writer has logged changes. Best effort: the caller looks by itself too. */
export function listenForChanges(url: string, hear: () => void): { close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const again = () => {
    client = undefined;
    if (!isClosed) timer = setTimeout(connect, RECONNECT_MS);
  };
  const connect = () => {
    // Kept alive: it sends nothing by itself and would not notice a host that is gone without a word.
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    client = fresh;
    fresh.on('notification', hear);
    fresh.on('error', () => void fresh.end().catch(() => {}));
    fresh.on('end', again);
    fresh
      .connect()
      .then(() => fresh.query(`listen ${CHANGES_CHANNEL}`))
      .catch(() => fresh.end().catch(() => {}));
  };
  connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
