import pg from 'pg';
import { findBackups } from './backups.ts';
import { findPrimary, listMembers } from './database.ts';
import { addressOfHost, edgeHosts, hosts, redisHosts } from './hosts.ts';
import { pidsOf, runOn } from './network.ts';
import { findRedisPrimary } from './redis-nodes.ts';
import type { Secrets } from './secrets.ts';

/** A few lines about roles, lag, leases, edges and backups. */
export async function describeCluster(secrets: Secrets): Promise<string[]> {
  const members = (await listMembers()) ?? [];
  const silent = hosts.filter((host) => host !== 'clients' && pidsOf(host).length === 0);
  const lines = [
    ...members.map(
      ({ name, role, state, timeline, lag }) =>
        `database ${name}: ${role}, ${state}, timeline ${timeline ?? '?'}${lag === undefined ? '' : `, lag ${lag} bytes`}`,
    ),
    ...(members.length === 0 ? ['database: no member answers'] : []),
    ...redisLines(secrets),
    ...(await Promise.all(edgeHosts.map(edgeLine))),
    ...(await leaseLines(secrets)),
    ...backupLines(),
  ];
  return silent.length > 0 ? [...lines, `no process runs on ${silent.join(', ')}`] : lines;
}

function redisLines(secrets: Secrets): string[] {
  const primary = findRedisPrimary(secrets);
  return redisHosts.map((host) => {
    const env = { PATH: '/usr/bin:/bin', REDISCLI_AUTH: secrets.REDIS_PASSWORD };
    let link = 'no answer';
    try {
      const text = runOn(host, ['redis-cli', 'info', 'replication'], { env, timeoutMs: 1_500 });
      const value = (key: string) => new RegExp(`^${key}:(\\S+)`, 'm').exec(text)?.[1];
      link =
        value('role') === 'master'
          ? `${value('connected_slaves')} replicas`
          : `link ${value('master_link_status')}`;
    } catch {
      // As above.
    }
    return `Redis ${host}: ${host === primary ? 'primary' : 'replica'}, ${link}`;
  });
}

async function edgeLine(host: (typeof edgeHosts)[number]): Promise<string> {
  const url = `http://${addressOfHost(host)}:8081/healthz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_500) }).catch(() => undefined);
  await answer?.body?.cancel();
  return `edge ${host}: ${answer?.status ?? 'no answer'}`;
}

async function leaseLines({ POSTGRES_PASSWORD }: Secrets): Promise<string[]> {
  const primary = await findPrimary();
  if (!primary) return ['leases: no primary'];
  const client = new pg.Client({
    connectionString: `postgres://postgres:${POSTGRES_PASSWORD}@${addressOfHost(primary)}:5432/safira`,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; holder: string; term: number; left: number }>(
      `select name, holder, term::int, round(extract(epoch from expires_at - clock_timestamp()))::int as left
       from leases where name not like 'standby %' and expires_at > '-infinity' order by name`,
    );
    return rows.map(
      ({ name, holder, term, left }) =>
        `lease ${name}: ${left < 0 ? 'expired, was of ' : ''}${holder}, term ${term}, ${left} s left`,
    );
  } finally {
    await client.end();
  }
}

function backupLines(): string[] {
  try {
    const info = findBackups();
    if (!info) return ['backups: none'];
    const backups = info.backup.map(
      ({ label, type, timestamp, info: { size } }) =>
        `${type} ${label} of ${new Date(timestamp.stop * 1_000).toISOString()}, ${Math.round(size / 1e6)} MB`,
    );
    return [
      `backups: ${info.status.message}, archived up to ${info.archive.at(-1)?.max ?? 'nothing'}`,
      ...backups,
    ];
  } catch (error) {
    return [`backups: ${String(error).split('\n')[0]}`];
  }
}
