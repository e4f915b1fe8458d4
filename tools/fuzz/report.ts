import type { FuzzRequest } from './requests.ts';
import type { Fault, Tally } from './run.ts';

const MOST_SHOWN = 40;

/** The tables of a run. */
export function printTally({
  requests,
  seconds,
  statuses,
  kinds,
  calls,
  revalidated,
  got304,
  slowest,
}: Tally): void {
  const rate = Math.round(requests / seconds);
  console.log(`${requests} requests in ${seconds.toFixed(1)} s, ${rate} a second`);
  for (const [kind, times] of kinds) console.log(`${kind.padEnd(10)}${String(times).padStart(9)}`);
  for (const [status, times] of [...statuses].toSorted(([a], [b]) => a - b))
    console.log(`${String(status).padEnd(10)}${String(times).padStart(9)}${share(times, requests)}`);
  console.log(`${revalidated} sent again with their ETag, ${got304} answered 304`);
  console.log(`${'call'.padEnd(50)}${'sent'.padStart(9)}${'200'.padStart(9)}`);
  for (const [{ method, path }, { sent, answered }] of calls)
    console.log(
      `${`${method} ${path}`.padEnd(50)}${String(sent).padStart(9)}${String(answered).padStart(9)}`,
    );
  for (const { ms, target } of slowest)
    console.log(`slowest ${String(Math.round(ms)).padStart(6)} ms  ${target}`);
}

const share = (times: number, of: number) => `${((times / of) * 100).toFixed(2)} %`.padStart(10);

/** Each kind of fault once, with the smallest request found that has it. */
export async function printFaults(faults: Iterable<Fault>) {
  const most = [...faults].toSorted((a, b) => b.times - a.times);
  for (const fault of most.slice(0, MOST_SHOWN)) {
    const { number, kind } = fault.first;
    console.log(`\n${fault.times} × ${fault.text} (${fault.way.name})`);
    console.log(`  first: request ${number}, ${kind}`);
    console.log(`  ${curlOf(await shrink(fault), fault.way.port)}`);
  }
  if (most.length > MOST_SHOWN) console.log(`\nand ${most.length - MOST_SHOWN} more kinds`);
}

/** The request without the headers and arguments that the fault does not need. */
export async function shrink({ first, text, way: { send, judge } }: Fault) {
  const isStill = async (request: FuzzRequest) => {
    try {
      return judge(request, await send(request)).includes(text);
    } catch (error) {
      return text === `no answer: ${String(error)}`;
    }
  };
  let smallest = first;
  for (const smaller of [withoutHeader, withoutPair]) {
    for (let at = 0; ;) {
      const tried = smaller(smallest, at);
      if (!tried) break;
      if (await isStill(tried)) smallest = tried;
      else at++;
    }
  }
  return smallest;
}

function withoutHeader(request: FuzzRequest, at: number): FuzzRequest | undefined {
  const pairs = Object.entries(request.headers);
  return at < pairs.length ? { ...request, headers: Object.fromEntries(pairs.toSpliced(at, 1)) } : undefined;
}

function withoutPair(request: FuzzRequest, at: number): FuzzRequest | undefined {
  const [path, ...rest] = request.target.split('?');
  const pairs = rest.join('?').split('&').filter(Boolean);
  if (at >= pairs.length) return undefined;
  const left = pairs.toSpliced(at, 1).join('&');
  return { ...request, target: `${path}${left && `?${left}`}` };
}

/** A shell command; for requests that are too long for one, use `pnpm fuzz --seed … --only …`. */
export function curlOf({ method, target, headers, body }: FuzzRequest, port: number): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const given = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(value ? `${name}: ${value}` : `${name};`)}`,
  );
  const sent = body === undefined ? [] : [`--data-binary ${quoted(short(body))}`];
  const how = method === 'HEAD' ? '-I' : `-X ${method}`;
  return [
    'curl -gi --path-as-is',
    how,
    ...given,
    ...sent,
    quoted(`http://127.0.0.1:${port}${short(target)}`),
  ].join(' ');
}

const short = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…(${text.length})` : text);
