import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LiveMessage } from '@safira/contract/matches/live';

/** An edge node that accepts and records every message. */
export async function startPushNode() {
  const received: { channel: string; message: LiveMessage }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const channel = request.url!.replace('/publish/', '');
      if (request.method === 'POST') received.push({ channel, message: LiveMessage.parse(JSON.parse(body)) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // an object, because it listens on a port
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
