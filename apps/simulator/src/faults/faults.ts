import { randomOf, type Random } from '../random.ts';
import { FaultKind } from './fault-kinds.ts';

/** How often each kind comes by itself, of all calls; of `stuck`, of all matches. */
export type Shares = Partial<Record<FaultKind, number>>;

const SLOW_MS = 15_000;

export type Order = { kind: FaultKind; ms: number };

/** HOME-14: the faults the next calls will meet: first those asked for, in their order, else as the shares are drawn. */
export function makeFaults(seed: number) {
  let waiting: Order[] = [];
  let shares: Shares = {};
  let slowMs = SLOW_MS;
  let calls = 0;
  const stuck = new Set<number>();
  return {
    add({ kind, times, ms = SLOW_MS }: { kind: FaultKind; times: number; ms?: number | undefined }) {
      for (let i = 0; i < times; i++) waiting.push({ kind, ms });
    },
    next(): Order | undefined {
      const ordered = waiting.shift();
      const kind = drawKind(shares, randomOf(seed, 'fault', calls++));
      return ordered ?? (kind && { kind, ms: slowMs });
    },
    waiting: (): number => waiting.length,
    shares: (): Shares => shares,
    setShares(wanted: Shares, ms: number = SLOW_MS) {
      shares = wanted;
      slowMs = ms;
    },
    stick(fixtureId: number) {
      stuck.add(fixtureId);
    },
    /** Some matches never get their last whistle: those named, and of the others always the same. */
    isStuck: (fixtureId: number): boolean =>
      stuck.has(fixtureId) || randomOf(seed, 'stuck', fixtureId)() < (shares.stuck ?? 0),
    reset() {
      waiting = [];
      shares = {};
      slowMs = SLOW_MS;
      calls = 0;
      stuck.clear();
    },
  };
}
export type Faults = ReturnType<typeof makeFaults>;

/** One draw for all kinds, so that each comes as often as its share says. */
function drawKind(shares: Shares, random: Random): FaultKind | undefined {
  let left = random();
  return FaultKind.options.find((kind) => kind !== 'stuck' && (left -= shares[kind] ?? 0) < 0);
}
