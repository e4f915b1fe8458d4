import type { ComingMatch, EpisodeFacts, TableRow } from '@safira/podcast/facts';
import type { MatchRecord, Side } from '@safira/reports/record';

export type ReadGoal = {
  side: Side;
  player: string;
  minute: string;
  elapsed: number;
  kind: string;
  /** Own goals and those of the other side, before it. */
  before: [number, number];
  hadLed: boolean;
  isLast: boolean;
  isOnly: boolean;
  /** After it the side was ahead until the end. */
  isWinning: boolean;
  ofScorer: number;
};

/** What the check knows of the match that a sentence is about, and of the tables. */
export type Known = {
  text: string;
  facts: EpisodeFacts;
  match: MatchRecord | undefined;
  coming: ComingMatch | undefined;
  goals: readonly ReadGoal[];
  winner: Side | undefined;
  wasBehind: (side: Side) => boolean;
  sideOf: (name: string) => Side;
  rowOf: (name: string) => TableRow | undefined;
  /** Of the second of a table: how many points the first is ahead; NaN for any other team. */
  gapOf: (name: string) => number;
  lastPlace: (id: number) => boolean;
  tableOf: (league: string) => readonly TableRow[];
  runOf: (name: string, isPart: (one: string) => boolean) => number;
  /** The team that the sentence before named. */
  previousTeam: string | undefined;
};

export type Claim = {
  pattern: RegExp;
  isTrue: (found: Record<string, string | undefined>, known: Known) => boolean;
};

/** In a pattern `T` is any team and `P` any player. */
export function withNames({ source }: RegExp, names: { team: string; player: string }): RegExp {
  const replaced = source.replaceAll(
    /(?<![A-Za-z<(?\\\d])([TP])(?![A-Za-z\d>])/g,
    (_, kind: string) => `(?:${kind === 'T' ? names.team : names.player})`,
  );
  return new RegExp(replaced, 'u');
}

export const anyOf = (names: Iterable<string>): string =>
  [...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.()|+?]/g, String.raw`\$&`))
    .join('|') || '(?!)';

export function goalsIn({ events, teams }: MatchRecord): ReadGoal[] {
  const order = ({ time }: MatchRecord['events'][number]) => time.elapsed * 1000 + (time.extra ?? 0);
  const scored = events
    .filter(({ type, detail }) => type === 'Goal' && /^(Normal Goal|Own Goal|Penalty)$/.test(detail))
    .toSorted((a, b) => order(a) - order(b));
  const score = { home: 0, away: 0 };
  const led = { home: false, away: false };
  const tally = new Map<string, number>();
  const goals = scored.map(({ team, time, player, detail }, index): ReadGoal => {
    const side = team.id === teams.home.id ? 'home' : 'away';
    const other = side === 'home' ? 'away' : 'home';
    const before: [number, number] = [score[side], score[other]];
    const hadLed = led[side];
    score[side]++;
    if (score[side] > score[other]) led[side] = true;
    const name = player.name ?? '';
    if (detail !== 'Own Goal') tally.set(name, (tally.get(name) ?? 0) + 1);
    return {
      side,
      player: name,
      minute: minuteWords(time),
      elapsed: time.elapsed,
      kind: detail,
      before,
      hadLed,
      isLast: index === scored.length - 1,
      isOnly: scored.length === 1,
      isWinning: false,
      ofScorer: tally.get(name) ?? 0,
    };
  });
  const lead = goals.findLast(({ before: [own, others] }) => own === others);
  return goals.map((goal) => ({ ...goal, isWinning: goal === lead }));
}

export function minuteWords({ elapsed, extra }: { elapsed: number; extra: number | null }): string {
  if (!extra) return elapsed <= 1 ? 'الدقيقة الأولى' : `الدقيقة ${elapsed}`;
  return elapsed === 45 ? 'الوقت بدل الضائع للشوط الأول' : 'الوقت بدل الضائع';
}
