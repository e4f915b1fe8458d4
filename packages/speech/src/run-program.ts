import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Health } from './engine.ts';

export type ProgramRun = {
  args: string[];
  timeoutMs: number;
  signal: AbortSignal;
  cwd: string;
  input?: string;
};

const FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin'];
const MEMORY_MB = 1_024;
const MOST_WRITTEN_MB = 512;
const MOST_OUTPUT = 16 * 1024 * 1024;
/** Measurements are at the end of what ffmpeg writes. */
const KEPT_ERROR_TEXT = 8_000;
const REPORTED_ERROR_TEXT = 400;

/**
 * Memory, processor time, size of files, no core dump; readers and the live loop go first; and the kernel ends it before
 * the worker if the machine runs out of memory. A shell counts files in blocks of 512 bytes.
 */
const LIMITED = `echo 1000 2>/dev/null >/proc/self/oom_score_adj
ulimit -d "$1" && ulimit -t "$2" && ulimit -f "$3" && ulimit -c 0 && shift 3 && exec nice -n 10 "$@"`;

/** Runs a program to its end, and fails unless it ends well. It gets nothing of our environment. */
export function runProgram(
  program: string,
  { args, timeoutMs, signal, cwd, input = '' }: ProgramRun,
): Promise<{ output: Buffer; errorText: string }> {
  signal.throwIfAborted();
  const seconds = Math.ceil(timeoutMs / 1_000) + 1; // also if this process, which has the timer, is gone
  const limits = [MEMORY_MB * 1_024, seconds, MOST_WRITTEN_MB * 2_048].map(String);
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', ...limits, program, ...args], {
    cwd,
    env: { PATH: FOLDERS.join(':'), LC_ALL: 'C.UTF-8', MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let errorText = '';
    let killed: string | undefined;
    const kill = (reason: string) => {
      killed ??= reason;
      child.kill('SIGKILL');
    };
    const abort = () => kill('aborted');
    signal.addEventListener('abort', abort, { once: true });
    const timer = setTimeout(() => kill(`not done in ${timeoutMs} ms`), timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_OUTPUT) kill('wrote too much');
      else chunks.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errorText = (errorText + chunk.toString('utf8')).slice(-KEPT_ERROR_TEXT);
    });
    child.stdin.on('error', () => {}); // it ended before it had read everything
    child.stdin.end(input);
    child.once('error', (error) => kill(`not started: ${error.message}`));
    child.once('close', (code, end) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      if (code === 0 && killed === undefined) {
        resolve({ output: Buffer.concat(chunks), errorText });
        return;
      }
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const why = killed ?? `ended with ${end ?? code} ${errorText.slice(-REPORTED_ERROR_TEXT)}`.trim();
      reject(new Error(`${program}: ${why}`));
    });
  });
}

/** POD-06: the site runs without these programs, and says what is missing. */
export async function programHealth(program: string, debianPackage: string): Promise<Health> {
  const places = isAbsolute(program) ? [program] : FOLDERS.map((folder) => join(folder, program));
  for (const place of places) if (await isExecutable(place)) return { ok: true };
  return {
    ok: false,
    reason: {
      arabic: `لا يوجد صوت لأن برنامج ${debianPackage} غير مثبّت على الخادم. يثبّته الأمر: apt-get install ${debianPackage}`,
      english: `no audio: ${debianPackage} is not installed. Run scripts/machine, or apt-get install ${debianPackage}`,
    },
  };
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
