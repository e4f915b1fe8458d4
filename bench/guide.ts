import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGuide } from './guide/write-guide.ts';
import { median } from './numbers.ts';
import type { Measured, Options } from './report.ts';

const ROUNDS = 3;
const PROGRAMMES = 50_000;

/** OURS-17: reading a large guide and finding the matches that it shows, in a process of its own. */
export async function benchGuide({ isQuick }: Options): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'safira-guide-'));
  const file = join(folder, 'guide.xml');
  const programmes = isQuick ? PROGRAMMES / 10 : PROGRAMMES;
  try {
    writeGuide(file, programmes);
    const rounds = Array.from({ length: ROUNDS }, () => readInChild(file));
    const cpu = rounds.map(({ cpuMs }) => cpuMs);
    const memory = rounds.map(({ peakMb }) => peakMb);
    const [{ read, found }] = rounds as [(typeof rounds)[number]];
    return {
      rows: [
        {
          what: 'a guide, read and matched',
          unit: 'ms of CPU',
          ours: median(cpu),
          rounds: { ours: cpu },
          value: median(cpu),
          aim: { atMost: 2_000 },
          notes: { startMs: median(rounds.map(({ startMs }) => startMs)) },
        },
        {
          what: 'its memory',
          unit: 'MB more than before',
          ours: median(memory),
          rounds: { ours: memory },
          value: median(memory),
          aim: { atMost: 120 },
          notes: { peakOfProcessMb: median(rounds.map(({ processMb }) => processMb)) },
        },
      ],
      conditions: { programmes, megabytes: Math.round(statSync(file).size / 1e6), read, found },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Outcome = Record<'startMs' | 'cpuMs' | 'peakMb' | 'processMb' | 'read' | 'found', number>;

function readInChild(file: string): Outcome {
  const child = join(import.meta.dirname, 'guide', 'read-guide.ts');
  return JSON.parse(execFileSync(process.execPath, [child, file], { encoding: 'utf8' })) as Outcome;
}
