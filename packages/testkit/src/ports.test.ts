import { createServer } from 'node:net';
import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { claim } from './claim.ts';
import { freePort, freePorts } from './ports.ts';

const name = (what: string) => `test of ${what} ${process.pid}`;

test('HOUSE: a claimed name is refused, also to another process, until it is released', async () => {
  const own = name('claims');
  const release = await claim(own);
  expect(await claim(own)).toBeUndefined();
  const program = `import { claim } from '${import.meta.dirname}/claim.ts'; console.log(Boolean(await claim('${own}')))`;
  const claimElsewhere = () =>
    execFileSync(process.execPath, ['--input-type=module-typescript', '-e', program]).toString().trim();
  expect(claimElsewhere()).toBe('false');
  release!();
  await expect.poll(claimElsewhere).toBe('true');
  // The other process has ended without releasing it.
  expect(await claim(own)).toBeDefined();
});

test('HOUSE: no port is handed out twice, and none that is in use', async () => {
  const ports = Object.values(await freePorts());
  expect(new Set(ports).size).toBe(6);
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  const others = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set([...ports, ...others]).size).toBe(26);
  server.close();
});
