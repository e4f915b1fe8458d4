import { randomOf, type Random } from '../random.ts';
import { FaultKind } from './fault-kinds.ts';

/** The probability of each kind, of all calls; for `stuck`, of all matches. */
export type Shares = Partial<Record<FaultKind, number>>;

const SLOW_MS = 15_000;

/** With a path, only calls of that endpoint are affected. */
type Aim = { ms?: number | undefined; path?: string | undefined };
export type Order = { kind: FaultKind; ms: number; path?: string | undefined };

/** HOME-14: the faults of the next calls: first the requested ones, in their order, else drawn by the shares. */
export function makeFaults(seed: number) {
  let waiting: Order[] = [];
  let shares: Shares = {};
  let aim: Aim = {};
  let calls = 0;
  const stuck = new Set<number>();
  return {
    add({ kind, times, ms = SLOW_MS, path }: Aim & { kind: FaultKind; times: number }) {
      for (let i = 0; i < times; i++) waiting.push({ kind, ms, path });
    },
    next(path?: string): Order | undefined {
      const index = waiting.findIndex((order) => isTarget(order, path));
      const [ordered] = index === -1 ? [] : waiting.splice(index, 1);
      const kind = drawKind(shares, randomOf(seed, 'fault', calls++));
      return ordered ?? (kind && isTarget(aim, path) ? { kind, ms: aim.ms ?? SLOW_MS } : undefined);
    },
    waiting: (): number => waiting.length,
    shares: (): Shares => shares,
    setShares(next: Shares, at: Aim = {}) {
      shares = next;
      aim = at;
    },
    stick(fixtureId: number) {
      stuck.add(fixtureId);
    },
    /** Some matches never get their final whistle: the named ones, and a fixed random share of the others. */
    isStuck: (fixtureId: number): boolean =>
      stuck.has(fixtureId) || randomOf(seed, 'stuck', fixtureId)() < (shares.stuck ?? 0),
    reset() {
      waiting = [];
      shares = {};
      aim = {};
      calls = 0;
      stuck.clear();
    },
  };
}
export type Faults = ReturnType<typeof makeFaults>;

const isTarget = (aim: Aim, path: string | undefined): boolean => aim.path === undefined || aim.path === path;

/** One draw for all kinds, so that each occurs as often as its share. */
function drawKind(shares: Shares, random: Random): FaultKind | undefined {
  let left = random();
  return FaultKind.options.find((kind) => kind !== 'stuck' && (left -= shares[kind] ?? 0) < 0);
}
