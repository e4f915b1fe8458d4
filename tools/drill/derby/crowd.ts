import { compile, startProgram } from '../../../bench/native.ts';
import type { Back, Reached } from './judge.ts';

export type CrowdReport = {
  reached: Reached[];
  backs: Back[];
  clients: number;
  /** The lowest number that any client is at. */
  seq: number;
  lost: number;
  /** Streams and snapshots that were refused or broke off. */
  refused: number;
  snapshots: number;
};

export type Crowd = {
  /** So many clients in all; resolves with the seconds until all have a stream and a snapshot. */
  open: (clients: number) => Promise<number>;
  report: () => Promise<CrowdReport>;
  end: () => Promise<void>;
};

const OPEN_S = 120;
const msOf = (ns: string | undefined) => Number(ns) / 1e6;

/** Thousands of browsers in one process, half of them at each edge: derby-clients.c. */
export function startCrowd(ports: readonly [number, number]): Crowd {
  const program = startProgram(compile('derby-clients', import.meta.dirname), ports.map(String));
  const backs: Back[] = [];
  return {
    open: async (clients) => {
      program.write(`open ${clients}\n`);
      const [, , ms] = await program.waitForLine('open', OPEN_S);
      return Number(ms) / 1_000;
    },
    report: async () => {
      program.write('report\n');
      const [, clients, seq, lost, refused, snapshots] = (await program.waitForLine('clients')).map(Number);
      backs.push(
        ...program.takeLines('back').map(([, lostNs, openedNs, backNs, at, reads]) => ({
          lostMs: msOf(lostNs),
          openedMs: msOf(openedNs),
          backMs: msOf(backNs),
          seq: Number(at),
          snapshots: Number(reads),
        })),
      );
      const reached = program.takeLines('message').map(([, at, count, , lastNs]) => ({
        seq: Number(at),
        clients: Number(count),
        lastMs: msOf(lastNs),
      }));
      return {
        reached,
        backs,
        clients: clients!,
        seq: seq!,
        lost: lost!,
        refused: refused!,
        snapshots: snapshots!,
      };
    },
    end: program.end,
  };
}
