import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { signalAll } from './processes.ts';

const sleeping = () => spawn('sleep', ['60'], { stdio: 'ignore' });

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('HOUSE: one of the processes has ended since they were listed: the others are signalled', async () => {
  const [first, second] = [sleeping(), sleeping()];
  const ended = once(second, 'exit');
  await end(first);
  signalAll([first.pid!, second.pid!], 'SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
});

test('HOUSE: an unknown signal is an error', () => {
  expect(() => signalAll([process.pid], 'SIGNONE' as NodeJS.Signals)).toThrow(/SIGNONE/);
});
