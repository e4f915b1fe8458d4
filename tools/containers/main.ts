// `pnpm containers build|up|smoke|down [--port 8080]`: the images and the topology of compose.yaml on a Debian machine,
// with buildah and podman instead of Docker, and on stand-ins for the official images where no registry can be reached.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildImages } from './build.ts';
import { readCompose } from './compose.ts';
import { prepareEngine, root } from './engine.ts';
import { smoke } from './smoke.ts';
import { startTopology, stopTopology } from './topology.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '8080' } },
});
const port = Number(values.port);
const compose = readCompose(readFileSync(join(root, 'compose.yaml'), 'utf8'));
const commands: Record<string, () => Promise<void> | void> = {
  build: () => buildImages(compose),
  up: async () => {
    await startTopology(compose, port);
    console.log(`containers: http://127.0.0.1:${port}/  (end with pnpm containers down)`);
  },
  smoke: async () => {
    const checks = await smoke(compose, port);
    for (const { what, fault } of checks) console.log(fault ? `FAILED: ${what}: ${fault}` : `ok: ${what}`);
    const failed = checks.filter(({ fault }) => fault).length;
    console.log(`containers: ${checks.length - failed} checks passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  },
  down: () => stopTopology(compose),
};

const command = commands[positionals[0] ?? ''];
if (!command || !Number.isInteger(port)) {
  console.error('pnpm containers build|up|smoke|down [--port 8080]');
  process.exit(2);
}
prepareEngine();
await command();
