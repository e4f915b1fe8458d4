/** Spreads the requests of all readers of a page. */
const SPREAD_MS = 2_000;
const INTERVAL_MS = 10_000;

type Options = { read: (min: number) => void; random?: () => number };

/** Reads soon after the first request, then at most once in 10 s, at the newest number that was requested. */
export function limitReads({ read, random = Math.random }: Options) {
  let requiredSeq = 0;
  let nextAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt() {
    timer = undefined;
    nextAt = Date.now() + INTERVAL_MS;
    read(requiredSeq);
  }

  return {
    request(seq: number) {
      requiredSeq = Math.max(requiredSeq, seq);
      timer ??= setTimeout(attempt, Math.max(random() * SPREAD_MS, nextAt - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
