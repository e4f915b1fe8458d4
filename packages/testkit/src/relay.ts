import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * For tests: a port that forwards to another one and can be cut: then connections stay open, new ones are accepted, and
 * no byte passes in either direction, as behind a network that drops every packet.
 */
export async function startRelay(port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isCut) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const setCut = (next: boolean) => {
    isCut = next;
    for (const socket of sockets)
      if (next) socket.pause();
      else socket.resume();
  };
  return {
    port: (server.address() as AddressInfo).port, // an object, because it listens on a port
    cut: () => setCut(true),
    heal: () => setCut(false),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
