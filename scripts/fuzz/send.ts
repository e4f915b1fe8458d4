import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export type FuzzAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

export const AT_ONCE = 32;
const TIMEOUT_MS = 15_000;

export type Send = (
  asked: Pick<FuzzRequest, 'method' | 'target' | 'headers' | 'body'>,
) => Promise<FuzzAnswer>;

type SenderOptions = {
  /** Whom a request comes from that does not say so itself: else all of them would share one address's limits. */
  addressOf?: () => string;
};

/** Sends over kept connections, bytes as they come: no client would let half of these requests through. */
export function makeSender(
  port: number,
  { addressOf }: SenderOptions = {},
): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const send: Send = ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      // Node tells the length of a body only where one is usual; untold it would be read as the next request.
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const from = addressOf ? { 'x-forwarded-for': addressOf() } : {};
      const options = {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path: target,
        headers: { ...from, ...headers, ...length },
        timeout: TIMEOUT_MS,
      };
      const asked = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const ms = performance.now() - begun;
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts), ms });
        });
      });
      asked.on('timeout', () => asked.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
      asked.on('error', reject);
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
}
