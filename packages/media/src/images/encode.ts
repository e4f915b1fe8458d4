import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ImageFault, readMessage } from './encoded-message.ts';
import { imageFormatOf, type ImageWidth, imageWidths } from './image.ts';

export type EncodedImage = {
  /** Of the largest file. */
  width: number;
  height: number;
  files: { width: ImageWidth; bytes: Buffer<ArrayBuffer> }[];
};

export type Encoding = { ok: true; image: EncodedImage } | { ok: false; fault: ImageFault; detail: string };

export type EncoderSettings = {
  timeoutMs?: number;
  /** What a process may allocate. Node reserves half of it and never touches it; the largest images need the rest. */
  memoryMb?: number;
  /** Another one in tests. */
  program?: string;
};

const TIMEOUT_MS = 10_000;
const MEMORY_MB = 1_024;
const HEAP_MB = 64;
const MOST_OUTPUT = 32 * 1024 * 1024;
const MOST_ERROR_TEXT = 300;

/**
 * Limits that hold whatever the process does, also once it has been taken over: memory, processor time, no written
 * file, no core dump; and the kernel ends it before the API if the machine runs out of memory.
 */
const LIMITED = `echo 1000 2>/dev/null >/proc/self/oom_score_adj
ulimit -d "$1" && ulimit -t "$2" && ulimit -f 0 && ulimit -c 0 && shift 2 && exec "$@"`;

/** Encodes an image anew, in a process of its own that is killed when it takes too long. */
export async function encodeImage(
  bytes: Buffer,
  {
    timeoutMs = TIMEOUT_MS,
    memoryMb = MEMORY_MB,
    program = join(import.meta.dirname, 'encode-command.ts'),
  }: EncoderSettings = {},
): Promise<Encoding> {
  const { output, end } = await run(bytes, { timeoutMs, memoryMb, program });
  const message = end === undefined ? readMessage(output) : undefined;
  if (!message)
    return { ok: false, fault: 'unreadable', detail: end ?? 'the process wrote no whole message' };
  const { head, files } = message;
  if ('fault' in head) return { ok: false, ...head };
  if (files.some((file) => imageFormatOf(file) !== 'webp'))
    return { ok: false, fault: 'unreadable', detail: 'the process wrote another format' };
  const { width, height } = head;
  const image = {
    width,
    height,
    files: imageWidths.map((one, at) => ({ width: one, bytes: Buffer.from(files[at]!) })),
  };
  return { ok: true, image };
}

/** What it wrote, and how it failed to end as it should. */
type Run = { output: Buffer; end: string | undefined };

function run(bytes: Buffer, { timeoutMs, memoryMb, program }: Required<EncoderSettings>): Promise<Run> {
  const seconds = Math.ceil(timeoutMs / 1_000) + 1; // also if this process, which has the timer, is gone
  const command = [process.execPath, `--max-old-space-size=${HEAP_MB}`, program];
  const child = spawn(
    '/bin/sh',
    ['-c', LIMITED, 'sh', String(memoryMb * 1_024), String(seconds), ...command],
    {
      cwd: '/',
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' }, // nothing of ours: no passwords, no addresses
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let errorText = '';
    let killed: string | undefined;
    const kill = (reason: string) => {
      killed ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => kill(`not done in ${timeoutMs} ms`), timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_OUTPUT) kill('wrote too much');
      else chunks.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (errorText.length < MOST_ERROR_TEXT) errorText += chunk.toString('latin1', 0, MOST_ERROR_TEXT);
    });
    child.stdin.on('error', () => {}); // it ended before it had read everything
    child.stdin.end(bytes);
    child.once('error', (error) => kill(`not started: ${error.message}`));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const crash = code === 0 ? undefined : `ended with ${signal ?? code} ${errorText}`.trim();
      resolve({ output: Buffer.concat(chunks), end: killed ?? crash });
    });
  });
}
