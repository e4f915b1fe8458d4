import pg from 'pg';
import { CHANGES_CHANNEL } from '../matches/changes.ts';

const RECONNECT_MS = 1_000;

/** Calls back whenever a writer has logged changes. Best effort: the caller polls as well. */
export function listenForChanges(url: string, onNotify: () => void): { close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const reconnect = () => {
    client = undefined;
    if (!isClosed) timer = setTimeout(connect, RECONNECT_MS);
  };
  const connect = () => {
    // TCP keep-alive: the connection sends nothing by itself and would not notice a host that silently disappeared.
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    client = fresh;
    fresh.on('notification', onNotify);
    fresh.on('error', () => void fresh.end().catch(() => {}));
    fresh.on('end', reconnect);
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
