import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { short } from './numbers.ts';

/** One line of the table. `ours` and `against` are medians of the rounds; `value` is what the aim limits. */
export type Row = {
  what: string;
  unit: string;
  ours: number;
  against?: number;
  rounds: { ours: number[]; against?: number[] };
  value: number;
  aim: { atLeast: number } | { atMost: number };
  /** Other measurements, without an aim. */
  notes?: Record<string, number | string>;
};

export type Options = { isQuick: boolean; isProfiled: boolean; now: Date };

/** The result of a bench; `conditions` are the facts needed to interpret the rows. */
export type Measured = { rows: Row[]; conditions: Record<string, number | string> };

type Report = {
  name: string;
  date: string;
  isQuick: boolean;
  isProfiled: boolean;
  machine: Record<string, number | string>;
  conditions: Measured['conditions'];
  rows: (Row & { isReached: boolean })[];
};

export function makeReport(
  name: string,
  { now, isQuick, isProfiled }: Options,
  { rows, conditions }: Measured,
): Report {
  const machine = {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.version,
    loadAtEnd: loadavg()[0]!,
  };
  const judged = rows.map((row) => ({ ...row, isReached: isReached(row) }));
  return { name, date: now.toISOString(), isQuick, isProfiled, machine, conditions, rows: judged };
}

function isReached({ value, aim }: Row): boolean {
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

export function saveReport(folder: string, report: Report): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${report.name}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}

export function printReport({ name, isQuick, isProfiled, machine, conditions, rows }: Report): void {
  const head = ['measure', 'ours', 'against', 'unit', 'value', 'aim', ''];
  const lines = rows.map((row) => [
    row.what,
    short(row.ours),
    row.against === undefined ? '' : short(row.against),
    row.unit,
    short(row.value),
    'atLeast' in row.aim ? `>= ${row.aim.atLeast}` : `<= ${row.aim.atMost}`,
    row.isReached ? 'reached' : 'missed',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]!.length)));
  console.log(`\n${name}${isQuick || isProfiled ? ' (quick or profiled: not for the record)' : ''}`);
  for (const line of [head, ...lines])
    console.log(line.map((cell, column) => cell.padEnd(widths[column]!)).join('  '));
  for (const { what, notes = {} } of rows) {
    const words = Object.entries(notes).map(([key, value]) => `${key} ${formatted(value)}`);
    if (words.length > 0) console.log(`${what}: ${words.join(', ')}`);
  }
  const facts = Object.entries({ ...machine, ...conditions }).map(
    ([key, value]) => `${key} ${formatted(value)}`,
  );
  console.log(facts.join(', '));
}

function formatted(value: number | string): string {
  return typeof value === 'string' || Number.isInteger(value) ? String(value) : short(value);
}
