import type { MatchRecord, Side, Team } from '@safira/reports/record';
import type { ClaimOf } from './reader.ts';

export type PlayedGoal = {
  side: Side;
  minute: string;
  player: string;
  assist: string | null;
  kind: 'play' | 'penalty' | 'own';
  /** Own goals and those of the other side, before it. */
  before: [number, number];
  hadLed: boolean;
  ofScorer: number;
};

type Moment = { side: Side; minute: string; player: string };

/** The record as the check reads it: on its own, without the code that writes reports. */
export type Played = {
  record: MatchRecord;
  text: string;
  goals: readonly PlayedGoal[];
  redCards: readonly Moment[];
  missed: readonly Moment[];
  takenOff: readonly Moment[];
  yellows: Record<Side, number>;
  /** For patterns: the names of both teams. */
  team: string;
  player: string;
  sideOf: (name: string) => Side;
  goalIn: (text: string) => PlayedGoal | undefined;
  run: (team: string, isPart: (outcome: string) => boolean) => number;
};

export type Claim = ClaimOf<Omit<Played, 'text'>>;

export function playedOf(record: MatchRecord): Omit<Played, 'text'> {
  const { teams, events } = record;
  const order = ({ time }: (typeof events)[number]) => time.elapsed * 1_000 + (time.extra ?? 0);
  const moments = events
    .toSorted((a, b) => order(a) - order(b))
    .map((event) => ({
      event,
      side: event.team.id === teams.home.id ? ('home' as const) : ('away' as const),
      minute: `${event.time.elapsed}${event.time.extra ? `+${event.time.extra}` : ''}`,
      player: event.player.name ?? '',
    }));
  const of = (type: string, detail: RegExp) =>
    moments.filter(
      ({ event }) => event.type === type && detail.test(event.detail) && !/shoot/i.test(event.comments ?? ''),
    );
  const goals = goalsFrom(of('Goal', /^(Normal Goal|Own Goal|Penalty)$/));
  const [home, away] = [nameOf(teams.home), nameOf(teams.away)];
  const players = events
    .flatMap(({ player, assist }) => [player.name, assist.name])
    .filter((name) => name !== null);
  const yellows = of('Card', /^Yellow/);
  const goalIn = (text: string) =>
    goals.find(({ minute, player, side }) => {
      const isThen =
        text.includes(`الدقيقة ${minute}`) &&
        !text.includes(`الدقيقة ${minute}+`) &&
        !new RegExp(`الدقيقة ${minute.replace('+', '\\+')}\\d`).test(text);
      const isForThem = goals.length === 1 || namesTeam(text, side === 'home' ? home : away);
      return isThen && text.includes(player) && isForThem;
    });
  return {
    record,
    goals,
    redCards: of('Card', /Red|Second/),
    missed: of('Goal', /Missed/),
    takenOff: of('Var', /^Goal (cancel|Disallow)/i),
    yellows: {
      home: yellows.filter(({ side }) => side === 'home').length,
      away: yellows.filter(({ side }) => side === 'away').length,
    },
    team: anyOf([home, away].flatMap((name) => [name, withoutArticle(name)])),
    player: anyOf(players),
    sideOf: (name) => (name === home || name === withoutArticle(home) ? 'home' : 'away'),
    goalIn,
    run: (name, isPart) => {
      const outcomes = record.outcomes[name === home || name === withoutArticle(home) ? 'home' : 'away'];
      let length = 0;
      while (length < outcomes.length && isPart(outcomes[outcomes.length - 1 - length]!)) length++;
      return length;
    },
  };
}

export function nameOf({ name, isNational, gender }: Team): string {
  if (isNational) return name.startsWith('منتخب') ? name : `منتخب ${name}`;
  return gender === 'feminine' ? `فريق ${name}` : name;
}

const namesTeam = (text: string, name: string) =>
  text.includes(name) || text.includes(`ل${withoutArticle(name)}`);

/** After a lam: «للأهلي» is «ل» and «لأهلي». */
export const withoutArticle = (name: string) =>
  name.startsWith('الل') ? name.slice(2) : name.replace(/^ال/, 'ل');

export const anyOf = (names: readonly string[]) =>
  [...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.()|+?]/g, String.raw`\$&`))
    .join('|') || '(?!)';

type Scored = Moment & { event: MatchRecord['events'][number] };

function goalsFrom(scored: readonly Scored[]): PlayedGoal[] {
  const score = { home: 0, away: 0 };
  const led = { home: false, away: false };
  const tally = new Map<string, number>();
  return scored.map(({ side, minute, player, event }) => {
    const other = side === 'home' ? 'away' : 'home';
    const before: [number, number] = [score[side], score[other]];
    const hadLed = led[side];
    score[side]++;
    if (score[side] > score[other]) led[side] = true;
    const kind = event.detail === 'Own Goal' ? 'own' : event.detail === 'Penalty' ? 'penalty' : 'play';
    const key = `${event.player.id} ${player}`;
    if (kind !== 'own') tally.set(key, (tally.get(key) ?? 0) + 1);
    const assist = event.assist.name;
    return {
      side,
      minute,
      player,
      assist,
      kind,
      before,
      hadLed,
      ofScorer: kind === 'own' ? 0 : tally.get(key)!,
    };
  });
}
