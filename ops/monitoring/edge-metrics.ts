// Serves the figures of one edge node to Prometheus, on the machine of that node:
//   PUBLISH_SECRET=… node ops/monitoring/edge-metrics.ts log=FILE private=HOST:PORT listen=HOST:PORT
// `log` is nginx-access.log below the edge's `data=`, `private` the edge's private port. While nginx does not answer
// there, neither does this: the node counts as down.
import { createServer, type Server } from 'node:http';
import { readPublishSecret } from '../nginx/config.ts';
import { makeLogCounter } from './log-counter.ts';

export type EdgeFigures = { log: string; private: string; listen: string; secret: string };

const PATIENCE_MS = 2_000;

export function serveEdgeMetrics({ log, private: edge, listen, secret }: EdgeFigures): Server {
  const count = makeLogCounter(log);
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await fetch(`http://${edge}${path}`, {
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
  const metrics = async () => {
    const [nginx, nchan, requests] = await Promise.all([read('/nginx'), read('/nchan'), count()]);
    return [
      '# TYPE safira_edge_requests_total counter',
      ...[...requests].map(([labels, total]) => `safira_edge_requests_total{${labels}} ${total}`),
      ...gauge('safira_edge_connections', /^Active connections: (\d+)/m.exec(nginx)),
      ...gauge('safira_edge_streams', /^subscribers: (\d+)/m.exec(nchan)),
      ...gauge('safira_edge_messages_stored', /^stored messages: (\d+)/m.exec(nchan)),
    ].join('\n');
  };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(`${text}\n`),
      (error: unknown) => response.writeHead(503).end(`${String(error)}\n`),
    );
  });
  const [host, port] = listen.split(':');
  return server.listen(Number(port), host);
}

const gauge = (name: string, found: RegExpExecArray | null) =>
  found ? [`# TYPE ${name} gauge`, `${name} ${found[1]}`] : [];

if (import.meta.main) {
  const given = Object.fromEntries(process.argv.slice(2).map((argument) => argument.split('=', 2)));
  serveEdgeMetrics({ ...given, secret: readPublishSecret() } as EdgeFigures);
}
