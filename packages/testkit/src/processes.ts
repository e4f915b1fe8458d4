import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts CPU time for /proc in hundredths of a second, whatever its own tick is. */
const TICKS_PER_SECOND = 100;

/** User and system time of the processes, all their threads included; one that has ended counts as nothing. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND;
}

/** Whether it was stopped by a signal. */
export const isSuspended = (pid: number): boolean => statOf(pid)?.[0] === 'T';

function ticksOf(pid: number): number {
  const fields = statOf(pid);
  return fields ? Number(fields[11]) + Number(fields[12]) : 0;
}

/** From field 3 on, after the name of the program, which is in brackets and may contain spaces. */
function statOf(pid: number): string[] | undefined {
  const line = readProc(pid, 'stat');
  return line?.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** A process and its children: nginx's master and its workers. */
export function familyOf(pid: number): number[] {
  const children = readProc(pid, `task/${pid}/children`) ?? '';
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Signals each that is still there: a child may end after it was listed, as those that Redis forks to save do. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A command that may open as many files as this user is allowed: a stream is one. */
export const withMostFiles = (...command: string[]) => [
  'bash',
  '-c',
  'ulimit -n "$(ulimit -Hn)"; exec "$@"',
  'bash',
  ...command,
];

/** Bytes of user memory: what is resident, and the share of it that is the process's own. */
export function memoryOf(pids: readonly number[]): { rss: number; pss: number } {
  const total = { rss: 0, pss: 0 };
  for (const pid of pids) {
    const text = readProc(pid, 'smaps_rollup') ?? '';
    const kilobytes = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
    total.rss += kilobytes('Rss') * 1_024;
    total.pss += kilobytes('Pss') * 1_024;
  }
  return total;
}

export function openFilesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
