import { findFixture, fixturesBetween, type Fixture } from './rounds.ts';
import {
  minuteAt,
  timelineOf,
  type Incident,
  type Minute,
  type Periods,
  type Side,
  type WorldRules,
} from './timeline.ts';

/** A postponement becomes known this long before the kick-off. */
const NOTICE_MS = 6 * 60 * 60_000;
/** No match lasts longer. */
const LONGEST_MS = 3 * 60 * 60_000;

export type Phase = 'NS' | 'PST' | '1H' | 'HT' | '2H' | 'FT';
export type Tally = Record<Side, number>;

/** What somebody made happen from outside. A cancellation takes the last goal off. */
export type Intervention = { at: number; kind: 'goal' | 'card'; side: Side } | { at: number; kind: 'cancel' };

export type Shown = Incident & { minute: Minute };

/** A match as it stands at one moment. */
export type MatchNow = {
  fixture: Fixture;
  phase: Phase;
  minute: Minute | null;
  /** When the final whistle goes; null where there is none to come. */
  endsAt: number | null;
  /** Of the whole playing time, how much is over: 0 to 1. */
  progress: number;
  goals: Tally;
  halftimeGoals: Tally;
  incidents: Shown[];
};

export type Moment = { now: number; interventions: (fixtureId: number) => readonly Intervention[] };

/** The football world: everything in it follows from the rules, the moment and what was done from outside. */
export function makeWorld(rules: WorldRules) {
  const at = (fixture: Fixture, moment: Moment) => matchAt(rules, fixture, moment);
  return {
    matchesBetween: (range: { from: number; to: number }, moment: Moment): MatchNow[] =>
      fixturesBetween(rules.seed, range).map((fixture) => at(fixture, moment)),

    liveMatches: (moment: Moment): MatchNow[] =>
      fixturesBetween(rules.seed, { from: moment.now - LONGEST_MS, to: moment.now + 1 })
        .map((fixture) => at(fixture, moment))
        .filter(isLive),

    findMatch(id: number, moment: Moment): MatchNow | undefined {
      const fixture = findFixture(rules.seed, id);
      return fixture && at(fixture, moment);
    },
  };
}
export type World = ReturnType<typeof makeWorld>;

export function isLive({ phase }: MatchNow): boolean {
  return phase === '1H' || phase === 'HT' || phase === '2H';
}

export function isGoal({ type, detail }: Incident): boolean {
  return type === 'Goal' && detail !== 'Missed Penalty';
}

function matchAt(rules: WorldRules, fixture: Fixture, { now, interventions }: Moment): MatchNow {
  const notPlayed = {
    fixture,
    minute: null,
    endsAt: null,
    progress: 0,
    incidents: [],
    goals: tally([]),
    halftimeGoals: tally([]),
  };
  if (fixture.isPostponed) return { ...notPlayed, phase: now < fixture.kickoff - NOTICE_MS ? 'NS' : 'PST' };
  if (now < fixture.kickoff) return { ...notPlayed, phase: 'NS' };

  const { periods, incidents } = timelineOf(rules, fixture);
  const happened = unfold(incidents, interventions(fixture.id), now);
  const goals = happened.filter(isGoal);
  const minute = minuteAt(periods, now);
  const phase = phaseAt(periods, now);
  return {
    fixture,
    phase,
    minute: phase === 'HT' ? { elapsed: minute.elapsed, extra: null } : minute,
    endsAt: periods.end,
    progress: progressAt(periods, now),
    goals: tally(goals),
    halftimeGoals: tally(goals.filter((goal) => goal.at < periods.secondHalf)),
    incidents: happened.map((incident) => ({ ...incident, minute: minuteAt(periods, incident.at) })),
  };
}

function phaseAt({ halftime, secondHalf, end }: Periods, now: number): Phase {
  if (now < halftime) return '1H';
  if (now < secondHalf) return 'HT';
  return now < end ? '2H' : 'FT';
}

function progressAt({ kickoff, halftime, secondHalf, end }: Periods, now: number): number {
  const first = Math.min(now, halftime) - kickoff;
  const second = Math.max(0, Math.min(now, end) - secondHalf);
  return (first + second) / (halftime - kickoff + end - secondHalf);
}

/** What the world drew and what was done from outside, in the order of time up to now. */
function unfold(drawn: readonly Incident[], done: readonly Intervention[], now: number): Incident[] {
  const all = [...drawn, ...done].filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
  let happened: Incident[] = [];
  for (const one of all) {
    if (!('kind' in one)) happened.push(one);
    else if (one.kind !== 'cancel') happened.push(incidentOf(one));
    else happened = withoutLastGoal(happened, one.at);
  }
  return happened;
}

function incidentOf({ at, side, kind }: Intervention & { side: Side }): Incident {
  return kind === 'goal'
    ? { at, side, type: 'Goal', detail: 'Normal Goal' }
    : { at, side, type: 'Card', detail: 'Yellow Card' };
}

/** As the provider shows it: the goal goes from the list and a row of its own says why. */
function withoutLastGoal(happened: Incident[], at: number): Incident[] {
  const goal = happened.findLast(isGoal);
  if (!goal) return happened;
  const rest = happened.filter((incident) => incident !== goal);
  return [...rest, { at, side: goal.side, type: 'Var', detail: 'Goal cancelled' }];
}

function tally(goals: readonly Incident[]): Tally {
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}
