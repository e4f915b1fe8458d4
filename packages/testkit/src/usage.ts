import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 50;
/** Linux reports processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** What this process and the programs it runs have used; memory is that of the largest program, and of all together. */
export function watchUsage() {
  const before = cpuSeconds();
  let peakMb = 0;
  let allMb = 0;
  const timer = setInterval(() => {
    const programs = descendants(process.pid);
    for (const pid of programs) peakMb = Math.max(peakMb, memoryMb(pid));
    const now = [process.pid, ...programs].reduce((sum, pid) => sum + memoryMb(pid, 'VmRSS'), 0);
    allMb = Math.max(allMb, now);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return { cpuSeconds: cpuSeconds() - before, peakMb, allMb, ownMb: memoryMb(process.pid) };
  };
}

/** Own time and that of children that have ended. */
function cpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

function descendants(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [...children, ...children.flatMap(descendants)];
  } catch {
    return []; // it has just ended
  }
}

/** The most that it has had, or what it has now. */
function memoryMb(pid: number, field: 'VmHWM' | 'VmRSS' = 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1];
    return Number(kilobytes ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
