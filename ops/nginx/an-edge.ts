import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '@safira/testkit/at-end';
import { edgeUser } from '@safira/testkit/config';
import { freePort } from '@safira/testkit/ports';
import { waitFor } from '@safira/testkit/stack';
import { type EdgeSettings, renderEdge } from './render.ts';

/** Nothing listens there. */
export const NO_ORIGIN = '127.0.0.1:1';
export const SECRET = 'the-secret-of-the-tests';

type OwnSettings = Partial<
  Pick<
    EdgeSettings,
    | 'api'
    | 'web'
    | 'assets'
    | 'trusted'
    | 'proxy-protocol'
    | 'workers'
    | 'connections'
    | 'live-cache-control'
    | 'streamsOfChannel'
  >
>;

/** For tests: an nginx of its own in front of the given origins, or of none, until the end of the calling test or file. */
export async function anEdge({ api = NO_ORIGIN, web = NO_ORIGIN, ...own }: OwnSettings) {
  const folder = mkdtempSync(join(tmpdir(), 'safira-edge-'));
  const media = join(folder, 'media');
  mkdirSync(media);
  const [port, privatePort] = [await freePort(), await freePort()];
  const settings: EdgeSettings = {
    out: folder,
    data: folder,
    cache: join(folder, 'cache'),
    static: join(folder, 'static'),
    media,
    listen: `127.0.0.1:${port}`,
    private: `127.0.0.1:${privatePort}`,
    web,
    api,
    user: edgeUser(),
    secret: SECRET,
    ...own,
  };
  mkdirSync(settings.static);
  const conf = renderEdge(settings);
  const nginx = ['-p', folder, '-e', join(folder, 'error'), '-c', conf];
  const edge = spawn('/usr/sbin/nginx', [...nginx, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => edge.once('exit', resolve));
  atEnd(async () => {
    edge.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const inside = `http://127.0.0.1:${privatePort}`;
  await Promise.race([
    waitFor(`${inside}/healthz`, { status: 200 }),
    ended.then(() => Promise.reject(new Error('nginx did not start'))),
  ]);
  return { base: `http://127.0.0.1:${port}`, port, inside, folder, media, settings };
}

/** For tests: a server on a port of its own, until the end of the calling test or file; its address as nginx takes it. */
export async function anOrigin(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`; // an object, because it listens on a port
}
