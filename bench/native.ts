import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { resultsFolder } from './world.ts';

/** Compiles `<name>.c` of a folder, by default this one; returns the path of the binary. */
export function compile(name: string, source = import.meta.dirname): string {
  const folder = join(resultsFolder, 'bin');
  mkdirSync(folder, { recursive: true });
  const out = join(folder, name);
  try {
    execFileSync('gcc', ['-O2', '-Wall', '-o', out, join(source, `${name}.c`)], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`gcc could not make ${name}; without it: apt-get install -y gcc libc6-dev`, {
      cause: error,
    });
  }
  return out;
}

export type Program = {
  pid: number;
  write: (bytes: string | Buffer) => void;
  /** The words of the next line that begins with this word, also if it was printed already. */
  waitForLine: (word: string, seconds?: number) => Promise<string[]>;
  /** The words of all lines so far that begin with this word and were not taken before. */
  takeLines: (word: string) => string[][];
  end: () => Promise<void>;
};

/** A program that prints one message on each line. */
export function startProgram(command: string, args: readonly string[]): Program {
  const child: ChildProcessWithoutNullStreams = spawn(command, args);
  const killIt = () => child.kill('SIGKILL');
  process.once('exit', killIt);
  let lines: string[][] = [];
  let complaint = '';
  let wake = () => {};
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line.split(' '));
    wake();
  });
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  child.stdin.on('error', () => {}); // it has ended, which `waitForLine` reports
  const ended = once(child, 'exit').then(() => wake());

  return {
    pid: child.pid!,
    write: (bytes) => child.stdin.write(bytes),
    waitForLine: async (word, seconds = 30) => {
      const deadline = performance.now() + seconds * 1_000;
      for (;;) {
        const at = lines.findIndex(([first]) => first === word);
        if (at >= 0) return lines.splice(at, 1)[0]!;
        if (child.exitCode !== null) throw new Error(`${command} ended: ${complaint}`);
        const left = deadline - performance.now();
        if (left <= 0) throw new Error(`${command} did not print "${word}" in ${seconds} s: ${complaint}`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    takeLines: (word) => {
      const [taken = [], others = []] = [true, false].map((isTaken) =>
        lines.filter(([first]) => (first === word) === isTaken),
      );
      lines = others;
      return taken;
    },
    end: async () => {
      child.stdin.end();
      await ended;
      process.off('exit', killIt);
    },
  };
}
