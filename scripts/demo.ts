// `pnpm demo`: the whole site with the simulated league, with live matches at any hour, behind the real edge, and with an
// account of every role, whose passwords it prints. Refused where the environment is that of real data.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openDb } from '@safira/store/db';
import { appSecrets, databaseUrl } from '@safira/testkit/engines';
import { commands, makeStack, migrateStack, standardPorts, waitFor } from '@safira/testkit/stack';
import { checkDemoIsSimulated } from '../tools/user/config.ts';
import { type DemoUser, saveDemoUsers } from '../tools/user/demo-users.ts';

const root = join(import.meta.dirname, '..');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit' });

checkDemoIsSimulated();
run('scripts/services', 'up');
run('pnpm', '--silent', 'build');
const stack = makeStack({ name: 'safira', ports: standardPorts });
migrateStack(stack.name);
const users = await makeUsers();

const parts = ['simulator', 'api', 'worker', 'web'] as const;
for (const part of parts) {
  const child = stack.start(part, commands[part], { env: { NODE_ENV: 'production', PODCAST: 'true' } });
  child.on('exit', (code, signal) => {
    if (!isStopping)
      console.error(`demo: ${part} ended (${code ?? signal}); its log: .data/stacks/safira/${part}.log`);
  });
}
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopping = true;
    void stack.stop().then(() => console.log('demo: stopped (the engines stay up: scripts/services down)'));
  });
}

await waitFor(`http://127.0.0.1:${standardPorts.edge}/api/matches`, { status: 200, seconds: 60 });
await waitFor(`http://127.0.0.1:${standardPorts.edge}/`, { status: 200, seconds: 60 });
console.log(`demo: http://127.0.0.1:${standardPorts.edge}/  (the API: /api/docs; end with Ctrl-C)`);
for (const { address, password, totpSecret } of users) {
  const second = totpSecret ? `  second factor (secret for an authenticator app): ${totpSecret}` : '';
  console.log(`demo: ${address}  password: ${password}${second}`);
}

async function makeUsers(): Promise<DemoUser[]> {
  const db = openDb(databaseUrl('migrator', stack.name), { max: 1 });
  const key = Buffer.from(appSecrets().ACCOUNT_KEY, 'base64');
  const saved = await saveDemoUsers({ db, key, now: new Date() });
  await db.destroy();
  return saved;
}
