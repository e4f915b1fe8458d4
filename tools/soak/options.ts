import { parseArgs } from 'node:util';

export type SoakOptions = { spanMs: number; speed: number; workers: number; start: string };

const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** HOUSE: the options of the command line; throws if one is invalid. */
export function readOptions(args: string[]): SoakOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      speed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      start: { type: 'string', default: '2026-11-28T12:00:00Z' },
    },
  });
  if (positionals.length !== 1) throw new Error('say for how long: pnpm soak 8h');
  if (Number.isNaN(Date.parse(values.start))) throw new Error(`no time: ${values.start}`);
  return {
    spanMs: durationMs(positionals[0]!),
    speed: positive('speed', values.speed),
    workers: positive('workers', values.workers),
    start: values.start,
  };
}

function durationMs(text: string): number {
  const [, amount, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  const ms = Number(amount) * (unitMs[unit ?? ''] ?? Number.NaN);
  if (!(ms > 0)) throw new Error(`no duration: ${text}; one is 8h, 30m or 90s`);
  return ms;
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(Number.isInteger(number) && number > 0)) throw new Error(`--${name} is a whole number from 1`);
  return number;
}
