import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { waitFor } from './stack.ts';

test('HOUSE: a first answer whose body does not end is fetched again, not taken as a failure', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(200);
    if (requests === 1) response.write('half a page');
    else response.end('a page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await waitFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { status: 200 });
    expect(requests).toBe(2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
