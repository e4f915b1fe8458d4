// `pnpm dev`: the servers restart and the page reloads when a file changes. There is no edge: the web server passes
// on /api and /live.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeStack, migrateStack, standardPorts, waitFor } from '@safira/testkit/stack';

const root = join(import.meta.dirname, '..');
execFileSync('scripts/services', ['up'], { cwd: root, stdio: 'inherit' });
const stack = makeStack({ name: 'safira', ports: standardPorts });
migrateStack(stack.name);

for (const part of ['simulator', 'api', 'worker']) {
  stack.start(part, ['node', '--watch', '--watch-preserve-output', `apps/${part}/src/main.ts`], {
    output: 'log',
  });
}
stack.start('web', ['node', 'apps/web/server/dev.ts'], { output: 'show' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stack.stop());

await waitFor(`http://127.0.0.1:${standardPorts.web}/`, { seconds: 60 });
console.log(`dev: http://127.0.0.1:${standardPorts.web}/  (logs of the servers: .data/stacks/safira/*.log)`);
