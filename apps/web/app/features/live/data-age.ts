/** OURS-09: why what is on screen may be out of date, and the time of it. */
export type DataAge = { kind: 'offline' | 'stale'; at: number };

/** The server says how fresh it is every 15 s, or is asked every 30 s: several times silent is late. */
const STALE_MS = 120_000;
const LOOK_MS = 5_000;

export function dataAge({ isOnline, asOf, now }: { isOnline: boolean; asOf: number; now: number }) {
  if (!isOnline) return { kind: 'offline', at: asOf } satisfies DataAge;
  return now - asOf > STALE_MS ? ({ kind: 'stale', at: asOf } satisfies DataAge) : undefined;
}

/** Tells when the data grows old or the browser loses its connection, and when both are over. */
export function watchDataAge(onAge: (age: DataAge | undefined) => void) {
  let asOf = Date.now(); // as fresh as its server made the page
  let told: DataAge | undefined;
  onAge(told); // whatever was told of another day

  function look() {
    const age = dataAge({ isOnline: navigator.onLine, asOf, now: Date.now() });
    if (age?.kind === told?.kind && age?.at === told?.at) return;
    told = age;
    onAge(age);
  }

  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('online', look, { signal });
  addEventListener('offline', look, { signal });
  const timer = setInterval(look, LOOK_MS);
  return {
    heard: (time: number) => {
      asOf = time;
      look();
    },
    stop: () => {
      clearInterval(timer);
      leaving.abort();
    },
  };
}
