import type { Verdict } from '@safira/operations/private-server';

const RECHECK_MS = 1_000;

type Options = {
  /** Throws while the database cannot be reached. */
  missingMigrations: () => Promise<string[]>;
  /** Called when the state changes: the reason for not being ready, or true. */
  onChange: (state: Verdict) => void;
  now?: () => number;
};

/**
 * Not ready until the database was reached once and had every migration. It stays ready if PostgreSQL becomes
 * unavailable later: cached answers are still served, which a process without traffic could not do.
 */
export function makeReadiness({ missingMigrations, onChange, now = Date.now }: Options) {
  let state: Verdict | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<Verdict> | undefined;

  async function check(): Promise<Verdict> {
    const found = await missingMigrations().then(
      (missing): Verdict => missing.length === 0 || `migrations missing: ${missing.join(', ')}`,
      () => 'unavailable',
    );
    if (found !== state) onChange(found);
    state = found;
    checkedAt = now();
    return found;
  }

  return async (): Promise<Verdict> => {
    if (state === true || (state && now() - checkedAt < RECHECK_MS)) return state;
    checking ??= check().finally(() => (checking = undefined));
    return checking;
  };
}
