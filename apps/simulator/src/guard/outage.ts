import { z } from 'zod';

/** `refused`: the connection is closed without an answer. */
export const OutageKind = z.enum(['refused', 'http-503']);
export type OutageKind = z.infer<typeof OutageKind>;

/** A provider that is completely down, and a fixed latency of its connection. */
export function makeOutage() {
  const state: { kind: OutageKind | null; latencyMs: number } = { kind: null, latencyMs: 0 };
  return {
    kind: () => state.kind,
    latencyMs: () => state.latencyMs,
    begin(kind: OutageKind | null) {
      state.kind = kind;
    },
    slowTo(ms: number) {
      state.latencyMs = ms;
    },
    reset() {
      state.kind = null;
      state.latencyMs = 0;
    },
  };
}
export type Outage = ReturnType<typeof makeOutage>;
