import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  body: Buffer | string;
  delayMs?: number;
  onReceived?: () => void;
};

/** For tests: a server in the place of a service; it notes the requests and answers as it is given. */
export async function aSpeechServer() {
  const requests: Received[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      requests.push({ method, path, headers, body });
      const reply: Reply = replies.shift() ?? { status: 500, body: '' };
      const { status = 200, body: bytes, headers: own = {}, delayMs = 0 } = reply;
      reply.onReceived?.();
      setTimeout(() => response.writeHead(status, own).end(bytes), delayMs);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, requests, replies, close };
}
