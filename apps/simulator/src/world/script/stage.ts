import { BREAK_MS, MINUTE_MS, SHOOTOUT } from '../play/figures.ts';
import type { Minute, Period, Played } from '../model.ts';
import type { Script, ScriptedPhase } from './script.ts';

/** Long enough for the last kick of any script. */
const SHOOTOUT_MS = SHOOTOUT.beforeMs + 41 * SHOOTOUT.kickMs;
/** The stoppage time of a half unless an event needs more. */
const STOPPAGE = { 45: 2, 90: 4, 105: 1, 120: 1 };

type Stage = Pick<Played, 'periods' | 'finalPhase' | 'endsAt'>;

type Half = { phase: '1H' | '2H' | 'ET'; before: number; length: number };
const halves = {
  first: { phase: '1H', before: 0, length: 45 },
  second: { phase: '2H', before: 45, length: 45 },
  third: { phase: 'ET', before: 90, length: 15 },
  fourth: { phase: 'ET', before: 105, length: 15 },
} as const satisfies Record<string, Half>;

const withExtraTime: ReadonlySet<ScriptedPhase> = new Set(['BT', 'ET', 'AET', 'P', 'PEN']);
const withKicks: ReadonlySet<ScriptedPhase> = new Set(['P', 'PEN']);

/** HOUSE: the periods of a match that reaches that phase, with enough stoppage time for its events. */
export function stageOf(phase: ScriptedPhase, kickoff: number, minutes: readonly Minute[]): Stage {
  const periods: Period[] = [];
  const end = () => periods.at(-1)?.to ?? kickoff;
  const play = ({ phase: half, before, length }: Half) => {
    const last = (before + length) as keyof typeof STOPPAGE; // the four halves end there
    const extras = minutes.filter(({ elapsed }) => elapsed === last).map(({ extra }) => extra ?? 0);
    const added = Math.max(STOPPAGE[last], ...extras);
    const to = end() + (length + added) * MINUTE_MS;
    periods.push({ phase: half, from: end(), to, board: { before, length } });
  };
  const rest = (of: 'HT' | 'BT' | 'P', length: number) =>
    periods.push({ phase: of, from: end(), to: end() + length, board: null });

  play(halves.first);
  rest('HT', BREAK_MS.half);
  play(halves.second);
  if (withExtraTime.has(phase)) {
    rest('BT', BREAK_MS.extraTime);
    play(halves.third);
    rest('BT', BREAK_MS.extraHalf);
    play(halves.fourth);
  }
  if (withKicks.has(phase)) rest('P', SHOOTOUT_MS);
  const finalPhase = withKicks.has(phase) ? 'PEN' : withExtraTime.has(phase) ? 'AET' : 'FT';
  return { periods, finalPhase, endsAt: end() };
}

/** The start of that minute; undefined if the match has no such minute. */
export function instantOf(periods: readonly Period[], { elapsed, extra }: Minute): number | undefined {
  const half = periods.find(
    ({ board }) => board && board.before < elapsed && elapsed <= board.before + board.length,
  );
  if (!half?.board) return undefined;
  const at = half.from + (elapsed - half.board.before - 1 + (extra ?? 0)) * MINUTE_MS;
  return at < half.to ? at : undefined;
}

/** The minute if the script sets none. */
const usual: Partial<Record<ScriptedPhase, number>> = { '1H': 30, '2H': 70, ET: 100, BT: 90 };

/** The moment in the scripted phase and minute, after all its events. */
export function momentOf(
  { phase, minute, extra }: Script & { phase: ScriptedPhase },
  { periods, endsAt }: Stage,
  happened: readonly Minute[],
): number {
  const endOf = (minutes: readonly Minute[]) =>
    Math.max(...minutes.flatMap((one) => instantOf(periods, one) ?? [])) + MINUTE_MS - 1;
  switch (phase) {
    case 'NS':
      return periods[0]!.from - 1;
    case '1H':
    case '2H':
    case 'ET':
      return endOf([{ elapsed: minute ?? usual[phase]!, extra: extra ?? null }, ...happened]);
    case 'HT':
      return periods.find((period) => period.phase === 'HT')!.from;
    case 'BT': {
      const isLate = (minute ?? Math.max(90, ...happened.map(({ elapsed }) => elapsed))) > 90;
      const breaks = periods.filter((period) => period.phase === 'BT');
      return breaks[isLate ? 1 : 0]!.from;
    }
    case 'P':
      return endsAt - 1;
    case 'FT':
    case 'AET':
    case 'PEN':
      return endsAt;
  }
}
