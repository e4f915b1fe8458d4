import { setTimeout as wait } from 'node:timers/promises';
import type { Compose } from './compose.ts';
import { attempt, read } from './engine.ts';
import { nameOf } from './topology.ts';

const FILLED_MS = 180_000;

type Check = { what: string; fault: string | undefined };

/** Opens the site through its containers, and tries what must not work. Returns each check with its fault, if any. */
export async function smoke(compose: Compose, port: number): Promise<Check[]> {
  const base = `http://127.0.0.1:${port}`;
  await waitForMatches(base);
  return [
    await check('the home page lists matches', async () => {
      const response = await fetch(base);
      const links = (await response.text()).match(/href="\/match\/\d+"/g)?.length ?? 0;
      return response.status === 200 && links > 0 ? undefined : `${response.status}, ${links} matches`;
    }),
    await check('the API is healthy', async () => {
      const { status } = await fetch(`${base}/api/health`);
      return status === 200 ? undefined : `answered ${status}`;
    }),
    await check('a stream opens', () => openStream(base)),
    await check('publishing does not exist on the public port', async () => {
      const { status } = await fetch(`${base}/publish/matches`, { method: 'POST', body: '{}' });
      return status === 404 ? undefined : `answered ${status}`;
    }),
    await check('publishing is refused without the secret and accepted with it', async () => {
      const statuses = insideNode(compose, 'worker', PUBLISH_TWICE);
      return /^403 20\d$/.test(statuses) ? undefined : `answered ${statuses}`;
    }),
    await check('only the public port of the edge is published', () => {
      const ports = Object.keys(compose.services).map((service) =>
        read('podman', ['port', nameOf(compose, service)]),
      );
      const published = ports.filter(Boolean).join(' ');
      return published === `8080/tcp -> 127.0.0.1:${port}` ? undefined : published;
    }),
    ...(await Promise.all(
      [
        ['edge', 'postgres', 5432],
        ['web', 'postgres', 5432],
        ['edge', 'redis', 6379],
        ['web', 'redis', 6379],
        ['simulator', 'postgres', 5432],
        ['simulator', 'api', 9696],
      ].map(([from, to, at]) => cannotReach(compose, String(from), { to: String(to), port: Number(at) })),
    )),
    await check('the API reaches PostgreSQL', () => {
      const answer = insideNode(compose, 'api', connectTo('postgres', 5432));
      return answer === 'reached' ? undefined : answer;
    }),
    ...(await Promise.all(longRunning(compose).map((service) => hardened(compose, service)))),
    await check('pictures are written by the worker and the API, read by the edge', () =>
      mediaFault(compose),
    ),
    await check('apps are connected to PostgreSQL by their own roles', async () => {
      await fetch(`${base}/api/health`); // an idle API closes its connections
      return roles(compose);
    }),
  ];
}

const longRunning = ({ services }: Compose) =>
  Object.keys(services).filter((service) => services[service]!.restart !== 'no');

async function check(
  what: string,
  judge: () => Promise<string | undefined> | string | undefined,
): Promise<Check> {
  try {
    return { what, fault: await judge() };
  } catch (error) {
    return { what, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** A new worker fills its database first. */
async function waitForMatches(base: string): Promise<void> {
  const deadline = Date.now() + FILLED_MS;
  while (Date.now() < deadline) {
    const text = await fetch(base).then(
      (response) => response.text(),
      () => '',
    );
    if (/href="\/match\/\d+"/.test(text)) return;
    await wait(1_000);
  }
}

async function openStream(base: string): Promise<string | undefined> {
  const closing = new AbortController();
  const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)]);
  const response = await fetch(`${base}/live/matches`, { headers: { accept: 'text/event-stream' }, signal });
  const type = response.headers.get('content-type') ?? '';
  closing.abort();
  return response.status === 200 && type.startsWith('text/event-stream')
    ? undefined
    : `${response.status} ${type}`;
}

const PUBLISH_TWICE = `
  const url = 'http://edge:8081/publish/match/1';
  const post = (headers) => fetch(url, { method: 'POST', body: '{}', headers }).then(({ status }) => status);
  console.log(await post({}), await post({ authorization: 'Bearer ' + process.env.PUBLISH_SECRET }));`;

const connectTo = (host: string, port: number) => `
  import { connect } from 'node:net';
  const socket = connect({ host: ${JSON.stringify(host)}, port: ${port}, timeout: 2_000 });
  const say = (text) => { console.log(text); process.exit(); };
  socket.on('connect', () => say('reached')).on('error', ({ code }) => say(code)).on('timeout', () => say('no answer'));`;

/** The output of a script run by Node inside a container; the one of the database has no Node. */
function insideNode(compose: Compose, service: string, script: string): string {
  const args = ['exec', nameOf(compose, service), 'node', '--input-type=module', '--eval', script];
  return attempt('podman', args).output.trim();
}

/** Neither by name nor by address. */
function cannotReach(
  compose: Compose,
  from: string,
  { to, port }: { to: string; port: number },
): Promise<Check> {
  return check(`${from} cannot reach ${to}`, () => {
    const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
    const addresses = read('podman', ['inspect', '--format', format, nameOf(compose, to)])
      .trim()
      .split(' ');
    const reached = [to, ...addresses].filter(
      (host) => insideNode(compose, from, connectTo(host, port)) === 'reached',
    );
    return reached.length === 0 ? undefined : `reached ${reached.join(', ')}`;
  });
}

/** Reads the status of the first process of the container. */
function hardened(compose: Compose, service: string): Promise<Check> {
  return check(`${service} runs without rights on a read-only filesystem`, () => {
    const name = nameOf(compose, service);
    const status = read('podman', ['exec', name, 'cat', '/proc/1/status']);
    const field = (key: string) => new RegExp(`^${key}:\\s+(\\S+)`, 'm').exec(status)?.[1];
    const faults = [
      field('Uid') === '0' && 'runs as root',
      !/^0+$/.test(field('CapEff') ?? '') && `capabilities ${field('CapEff')}`,
      !/^0+$/.test(field('CapBnd') ?? '') && `may gain ${field('CapBnd')}`,
      field('NoNewPrivs') !== '1' && 'may gain privileges',
      attempt('podman', ['exec', name, 'touch', '/written']).isSuccess && 'writes to /',
      read('podman', ['inspect', '--format', '{{.HostConfig.ReadonlyRootfs}}', name]) !== 'true' &&
        'not read-only',
    ];
    return faults.filter(Boolean).join(', ') || undefined;
  });
}

function mediaFault(compose: Compose): string | undefined {
  const can = (service: string, command: string) =>
    attempt('podman', ['exec', nameOf(compose, service), command, '/safira/media/smoke']).isSuccess;
  if (!can('worker', 'touch')) return 'the worker cannot write';
  if (!can('edge', 'stat')) return 'the edge does not see them';
  const isWritable = can('edge', 'touch');
  const isUploadable = can('api', 'touch');
  can('worker', 'rm');
  if (!isUploadable) return 'the API cannot write';
  return isWritable ? 'the edge can write' : undefined;
}

function roles(compose: Compose): string | undefined {
  const query =
    "select string_agg(distinct usename, ' ' order by usename) from pg_stat_activity where client_addr is not null";
  const args = ['exec', nameOf(compose, 'postgres'), 'psql', '-U', 'safira', '-qtAc', query, 'safira'];
  const found = read('podman', args);
  return found === 'safira_api safira_worker' ? undefined : found;
}
