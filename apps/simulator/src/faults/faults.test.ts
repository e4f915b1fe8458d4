import { describe, expect, test } from 'vitest';
import { FaultKind, spoilMoment } from './fault-kinds.ts';
import { makeFaults, type Shares } from './faults.ts';

function drawn(seed: number, shares: Shares, calls = 2_000) {
  const faults = makeFaults(seed);
  faults.setShares(shares);
  return Array.from({ length: calls }, () => faults.next()?.kind);
}

describe('on command', () => {
  test('HOME-14: faults come in the requested order, then none', () => {
    const faults = makeFaults(1);
    faults.add({ kind: 'http-500', times: 2 });
    faults.add({ kind: 'slow', times: 1, ms: 40 });
    expect(faults.waiting()).toBe(3);
    expect(Array.from({ length: 4 }, () => faults.next())).toEqual([
      { kind: 'http-500', ms: 15_000 },
      { kind: 'http-500', ms: 15_000 },
      { kind: 'slow', ms: 40 },
      undefined,
    ]);
  });

  test('HOME-14: requested faults come before drawn ones', () => {
    const faults = makeFaults(1);
    faults.setShares({ html: 1 });
    faults.add({ kind: 'stale', times: 1 });
    expect([faults.next()?.kind, faults.next()?.kind]).toEqual(['stale', 'html']);
  });
});

describe('by share', () => {
  test('HOME-14: each kind occurs about as often as its share', () => {
    const shares = { 'http-500': 0.05, 'half-json': 0.1, older: 0.02 } as const;
    const kinds = drawn(1, shares);
    for (const [kind, share] of Object.entries(shares)) {
      const times = kinds.filter((one) => one === kind).length;
      expect(Math.abs(times - share * 2_000), kind).toBeLessThan(4 * Math.sqrt(share * 2_000));
    }
    expect(kinds.filter(Boolean).length).toBeLessThan(450);
  });

  test('HOME-14: a kind with a share of 1 occurs every time', () => {
    for (const kind of FaultKind.options.filter((one) => one !== 'stuck')) {
      expect(new Set(drawn(1, { [kind]: 1 }, 50))).toEqual(new Set([kind]));
    }
  });

  test('HOUSE: the same seed gives the same faults, another seed others', () => {
    const shares = { 'http-500': 0.2 };
    expect(drawn(7, shares)).toEqual(drawn(7, shares));
    expect(drawn(7, shares)).not.toEqual(drawn(8, shares));
  });

  test('HOME-14: the share of stuck is a share of matches, and always the same matches', () => {
    const faults = makeFaults(1);
    faults.setShares({ stuck: 0.1 });
    const stuck = () => Array.from({ length: 2_000 }, (_, id) => id).filter(faults.isStuck);
    expect(stuck().length).toBeGreaterThan(150);
    expect(stuck().length).toBeLessThan(250);
    expect(stuck()).toEqual(stuck());
    faults.setShares({ stuck: 1 });
    expect(faults.next()).toBeUndefined();
  });

  test('HOME-14: a reset clears requested faults and shares', () => {
    const faults = makeFaults(1);
    faults.setShares({ html: 1 });
    faults.add({ kind: 'stale', times: 3 });
    faults.reset();
    expect([faults.next(), faults.waiting(), faults.shares()]).toEqual([undefined, 0, {}]);
  });
});

test('HOME-14: stale is 90 seconds behind, older 60, everything else is now', () => {
  const moment = { now: 1_000_000, interventions: () => [] };
  expect(spoilMoment('stale', moment).now).toBe(910_000);
  expect(spoilMoment('older', moment).now).toBe(940_000);
  expect(spoilMoment('html', moment)).toBe(moment);
  expect(spoilMoment(undefined, moment)).toBe(moment);
});
