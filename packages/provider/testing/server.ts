import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anItem } from './fixture.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A provider on loopback that gives the passed answers in turn and repeats the last one. */
export async function serve(...answers: [Answer, ...Answer[]]) {
  const seen: { url: URL; headers: IncomingMessage['headers']; at: number }[] = [];
  let most = 0;
  let open = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(seen.length, answers.length - 1)]!;
    seen.push({
      url: new URL(request.url ?? '/', 'http://provider'),
      headers: request.headers,
      at: Date.now(),
    });
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a file
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    mostAtOnce: () => most,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Body = {
  items?: unknown;
  errors?: unknown;
  headers?: Record<string, string>;
  status?: number;
  paging?: unknown;
};

export function envelope(body: Body = {}): Answer {
  const { items = [anItem()], errors = [], headers = {}, status = 200 } = body;
  const paging = 'paging' in body ? body.paging : { current: 1, total: 1 };
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    const results = Array.isArray(items) ? items.length : 0;
    response.end(
      JSON.stringify({ get: 'fixtures', parameters: {}, errors, results, paging, response: items }),
    );
  };
}

export const softError = (errors: unknown): Answer => envelope({ items: [], errors });

export function plain(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers });
    response.end(body);
  };
}

/** The connection is closed before the answer is complete. */
export const cut: Answer = (request) => request.socket.destroy();

export const silence: Answer = () => {};

export function after(ms: number, answer: Answer): Answer {
  return (request, response) => void setTimeout(() => answer(request, response), ms);
}
