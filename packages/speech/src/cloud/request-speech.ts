import { setTimeout as wait } from 'node:timers/promises';

export type SpeechRequest = { url: string; headers: Record<string, string>; body: string };

export type RequestLimits = {
  timeoutMs?: number;
  mostBytes?: number;
  /** Before each further attempt. */
  waitsMs?: number[];
};

const TIMEOUT_MS = 30_000;
/** More than a minute of sound at 48,000 Hz, also in base64. */
const MOST_BYTES = 8 * 1024 * 1024;
const WAITS_MS = [1_000, 5_000];
const MOST_DETAIL = 200;

/** Sends a sentence to a service. Another attempt is cheaper than a whole episode in another voice. */
export async function requestSpeech(
  service: string,
  request: SpeechRequest & { secret: string; signal: AbortSignal },
  { timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES, waitsMs = WAITS_MS }: RequestLimits = {},
): Promise<Buffer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await send(request, { timeoutMs, mostBytes });
    if (answer.ok) return answer.bytes;
    request.signal.throwIfAborted();
    const waitMs = waitsMs[attempt];
    if (waitMs === undefined || !answer.isTemporary) throw new Error(`${service} ${answer.detail}`);
    await wait(waitMs, undefined, { signal: request.signal });
  }
}

type Answer = { ok: true; bytes: Buffer } | { ok: false; isTemporary: boolean; detail: string };

async function send(
  { url, headers, body, secret, signal }: SpeechRequest & { secret: string; signal: AbortSignal },
  { timeoutMs, mostBytes }: { timeoutMs: number; mostBytes: number },
): Promise<Answer> {
  // A service may repeat the key in its answer; the log must not.
  const clean = (text: string) =>
    text.replaceAll(secret, '…').replaceAll(/\s+/g, ' ').slice(0, MOST_DETAIL).trim();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual', // the key is for this host only
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const bytes = await readAtMost(response, mostBytes);
    if (response.status === 200 && bytes) return { ok: true, bytes };
    if (!bytes) return { ok: false, isTemporary: false, detail: `answered more than ${mostBytes} bytes` };
    const isTemporary = response.status === 429 || response.status >= 500;
    return {
      ok: false,
      isTemporary,
      detail: `answered ${response.status} ${clean(bytes.toString('utf8'))}`.trim(),
    };
  } catch (error) {
    const why = error instanceof Error ? `${error.message} ${causeOf(error)}` : 'no answer';
    return { ok: false, isTemporary: true, detail: `did not answer: ${clean(why)}` };
  }
}

const causeOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : '');

async function readAtMost(response: Response, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
