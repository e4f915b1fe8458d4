import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export type FuzzAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

export const AT_ONCE = 32;
const TIMEOUT_MS = 15_000;

export type Send = (
  request: Pick<FuzzRequest, 'method' | 'target' | 'headers' | 'body'>,
) => Promise<FuzzAnswer>;

type SenderOptions = {
  /** The client address of requests without one; otherwise all of them would share the limits of one address. */
  addressOf?: () => string;
};

/** Sends raw bytes over keep-alive connections: fetch and other clients would refuse half of these requests. */
export function makeSender(
  port: number,
  { addressOf }: SenderOptions = {},
): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const send: Send = ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      // Node sends the length of a body only for methods that usually have one; without it, the server would read the
      // body as the next request.
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
      const sent = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const ms = performance.now() - begun;
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts), ms });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
