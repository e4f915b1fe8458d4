import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { edge } from './addresses.ts';

/** What a server sends before it waits for the first acknowledgement: ten packets of compressed HTML. */
const FIRST = 60_000;
/** Small enough that the tab bar or a row of a table arrives in several parts. */
const PART = 1_000;
/** Longer than a frame: the browser draws what has arrived. */
const PAUSE_MS = 20;

type Trickle = { address: string; close: () => Promise<void> };

/** The site over a link that delivers a page in small parts; scripts, styles and pictures come at once. */
export async function trickle(): Promise<Trickle> {
  const server = createServer((request, response) => {
    void (async () => {
      const { accept = '', cookie = '' } = request.headers;
      const found = await fetch(edge + request.url, { headers: { accept, cookie }, redirect: 'manual' });
      const headers = Object.fromEntries(
        [...found.headers].filter(
          ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
        ),
      );
      response.writeHead(found.status, headers);
      const body = Buffer.from(await found.arrayBuffer());
      const isPage = found.headers.get('content-type')?.startsWith('text/html');
      await (isPage ? sendInParts(response, body) : response.end(body));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sendInParts(response: ServerResponse, body: Buffer): Promise<void> {
  response.write(body.subarray(0, FIRST));
  for (let at = FIRST; at < body.length; at += PART) {
    response.write(body.subarray(at, at + PART));
    await pause(PAUSE_MS);
  }
  response.end();
}
