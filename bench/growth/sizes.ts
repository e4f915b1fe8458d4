import { databaseUser } from '@safira/testkit/engines';
import { median } from '../numbers.ts';
import type { Row } from '../report.ts';
import { administer } from './database.ts';
import { type Figures, measureRead } from './measure.ts';
import type { Read } from './read.ts';

export type Made = { name: string; size: number; seconds: number };

type Growing = {
  prefix: string;
  sizes: readonly number[];
  /** What the sizes count. */
  unit: string;
  isKept: boolean;
  grow: (name: string, step: { from: number; to: number }) => Promise<unknown>;
};

/**
 * A database of each size, each grown from a copy of the one before, which stays as it is: they take turns when they are
 * measured.
 */
export async function withSizes<T>(
  { prefix, sizes, unit, isKept, grow }: Growing,
  work: (made: readonly Made[]) => Promise<T>,
): Promise<T> {
  const made: Made[] = [];
  try {
    for (const size of sizes) {
      const before = made.at(-1);
      const one = { name: `${prefix}_${size}`, size, seconds: 0 };
      const copied = before ? `template ${before.name} strategy file_copy` : '';
      await drop(one.name);
      await administer(`create database ${one.name} owner ${databaseUser('migrator')} ${copied}`);
      made.push(one);
      const started = performance.now();
      await grow(one.name, { from: before?.size ?? 0, to: size });
      one.seconds = (performance.now() - started) / 1_000;
      console.log(`${size} ${unit} after ${one.seconds.toFixed(0)} s`);
    }
    return await work(made);
  } finally {
    for (const { name } of isKept ? [] : made) await drop(name);
  }
}

const drop = (name: string) => administer(`drop database if exists ${name} with (force)`);

/** Each read at every size; the sizes in the order given. */
export async function measureReads<Key extends string>(
  keys: readonly Key[],
  sizes: readonly Record<Key, Read>[],
): Promise<Record<Key, Figures>[]> {
  const figures = sizes.map(() => ({}) as Record<Key, Figures>);
  for (const key of keys) {
    const measured = await measureRead(sizes.map((reads) => reads[key]));
    for (const [index, of] of figures.entries()) of[key] = measured[index]!;
  }
  return figures;
}

const FLAT = 1.5;

type Labelled = { label: string; figures: Figures };

/** A read at the largest size against a smaller one. */
export function growthRow(
  what: string,
  { small, large, all }: { small: Labelled; large: Labelled; all: readonly Labelled[] },
): Row {
  const [ours, against] = [large.figures.p50, small.figures.p50];
  return {
    what: `${what} : with ${small.label}`,
    unit: 'ms p50',
    ours: median(ours),
    against: median(against),
    rounds: { ours, against },
    value: median(ours) / median(against),
    aim: { atMost: FLAT },
    notes: Object.fromEntries(
      all.map(({ label, figures }) => [
        label,
        `p50 ${median(figures.p50).toFixed(2)} p99 ${median(figures.p99).toFixed(2)}`,
      ]),
    ),
  };
}
