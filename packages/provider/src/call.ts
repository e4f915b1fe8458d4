import { ProviderError, softErrorKind } from './provider-error.ts';
import { Envelope, errorsOf } from './wire/envelope.ts';

export type Exchange = {
  url: URL;
  key: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  /** Called with the headers of every answer, success or failure. */
  onHeaders: (headers: Headers) => void;
};

/** One request and its answer: a valid envelope, or a ProviderError. */
export async function call(exchange: Exchange): Promise<Envelope> {
  const { status, headers, body } = await send(exchange);
  exchange.onHeaders(headers);
  if (status >= 499) throw new ProviderError('unavailable', `HTTP ${status}`);
  // Documented as "no content", but their sample reports an error on their side: this is not an empty day.
  if (status === 204) throw new ProviderError('unavailable', 'HTTP 204');

  const envelope = parse(body);
  const errors = envelope ? errorsOf(envelope) : {};
  const codes = Object.keys(errors);
  const retryAfterMs = retryAfterOf(headers);
  if (status === 429 && softErrorKind(errors) !== 'quota-spent') {
    throw new ProviderError('rate-limited', 'HTTP 429', { codes, retryAfterMs });
  }
  if (codes.length > 0) {
    const text = Object.entries(errors).map((entry) => entry.join(': '));
    throw new ProviderError(softErrorKind(errors), text.join('; '), { codes, retryAfterMs });
  }
  if (!envelope) throw new ProviderError('malformed', `HTTP ${status} without an envelope`);
  if (status !== 200) throw new ProviderError('refused', `HTTP ${status}`);
  return envelope;
}

async function send({ url, key, fetch, timeoutMs }: Exchange) {
  try {
    const response = await fetch(url, {
      headers: { 'x-apisports-key': key },
      redirect: 'manual', // the key goes to no other address
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (cause) {
    throw new ProviderError('unavailable', `no answer: ${String(cause)}`, { cause });
  }
}

function parse(body: string): Envelope | undefined {
  try {
    return Envelope.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined; // an HTML page from a proxy, or a truncated answer
  }
}

function retryAfterOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
