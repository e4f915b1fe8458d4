import { percentile } from '../measures.ts';
import type { CrowdReport } from './crowd.ts';
import { delaysOf, faultsOfReturns, type Stored } from './judge.ts';
import { CHANGES, type DerbyOptions, NIGHT_S } from './options.ts';
import type { OriginRate } from './origin.ts';
import type { ReaderFigures } from './readers.ts';

const DELAY_MS = 1_000;
const BACK_MS = 10_000;
/** Two windows of half a minute differ by this much at one and the same number of clients. */
const ORIGIN_SHARE = 1.25;

type Opening = { clients: number; seconds: number; origin: OriginRate };

export type Outcome = {
  options: DerbyOptions;
  few: number;
  rehearsed: Stored[];
  stored: Stored[];
  seconds: number;
  goal: Stored;
  killedMs: number;
  origin: { few: OriginRate; many: OriginRate };
  opening: { few: Opening; many: Opening };
  readers: ReaderFigures;
  crowd: CrowdReport;
  wrongScores: number;
};

type Judged = { what: string; value: string; target: string; isMet: boolean };

/** Prints all figures; returns the targets that were missed. */
export function reportDerby(outcome: Outcome): string | undefined {
  const { options, stored, seconds } = outcome;
  const isWhole = stored.length === CHANGES && options.clients === 10_000;
  console.log(
    `\n${stored.length} changes in ${seconds.toFixed(1)} s${isWhole ? '' : ` (not the whole night of ${CHANGES} in ${NIGHT_S} s to 10,000)`}`,
  );
  printTable(['clients', 'edges', 'changes', 'p50 ms', 'p99 ms', 'max ms', 'origin/s'], delayRows(outcome));
  const judged = judge(outcome);
  console.log('');
  printTable(
    ['measure', 'value', 'target', ''],
    judged.map(({ what, value, target, isMet }) => [what, value, target, isMet ? 'PASS' : 'FAIL']),
  );
  printNotes(outcome);
  const missed = judged.filter(({ isMet }) => !isMet);
  if (missed.length === 0) return undefined;
  return missed.map(({ what, value, target }) => `${what} is ${value}, ${target} expected`).join('; ');
}

/** A change may take as long as the target: those of the last second before the kill are not counted. */
const beforeKill = ({ stored, killedMs }: Outcome) =>
  stored.filter(({ atMs }) => atMs <= killedMs - DELAY_MS);
/** While clients come back, the delay of a change is the time they take. */
const afterReturn = ({ stored, killedMs }: Outcome) =>
  stored.filter(({ atMs }) => atMs >= killedMs + BACK_MS);

const whole = (value: number) => (Number.isFinite(value) ? String(Math.round(value)) : 'never');
const three = (ms: readonly number[]) => [0.5, 0.99, 1].map((share) => whole(percentile(ms, share)));

function delayRows(outcome: Outcome): string[][] {
  const { few, options, rehearsed, crowd, origin } = outcome;
  const rows = [
    { clients: few, edges: 'two', changes: rehearsed, rate: origin.few },
    { clients: options.clients, edges: 'two', changes: beforeKill(outcome), rate: origin.many },
    { clients: options.clients, edges: 'one left', changes: afterReturn(outcome) },
  ];
  return rows.map(({ clients, edges, changes, rate }) => [
    clients.toLocaleString('en-GB'),
    edges,
    String(changes.length),
    ...(changes.length > 0 ? three(delaysOf(changes, crowd.reached, { clients })) : ['', '', '']),
    rate ? rate.perSecond.toFixed(1) : '',
  ]);
}

function judge(outcome: Outcome): Judged[] {
  const { options, crowd, goal, killedMs, readers, wrongScores, origin, opening, stored } = outcome;
  const { clients } = options;
  const p99 = percentile(delaysOf(beforeKill(outcome), crowd.reached, { clients }), 0.99);
  const lost = Math.ceil(clients / 2);
  const faults = faultsOfReturns(crowd.backs, { lost, goal: goal.seq });
  const slowest = Math.max(0, ...crowd.backs.map(({ backMs }) => backMs - killedMs));
  const failed = [...readers.failed.values()].reduce((sum, each) => sum + each, 0);
  const most = origin.few.perSecond * ORIGIN_SHARE;
  const rateOf = ({ perSecond }: OriginRate) => `${perSecond.toFixed(1)}/s`;
  const under = (rate: OriginRate) => ({
    value: rateOf(rate),
    target: `<= ${most.toFixed(1)}/s`,
    isMet: rate.perSecond <= most,
  });
  const head = stored.at(-1)!.seq;
  return [
    {
      what: 'stored to last client, both edges, p99',
      value: `${whole(p99)} ms`,
      target: `<= ${DELAY_MS} ms`,
      isMet: p99 <= DELAY_MS,
    },
    {
      what: 'clients of the killed edge back',
      value: faults.join(', ') || `all ${lost} after ${(slowest / 1_000).toFixed(1)} s`,
      target: `at the right version, <= ${BACK_MS / 1_000} s`,
      isMet: faults.length === 0 && slowest <= BACK_MS,
    },
    { what: `origin, ${clients} clients (${outcome.few}: ${rateOf(origin.few)})`, ...under(origin.many) },
    {
      what: `origin, while ${clients - outcome.few} clients open`,
      ...under(opening.many.origin),
    },
    {
      what: 'streams lost besides those of the killed edge',
      value: String(crowd.lost - lost),
      target: '0',
      isMet: crowd.lost === lost,
    },
    {
      what: 'clients at the last change',
      value: crowd.seq >= head ? 'all' : `one is at ${crowd.seq}`,
      target: `all at ${head}`,
      isMet: crowd.seq >= head,
    },
    {
      what: 'scores other than recorded',
      value: String(wrongScores),
      target: '0',
      isMet: wrongScores === 0,
    },
    {
      what: `failed of ${readers.done} reads`,
      value: String(failed),
      target: '0',
      isMet: failed === 0,
    },
  ];
}

function printNotes({ crowd, killedMs, readers, opening, origin }: Outcome): void {
  const opened = crowd.backs.map(({ openedMs }) => openedMs - killedMs);
  const back = crowd.backs.map(({ backMs }) => backMs - killedMs);
  const [reopened, current] = [opened, back].map((ms) => three(ms).join(', '));
  const refusals = [...readers.failed].map(([outcome, times]) => `${outcome}: ${times}`).join(', ');
  const openings = Object.values(opening).map(
    ({ clients, seconds, origin: rate }) =>
      `${clients} open after ${seconds.toFixed(1)} s (origin ${rate.perSecond.toFixed(1)}/s)`,
  );
  const routes = ({ byRoute }: OriginRate) =>
    byRoute.map(([route, perSecond]) => `${route} ${perSecond.toFixed(1)}`).join(', ');
  console.log(
    `\nafter the kill: streams open again after ${reopened} ms, current after ${current} ms (p50, p99, max); ` +
      `${crowd.backs.filter(({ snapshots }) => snapshots > 0).length} of ${crowd.backs.length} read the snapshot\n` +
      `clients: ${openings.join('; ')}; ${crowd.snapshots} snapshots read, ${crowd.refused} streams or reads refused\n` +
      `readers: ${readers.done} reads, ${readers.repeated} repeated at the other edge${refusals && `; ${refusals}`}\n` +
      `origin/s with few: ${routes(origin.few)}\norigin/s with all: ${routes(origin.many)}`,
  );
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  for (const row of [head, ...rows])
    console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '));
}
