import { type IncomingHttpHeaders, request } from 'node:http';

export type Got = {
  /** 0 if there was no answer; `failure` is then the reason. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
  failure?: string;
};

type Options = {
  headers?: Record<string, string>;
  /** Each reader has its own, as in production: the API limits by address. All of 127.0.0.0/8 work. */
  localAddress?: string | undefined;
  timeoutMs?: number;
};

/** A GET on a connection of its own that never throws: refused connections and timeouts are outcomes like a status. */
export function get(
  url: string,
  { headers = {}, localAddress, timeoutMs = 20_000 }: Options = {},
): Promise<Got> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  return new Promise((resolve) => {
    const fail = (failure: string) => resolve({ status: 0, headers: {}, body: '', ms: elapsed(), failure });
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = request(
      url,
      { headers, signal, agent: false, ...(localAddress && { localAddress }) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => fail(reasonOf(error)));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
            ms: elapsed(),
          }),
        );
      },
    );
    sent.on('error', (error) => fail(reasonOf(error)));
    sent.end();
  });
}

function reasonOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  return 'code' in error ? String(error.code) : error.message;
}

/** The n-th address of this machine, for `localAddress`. */
export const addressOf = (n: number) => `127.1.${Math.floor(n / 250)}.${(n % 250) + 1}`;

/** The `code` of an error of the API; undefined for anything else. */
export function errorCodeOf(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
