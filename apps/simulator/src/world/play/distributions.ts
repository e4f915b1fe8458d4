import { DRAW_SHARES, EXPECTED } from './expected.ts';
import { matchAt } from './match-now.ts';
import { SIDES } from './pitch.ts';
import { playerRows } from './player-rows.ts';
import { isGoal } from './score.ts';
import { isPenaltyKick, teamStatistics } from './statistics.ts';
import type { Incident, MatchNow, Played, Rates } from '../model.ts';

export type Compared = { name: string; expected: number; measured: number; ratio: number };

/** Sums by name: how often each thing was drawn. */
export type Counted = { sums: Map<string, number>; expected: Rates; drawShare: number };

/** Counts the events of drawn matches, each at its end. Only matches over the full ninety minutes count. */
export function countMatches(seed: number, played: Iterable<Played>): Counted {
  const sums = new Map<string, number>();
  const add = (name: string, value = 1) => sums.set(name, (sums.get(name) ?? 0) + value);
  const rates: Rates = { home: 0, away: 0, yellows: 0, reds: 0, fouls: 0, corners: 0 };
  let draws = 0;
  for (const one of played) {
    if (one.finalPhase === 'ABD') continue;
    const { competition } = one.fixture;
    for (const name of Object.keys(rates) as (keyof Rates)[]) rates[name] += competition.rates[name];
    draws += DRAW_SHARES[competition.id] ?? EXPECTED.drawShare;
    const match = matchAt(one.fixture, { now: one.endsAt, interventions: () => [] }, () => one);
    countResult(add, match);
    for (const incident of one.incidents) countIncident(add, incident);
    countNumbers(add, seed, match);
    countStoppage(add, one);
  }
  const matches = sums.get('matches') ?? 1;
  for (const name of Object.keys(rates) as (keyof Rates)[]) rates[name] /= matches;
  return { sums, expected: rates, drawShare: draws / matches };
}

type Add = (name: string, value?: number) => void;

function countResult(add: Add, { fulltime, halftime }: MatchNow): void {
  if (!fulltime || !halftime) return;
  add('matches');
  add(fulltime.home === fulltime.away ? 'draws' : fulltime.home > fulltime.away ? 'home wins' : 'away wins');
  add('home goals', fulltime.home);
  add('away goals', fulltime.away);
  add('first-half goals', halftime.home + halftime.away);
}

function countIncident(add: Add, one: Incident): void {
  const { elapsed, extra } = one.minute;
  if (one.isShootout) {
    add('kicks');
    if (one.detail === 'Penalty') add('kicks scored');
    return;
  }
  if (one.type === 'Var') return add(`video ${videoKind(one.detail)}`);
  if (one.until !== null || elapsed > 90) return;
  const quarter = Math.floor((elapsed - 1) / 15) + 1;
  if (isPenaltyKick(one)) add('penalties');
  if (isGoal(one)) {
    add('goals');
    add(`goals quarter ${quarter}`);
    if (extra !== null) add(`goals stoppage ${elapsed}`);
    add(one.detail);
    if (one.detail === 'Normal Goal') add(`scored by ${one.player?.role}`);
    if (one.assist) add('assists');
  } else if (one.type === 'Card') countCard(add, one, quarter);
  else if (one.type === 'subst') add(`changes ${stretchOf(elapsed)}`);
}

function countCard(add: Add, { detail, comments, side, minute }: Incident, quarter: number): void {
  add(detail);
  add(`${side} cards`);
  if (detail === 'Yellow Card') return add(`cards quarter ${quarter}`);
  if (comments === null) add('second yellows');
  if (minute.elapsed > 60) add('late reds');
}

function stretchOf(elapsed: number): string {
  if (elapsed <= 45) return 'first half';
  if (elapsed === 46) return 'break';
  return elapsed <= 60 ? 'to60' : `to${Math.ceil(elapsed / 10) * 10}`;
}

function videoKind(detail: string): keyof typeof EXPECTED.videoKinds {
  if (detail.startsWith('Goal Disallowed') || detail === 'Goal cancelled') return 'disallowed';
  if (detail === 'Penalty cancelled') return 'penaltyCancelled';
  return detail.startsWith('Penalty') ? 'penaltyGiven' : 'other';
}

function countNumbers(add: Add, seed: number, match: MatchNow): void {
  const numbers = teamStatistics(seed, match);
  const rows = playerRows(seed, match);
  if (!numbers || !rows) return;
  for (const side of SIDES) {
    for (const [name, value] of Object.entries(numbers[side])) {
      add(`all ${name}`, value);
      add(`${side} ${name}`, value);
    }
    for (const { rating } of rows[side]) {
      if (rating === null) continue;
      add('ratings');
      add('rating', rating);
    }
  }
}

function countStoppage(add: Add, { periods }: Played): void {
  for (const { phase, from, to, board } of periods) {
    if (board && phase !== 'ET') add(`stoppage ${phase}`, (to - from) / 60_000 - board.length);
  }
}

/** Each figure of the reference compared with the measured one. */
export function compareWith({ sums, expected, drawShare }: Counted): Compared[] {
  const sum = (name: string) => sums.get(name) ?? 0;
  const list: Compared[] = [];
  const compare = (name: string, reference: number, measured: number) =>
    list.push({ name, expected: reference, measured, ratio: measured / reference });
  const matches = sum('matches');
  const goals = sum('goals');
  const shots = sum('all shots');
  const penalties = sum('penalties');

  compare('goals home', expected.home, sum('home goals') / matches);
  compare('goals away', expected.away, sum('away goals') / matches);
  compare('draws', drawShare, sum('draws') / matches);
  compare(
    'goals in the first half',
    EXPECTED.firstHalfShare,
    sum('first-half goals') / (sum('home goals') + sum('away goals')),
  );
  for (const [index, share] of EXPECTED.goalQuarters.entries()) {
    compare(`goals in quarter ${index + 1}`, share, sum(`goals quarter ${index + 1}`) / goals);
  }
  compare(
    'goals in stoppage time, first half',
    EXPECTED.firstStoppageGoals,
    sum('goals stoppage 45') / goals,
  );
  compare(
    'goals in stoppage time, second half',
    EXPECTED.secondStoppageGoals,
    sum('goals stoppage 90') / goals,
  );
  compare('goals by penalty', EXPECTED.penaltyGoals, sum('Penalty') / goals);
  compare('own goals', EXPECTED.ownGoals, sum('Own Goal') / goals);
  compare('penalties', EXPECTED.penalties, penalties / matches);
  compare('penalties scored', EXPECTED.penaltiesScored, sum('Penalty') / penalties);
  compare('goals assisted', EXPECTED.assisted, sum('assists') / sum('Normal Goal'));
  for (const [role, share] of Object.entries(EXPECTED.scorers)) {
    compare(`scorers ${role}`, share, sum(`scored by ${role}`) / sum('Normal Goal'));
  }
  compare('yellow cards', expected.yellows, sum('Yellow Card') / matches);
  compare('red cards', expected.reds, sum('Red Card') / matches);
  for (const [index, share] of EXPECTED.cardQuarters.entries()) {
    compare(`cards in quarter ${index + 1}`, share, sum(`cards quarter ${index + 1}`) / sum('Yellow Card'));
  }
  compare('reds by second yellow', EXPECTED.secondYellows, sum('second yellows') / sum('Red Card'));
  compare('reds after the hour', EXPECTED.lateReds, sum('late reds') / sum('Red Card'));
  compare('cards away to home', EXPECTED.awayCards, sum('away cards') / sum('home cards'));
  compare('shots home', EXPECTED.homeShots, sum('home shots') / matches);
  compare('shots away', EXPECTED.awayShots, sum('away shots') / matches);
  compare('shots on goal', EXPECTED.onGoal, sum('all onGoal') / shots);
  compare('shots off goal', EXPECTED.offGoal, sum('all offGoal') / shots);
  compare('shots blocked', EXPECTED.blocked, sum('all blocked') / shots);
  compare('shots inside the box', EXPECTED.insideBox, sum('all inside') / shots);
  compare('goals per shot', EXPECTED.goalsPerShot, (goals - sum('Own Goal')) / shots);
  compare('expected goals to goals', 1, sum('all expectedGoals') / goals);
  compare('possession home', EXPECTED.homePossession, sum('home possession') / matches);
  compare('passes', EXPECTED.passes, sum('all passes') / matches);
  compare('fouls', expected.fouls, sum('all fouls') / matches);
  compare('fouls home to away', EXPECTED.homeFouls, sum('home fouls') / sum('away fouls'));
  compare('corners', expected.corners, sum('all corners') / matches);
  compare(
    'corners home to away',
    EXPECTED.homeCorners / EXPECTED.awayCorners,
    sum('home corners') / sum('away corners'),
  );
  compare('offsides', EXPECTED.offsides, sum('all offsides') / matches);
  const stretches = Object.keys(EXPECTED.changeStretches) as (keyof typeof EXPECTED.changeStretches)[];
  const later = stretches.reduce((total, stretch) => total + sum(`changes ${stretch}`), 0);
  const changes = later + sum('changes first half');
  compare('substitutions', EXPECTED.substitutions, changes / matches);
  compare('substitutions in the first half', EXPECTED.firstHalfChanges, sum('changes first half') / changes);
  for (const stretch of stretches) {
    compare(`substitutions ${stretch}`, EXPECTED.changeStretches[stretch], sum(`changes ${stretch}`) / later);
  }
  const kinds = Object.keys(EXPECTED.videoKinds) as (keyof typeof EXPECTED.videoKinds)[];
  const video = kinds.reduce((total, kind) => total + sum(`video ${kind}`), 0);
  compare('video', EXPECTED.video, video / matches);
  for (const kind of kinds) compare(`video ${kind}`, EXPECTED.videoKinds[kind], sum(`video ${kind}`) / video);
  compare('stoppage time, first half', EXPECTED.firstStoppage, sum('stoppage 1H') / matches);
  compare('stoppage time, second half', EXPECTED.secondStoppage, sum('stoppage 2H') / matches);
  compare('rating', EXPECTED.rating, sum('rating') / sum('ratings'));
  if (sum('kicks'))
    compare('shoot-out kicks scored', EXPECTED.shootoutScored, sum('kicks scored') / sum('kicks'));
  return list;
}
