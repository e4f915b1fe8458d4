/** OURS-09: why the data on screen may be out of date, and the time it is from. */
export type DataAge = { kind: 'offline' | 'stale'; at: number };

/** The server reports how fresh its data is every 15 s, or is polled every 30 s; several missed reports mean stale. */
const STALE_MS = 120_000;
const CHECK_MS = 5_000;

export function dataAge({ isOnline, asOf, now }: { isOnline: boolean; asOf: number; now: number }) {
  if (!isOnline) return { kind: 'offline', at: asOf } satisfies DataAge;
  return now - asOf > STALE_MS ? ({ kind: 'stale', at: asOf } satisfies DataAge) : undefined;
}

/** Reports when the data becomes stale or the browser goes offline, and when that is over. */
export function watchDataAge(onAge: (age: DataAge | undefined) => void) {
  let asOf = Date.now(); // the server has just rendered the page
  let reported: DataAge | undefined;
  onAge(reported); // resets what was reported for another day

  function check() {
    const age = dataAge({ isOnline: navigator.onLine, asOf, now: Date.now() });
    if (age?.kind === reported?.kind && age?.at === reported?.at) return;
    reported = age;
    onAge(age);
  }

  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('online', check, { signal });
  addEventListener('offline', check, { signal });
  const timer = setInterval(check, CHECK_MS);
  return {
    setAsOf: (time: number) => {
      asOf = time;
      check();
    },
    stop: () => {
      clearInterval(timer);
      leaving.abort();
    },
  };
}
