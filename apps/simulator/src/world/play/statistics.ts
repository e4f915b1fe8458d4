import { around, randomOf } from '../../random.ts';
import {
  CHANCE,
  FOUL_REASONS,
  GOALS_INSIDE,
  LENGTH,
  PASSES,
  PENALTY_SAVED,
  PRECISION,
} from './action-figures.ts';
import { actionsOf, type Action } from './actions.ts';
import { OTHER, SIDES } from './pitch.ts';
import { isGoal } from './score.ts';
import { isStarted, minutesSoFar, spellsOf, type Spell, type Started } from './spells.ts';
import type { Incident, MatchNow, Side, Tally } from '../model.ts';

export type TeamNumbers = {
  onGoal: number;
  offGoal: number;
  blocked: number;
  shots: number;
  inside: number;
  outside: number;
  fouls: number;
  corners: number;
  offsides: number;
  /** In percent. */
  possession: number;
  yellows: number;
  reds: number;
  saves: number;
  passes: number;
  accurate: number;
  expectedGoals: number;
  goalsPrevented: number;
};

const COUNTED = ['saved', 'off', 'blocked', 'foul', 'corner', 'offside'] as const;

/** DLG-08: both sides' statistics so far, consistent with the score and with each other; null before the kick-off. */
export function teamStatistics(seed: number, match: MatchNow): Record<Side, TeamNumbers> | null {
  if (!isStarted(match)) return null;
  const actions = actionsOf(seed, match, COUNTED);
  const share = possessionAt(seed, match);
  const passing = passesOf(seed, match, spellsOf(match));
  const numbers = { home: countSide(match, actions, 'home'), away: countSide(match, actions, 'away') };
  for (const side of SIDES) {
    const own = numbers[side];
    const others = numbers[OTHER[side]];
    const conceded = match.incidents.filter((one) => isShotGoal(one) && one.side === OTHER[side]).length;
    own.saves = others.onGoal - conceded;
    own.goalsPrevented = Math.round(others.expectedGoals - conceded) + 0; // avoids -0
    own.possession = share[side];
    for (const { total, accurate } of passing[side]) {
      own.passes += total;
      own.accurate += accurate;
    }
  }
  return numbers;
}

/** A goal scored by a shot of its own side, not an own goal. */
export function isShotGoal(incident: Incident): boolean {
  return isGoal(incident) && incident.detail !== 'Own Goal';
}

/** Whether a missed penalty was saved; otherwise it missed the goal. */
export function isSaved({ at, detail, isShootout }: Incident): boolean {
  return detail === 'Missed Penalty' && !isShootout && randomOf('penalty', at)() < PENALTY_SAVED;
}

/** A penalty of the match itself, scored or not. */
export function isPenaltyKick({ type, detail, isShootout }: Incident): boolean {
  return type === 'Goal' && !isShootout && (detail === 'Penalty' || detail === 'Missed Penalty');
}

export function isFoul({ type, comments }: Incident): boolean {
  return type === 'Card' && FOUL_REASONS.includes(comments);
}

function countSide({ incidents, fixture }: MatchNow, actions: readonly Action[], side: Side): TeamNumbers {
  const own = NOBODY_MOVED();
  let chances = 0;
  const { rates } = fixture.competition;
  const usual = (rates.home + rates.away) / CHANCE.goals;
  const shoot = (where: 'onGoal' | 'offGoal' | 'blocked', isInside: boolean, chance: number) => {
    own[where]++;
    own.shots++;
    own[isInside ? 'inside' : 'outside']++;
    chances += chance;
  };
  for (const action of actions) {
    if (action.side !== side) continue;
    const { kind, isInside, worth } = action;
    const chance = (isInside ? CHANCE.inside : CHANCE.outside) * (0.4 + 1.2 * worth) * usual;
    if (kind === 'saved') shoot('onGoal', isInside, chance);
    else if (kind === 'off') shoot('offGoal', isInside, chance);
    else if (kind === 'blocked') shoot('blocked', isInside, chance);
    else if (kind === 'foul') own.fouls++;
    else if (kind === 'corner') own.corners++;
    else if (kind === 'offside') own.offsides++;
  }
  for (const one of incidents) {
    if (one.side !== side) continue;
    if (isPenaltyKick(one)) {
      shoot(one.detail === 'Penalty' || isSaved(one) ? 'onGoal' : 'offGoal', true, CHANCE.penalty);
    } else if (isShotGoal(one)) {
      const isInside = randomOf('goal', one.at)() < GOALS_INSIDE;
      shoot('onGoal', isInside, (isInside ? CHANCE.inside : CHANCE.outside) * usual);
    }
    if (one.type === 'Card') own[one.detail === 'Red Card' ? 'reds' : 'yellows']++;
    if (isFoul(one)) own.fouls++;
  }
  own.expectedGoals = Math.round(chances * 100) / 100;
  return own;
}

const NOBODY_MOVED = (): TeamNumbers => ({
  onGoal: 0,
  offGoal: 0,
  blocked: 0,
  shots: 0,
  inside: 0,
  outside: 0,
  fouls: 0,
  corners: 0,
  offsides: 0,
  possession: 0,
  yellows: 0,
  reds: 0,
  saves: 0,
  passes: 0,
  accurate: 0,
  expectedGoals: 0,
  goalsPrevented: 0,
});

function drawPossession(seed: number, { fixture }: MatchNow) {
  const random = randomOf(seed, 'possession', fixture.id);
  const share = around(random, 50 + 9 * (fixture.home.strength - fixture.away.strength), 7);
  return { share: Math.min(78, Math.max(24, share)), random };
}

/** Fluctuates at first, settles towards the end. */
function possessionAt(seed: number, match: Started): Tally {
  const { share, random } = drawPossession(seed, match);
  const swing = around(random, 0, 8) * Math.max(0, 1 - minutesSoFar(match) / 90);
  const home = Math.round(Math.min(78, Math.max(24, share + swing)));
  return { home, away: 100 - home };
}

export type Passing = { spell: Spell; total: number; accurate: number };

/** The passes of every player so far, by minutes played; the team's are their sum. */
export function passesOf(
  seed: number,
  match: MatchNow,
  spells: Record<Side, Spell[]>,
): Record<Side, Passing[]> {
  const { share, random } = drawPossession(seed, match);
  const both = Math.min(1050, Math.max(780, around(random, 915, 65)));
  const ofSide = (side: Side): Passing[] => {
    const part = side === 'home' ? share : 100 - share;
    const precision = Math.min(0.91, Math.max(0.72, around(random, 0.81 + (part - 50) * 0.003, 0.04)));
    const eleven = spells[side].filter(({ isSubstitute }) => !isSubstitute);
    const weights = eleven.reduce((sum, { player }) => sum + PASSES[player.role], 0);
    const each = (both * part) / 100 / LENGTH / weights;
    return spells[side].map((spell) => {
      const { role } = spell.player;
      const total = Math.floor((spell.to - spell.from) * each * PASSES[role]);
      const accurate = Math.floor(total * Math.min(0.97, precision + PRECISION[role]));
      return { spell, total, accurate };
    });
  };
  return { home: ofSide('home'), away: ofSide('away') };
}
