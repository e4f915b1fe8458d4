import { hostAt, type Host, redisHosts } from './hosts.ts';
import { runOn } from './network.ts';
import type { Secrets } from './secrets.ts';

/** The host that the Sentinels name as the primary, by the first one that answers. */
export function findRedisPrimary({ REDIS_PASSWORD }: Secrets): Host | undefined {
  for (const host of redisHosts) {
    try {
      const command = ['redis-cli', '-p', '26379', '--raw', 'sentinel', 'get-master-addr-by-name', 'safira'];
      const env = { PATH: '/usr/bin:/bin', REDISCLI_AUTH: REDIS_PASSWORD };
      const [address] = runOn(host, command, { env, timeoutMs: 1_500 }).split('\n');
      const found = address && hostAt(address);
      if (found) return found;
    } catch {
      // The next one may answer.
    }
  }
  return undefined;
}
