import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Everything that the hosts write. */
export const folder = join(root, '.data/hosts');

type Options = { cwd?: string; timeoutMs?: number; input?: string };

/** Runs a command to its end and returns its output; a failure has the output in its message. */
export function run(command: string, args: readonly string[], options: Options = {}): string {
  const { status, output } = attempt(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output.slice(-8_000)}`);
  return output.trim();
}

export function attempt(
  command: string,
  args: readonly string[],
  { cwd = root, timeoutMs = 600_000, input = '' }: Options = {},
): { status: number | null; output: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    input,
    timeout: timeoutMs,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: `${stdout}${stderr}${error ? `\n${error.message}` : ''}` };
}
