// Renders the edge's configuration into a folder, with the publisher's secret from the environment (PUBLISH_SECRET):
//   node ops/nginx/render.ts out=DIR data=DIR cache=DIR static=DIR media=DIR listen=HOST:PORT private=HOST:PORT
//     web=HOST:PORT[,…] api=HOST:PORT[,…] user=NAME [assets=DIR] [logs=DIR] [trusted=NETWORK[,…]] [proxy-protocol=on]
//     [workers=NUMBER] [connections=NUMBER] [push-memory=SIZE] [live-cache-control=VALUE]
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPublishSecret } from './config.ts';
import { buildOf, keepAssets } from './keep-assets.ts';

export type EdgeSettings = {
  out: string;
  data: string;
  cache: string;
  static: string;
  media: string;
  /** Where assets of previous builds are kept; below `data` where it is not given. */
  assets?: string;
  /** Below `data` where it is not given. */
  logs?: string;
  listen: string;
  private: string;
  /** One or several origins, with commas. */
  web: string;
  api: string;
  user: string;
  secret: string;
  /** Networks of proxies in front that are trusted to send the client address, with commas. */
  trusted?: string;
  /** The proxy in front speaks the PROXY protocol instead of sending X-Forwarded-For. */
  'proxy-protocol'?: string;
  /** nginx's processes, one if not set (decision 37), and how many connections each may have: a stream is one. */
  workers?: string;
  connections?: string;
  /** nchan's memory, for subscribers and buffered messages. */
  'push-memory'?: string;
  /** Of streams, for a CDN that joins equal ones. */
  'live-cache-control'?: string;
  /** For tests; otherwise three quarters of all connections. */
  streamsOfChannel?: number;
};

const here = import.meta.dirname;
/** The kernel's limit for the path of a socket. */
const LONGEST_SOCKET_PATH = 107;

/** Writes nginx.conf and what it includes; returns the path to start nginx with. */
export function renderEdge(settings: EdgeSettings): string {
  const { out, data, cache, media, secret } = settings;
  if (!/^[\w-]{16,}$/.test(secret))
    throw new Error('PUBLISH_SECRET must be at least 16 letters, digits, _ or -: see scripts/secrets');
  for (const folder of [out, data, cache, media]) mkdirSync(folder, { recursive: true });
  const assets = settings.assets ?? join(data, 'previous');
  keepAssets({ from: join(settings.static, 'assets'), archive: join(assets, 'assets'), now: Date.now() });
  const template = readFileSync(join(here, 'nginx.conf.template'), 'utf8');
  const values = valuesOf(settings, { assets, socket: freeSocket(data) });
  const conf = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`nginx.conf.template needs ${name}, which render.ts does not give`);
    return value;
  });
  const file = join(out, 'nginx.conf');
  writeFileSync(file, conf, { mode: 0o600 });
  for (const part of ['zone-classes.conf', 'generated', 'snippets']) {
    cpSync(join(here, part), join(out, part), { recursive: true });
  }
  return file;
}

function valuesOf(
  settings: EdgeSettings,
  { assets, socket }: { assets: string; socket: string },
): Record<string, string> {
  const isProxyProtocol = settings['proxy-protocol'] === 'on';
  const workers = countOf('workers', settings.workers ?? '1');
  const connections = countOf('connections', settings.connections ?? '20000');
  return {
    WORKERS: String(workers),
    CONNECTIONS: String(connections),
    FILES: String(3 * connections + OTHER_FILES),
    READ_TIMEOUT: [settings.web, settings.api].every(isList) ? SEVERAL_ORIGINS : ONE_ORIGIN,
    LIVE_CACHE_CONTROL: cacheControlOf(settings['live-cache-control'] ?? 'no-store'),
    MODULES: '/usr/lib/nginx/modules',
    MIME_TYPES: '/etc/nginx/mime.types',
    USER: settings.user,
    DATA: resolve(settings.data),
    LOGS: resolve(settings.logs ?? settings.data),
    CACHE: resolve(settings.cache),
    STATIC: resolve(settings.static),
    MEDIA: resolve(settings.media),
    PREVIOUS_ASSETS: resolve(assets),
    BUILD: buildOf(join(settings.static, 'assets')),
    LISTEN: isProxyProtocol ? `${settings.listen} proxy_protocol` : settings.listen,
    REAL_IP: realIpLines(settings.trusted, isProxyProtocol),
    PRIVATE: settings.private,
    SOCKET: socket,
    WEB_SERVERS: serverLines(settings.web),
    API_SERVERS: serverLines(settings.api),
    PUBLISH_SECRET: settings.secret,
    PUSH_MEMORY: settings['push-memory'] ?? '128M',
    STREAMS_OF_CHANNEL: String(
      settings.streamsOfChannel ?? Math.floor(workers * connections * SHARE_OF_CHANNEL),
    ),
  };
}

/** Longer than an answer may wait for data that is synced on demand. */
const SEVERAL_ORIGINS = '4s';
/** With a single one nothing is gained by giving up early. */
const ONE_ORIGIN = '14s';
/** Logs, sockets, memory. */
const OTHER_FILES = 512;
const SHARE_OF_CHANNEL = 0.75;

const isList = (origins: string) => origins.includes(',');

function countOf(name: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new Error(`${name} must be a number`);
  return Number(value);
}

function cacheControlOf(value: string): string {
  if (!/^[\w=, -]+$/.test(value)) throw new Error('live-cache-control is no value of Cache-Control');
  return value;
}

/** An origin that fails twice gets no requests for two seconds, if there are others. */
const serverLines = (origins: string) =>
  origins
    .split(',')
    .map((origin) => `    server ${origin} max_fails=2 fail_timeout=2s;`)
    .join('\n');

function realIpLines(trusted: string | undefined, isProxyProtocol: boolean): string {
  if (!trusted) return '';
  const networks = trusted.split(',').map((network) => `  set_real_ip_from ${network};`);
  const header = isProxyProtocol ? 'proxy_protocol' : 'X-Forwarded-For';
  return [...networks, `  real_ip_header ${header};`, '  real_ip_recursive on;'].join('\n');
}

/** Removes the socket of an nginx that was killed, which would keep a new one from starting; not of a running one. */
function freeSocket(data: string): string {
  const own = resolve(data, 'once.sock');
  const name = createHash('sha256').update(own).digest('hex').slice(0, 16);
  const socket = own.length <= LONGEST_SOCKET_PATH ? own : join(tmpdir(), `safira-${name}.sock`);
  if (!isOpen(socket)) rmSync(socket, { force: true });
  return socket;
}

/** As the kernel lists it: the process of nginx itself is hidden from a reload by the sandbox of its unit. */
const isOpen = (socket: string) =>
  readFileSync('/proc/self/net/unix', 'utf8')
    .split('\n')
    .some((line) => line.endsWith(` ${socket}`));

if (import.meta.main) {
  const given = Object.fromEntries(process.argv.slice(2).map((argument) => argument.split('=', 2)));
  console.log(renderEdge({ ...given, secret: readPublishSecret() } as EdgeSettings));
}
