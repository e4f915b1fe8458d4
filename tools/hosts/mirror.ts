// The way of the hosts to the Debian mirror, and to nothing else that is not HTTP:
//   mirror.ts proxy SOCKET        passes requests on, in the network of this machine
//   mirror.ts relay SOCKET PORT   carries connections of the hosts to that socket, in their network
import { createServer, request } from 'node:http';
import { connect, createServer as createRelay } from 'node:net';

const [role, socket = '', port = '0'] = process.argv.slice(2);

if (role === 'proxy') {
  const server = createServer((incoming, answer) => {
    const { host, hostname, port: to, pathname, search } = new URL(incoming.url ?? '');
    const options = { hostname, port: to || 80, path: pathname + search, method: incoming.method };
    const passed = request({ ...options, headers: { ...incoming.headers, host } }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    incoming.pipe(passed);
  });
  // A mirror that is reached by https.
  server.on('connect', (incoming, client, head) => {
    const { hostname, port: to } = new URL(`https://${incoming.url}`);
    const upstream = connect(Number(to || 443), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  server.listen(socket);
} else {
  createRelay((client) => {
    const upstream = connect(socket);
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  }).listen(Number(port));
}
