import { around, randomOf } from '../../random.ts';
import { RATINGS } from './action-figures.ts';
import { actionsOf, makeCasting, type Action, type Cast } from './actions.ts';
import { OTHER, SIDES } from './pitch.ts';
import { isGoal } from './score.ts';
import { isStarted, minutesOf, spellsOf, type Spell, type Started } from './spells.ts';
import { isFoul, isPenaltyKick, isSaved, isShotGoal, passesOf } from './statistics.ts';
import type { Incident, MatchNow, Player, Side } from '../model.ts';

/** Null minutes and rating: an unused substitute. */
export type PlayerRow = {
  player: Player;
  minutes: number | null;
  rating: number | null;
  isCaptain: boolean;
  isSubstitute: boolean;
  offsides: number;
  shots: { total: number; on: number };
  goals: { total: number; conceded: number; assists: number; saves: number };
  passes: { total: number; key: number; accurate: number };
  tackles: { total: number; blocks: number; interceptions: number };
  duels: { total: number; won: number };
  dribbles: { attempts: number; success: number; past: number };
  fouls: { drawn: number; committed: number };
  cards: { yellow: number; red: number };
  penalty: { won: number; committed: number; scored: number; missed: number; saved: number };
};

type Rows = Map<Player, PlayerRow>;

/** DLG-09: player statistics so far; sums equal the team's, the rest the incidents. Null before the kick-off. */
export function playerRows(seed: number, match: MatchNow): Record<Side, PlayerRow[]> | null {
  if (!isStarted(match)) return null;
  const spells = spellsOf(match);
  const rows = { home: blankRows(match, 'home'), away: blankRows(match, 'away') };
  for (const side of SIDES) {
    for (const spell of spells[side]) {
      const row = rows[side].get(spell.player);
      if (row) row.minutes = minutesOf(spell);
    }
  }
  const cast = makeCasting(seed, match, spells);
  for (const action of actionsOf(seed, match)) countAction(rows, action, cast(action));
  for (const one of match.incidents) countIncident(rows, one, spells);
  const ownGoals = new Set(
    match.incidents.filter(({ detail }) => detail === 'Own Goal').map(({ player }) => player),
  );
  const passing = passesOf(seed, match, spells);
  for (const side of SIDES) {
    for (const { spell, total, accurate } of passing[side]) {
      const row = rows[side].get(spell.player)!;
      row.passes.total = total;
      row.passes.accurate = accurate;
    }
    const against = match.incidents.filter((one) => isGoal(one) && one.side === OTHER[side]).length;
    const random = randomOf(seed, 'rating', side, match.fixture.id);
    for (const row of rows[side].values()) {
      const day = around(random, RATINGS.drift, RATINGS.spread);
      row.rating = rate(row, { day, against, ownGoals });
    }
  }
  return { home: [...rows.home.values()], away: [...rows.away.values()] };
}

function blankRows({ played }: Started, side: Side): Rows {
  const { starters, substitutes, captain } = played.lineups[side];
  const rows: Rows = new Map();
  for (const { player } of starters)
    rows.set(player, blank(player, { isCaptain: player === captain, isSubstitute: false }));
  for (const player of substitutes) rows.set(player, blank(player, { isCaptain: false, isSubstitute: true }));
  return rows;
}

function blank(player: Player, as: Pick<PlayerRow, 'isCaptain' | 'isSubstitute'>): PlayerRow {
  return {
    player,
    minutes: null,
    rating: null,
    ...as,
    offsides: 0,
    shots: { total: 0, on: 0 },
    goals: { total: 0, conceded: 0, assists: 0, saves: 0 },
    passes: { total: 0, key: 0, accurate: 0 },
    tackles: { total: 0, blocks: 0, interceptions: 0 },
    duels: { total: 0, won: 0 },
    dribbles: { attempts: 0, success: 0, past: 0 },
    fouls: { drawn: 0, committed: 0 },
    cards: { yellow: 0, red: 0 },
    penalty: { won: 0, committed: 0, scored: 0, missed: 0, saved: 0 },
  };
}

function duel(winner: PlayerRow, loser: PlayerRow): void {
  winner.duels.total++;
  winner.duels.won++;
  loser.duels.total++;
}

function countAction(
  rows: Record<Side, Rows>,
  { kind, side, worth }: Action,
  { player, other, mate }: Cast,
): void {
  const row = rows[side].get(player)!;
  const against = rows[OTHER[side]].get(other)!;
  switch (kind) {
    case 'saved':
    case 'off':
    case 'blocked':
      row.shots.total++;
      if (mate) rows[side].get(mate)!.passes.key++;
      if (kind === 'saved') row.shots.on++;
      if (kind === 'saved') against.goals.saves++;
      if (kind === 'blocked') against.tackles.blocks++;
      return;
    case 'foul':
      row.fouls.committed++;
      against.fouls.drawn++;
      return duel(against, row);
    case 'offside':
      row.offsides++;
      return;
    case 'tackle':
      row.tackles.total++;
      return duel(row, against);
    case 'interception':
      row.tackles.interceptions++;
      return;
    case 'dribble':
      row.dribbles.attempts++;
      if (worth < 0.5) return duel(against, row);
      row.dribbles.success++;
      against.dribbles.past++;
      return duel(row, against);
    case 'aerial':
      return duel(row, against);
    case 'corner':
  }
}

function countIncident(rows: Record<Side, Rows>, one: Incident, spells: Record<Side, Spell[]>): void {
  const { side, player, assist, type, detail } = one;
  // An own goal is listed under the side that gains it.
  const row = player && rows[detail === 'Own Goal' ? OTHER[side] : side].get(player);
  if (type === 'Card' && row) row.cards[detail === 'Red Card' ? 'red' : 'yellow']++;
  if (isFoul(one) && row) row.fouls.committed++;
  if (isFoul(one)) randomOpponent(rows, spells, one).fouls.drawn++;
  if (isPenaltyKick(one)) {
    if (row) row.penalty[detail === 'Penalty' ? 'scored' : 'missed']++;
    if (row) row.penalty.won++;
    randomOpponent(rows, spells, one).penalty.committed++;
  }
  if (isSaved(one)) {
    const keeper = keeperAt(rows, spells, one);
    keeper.goals.saves++;
    keeper.penalty.saved++;
  }
  if ((isShotGoal(one) || isPenaltyKick(one)) && row) {
    row.shots.total++;
    if (isGoal(one) || isSaved(one)) row.shots.on++;
  }
  if (!isGoal(one)) return;
  if (isShotGoal(one) && row) row.goals.total++;
  if (assist) {
    const maker = rows[side].get(assist)!;
    maker.goals.assists++;
    maker.passes.key++;
  }
  keeperAt(rows, spells, one).goals.conceded++;
}

function onThen(spells: Record<Side, Spell[]>, { side, minute }: Incident): Player[] {
  return spells[OTHER[side]]
    .filter(({ board }) => board.from <= minute.elapsed && minute.elapsed <= board.to)
    .map(({ player }) => player);
}

function randomOpponent(rows: Record<Side, Rows>, spells: Record<Side, Spell[]>, one: Incident): PlayerRow {
  const on = onThen(spells, one);
  const player = on[Math.floor(randomOf('somebody', one.at)() * on.length)]!;
  return rows[OTHER[one.side]].get(player)!;
}

function keeperAt(rows: Record<Side, Rows>, spells: Record<Side, Spell[]>, one: Incident): PlayerRow {
  const on = onThen(spells, one);
  return rows[OTHER[one.side]].get(on.findLast(({ role }) => role === 'G') ?? on[0]!)!;
}

type Verdict = { day: number; against: number; ownGoals: ReadonlySet<Player | null> };

/** A player's form of the day, and the outcome. */
function rate(
  { minutes, player, goals, cards }: PlayerRow,
  { day, against, ownGoals }: Verdict,
): number | null {
  if (minutes === null) return null;
  const isBack = player.role === 'G' || player.role === 'D';
  const rating =
    RATINGS.start +
    day * Math.min(1, 0.3 + minutes / 90) +
    goals.total * RATINGS.goal +
    goals.assists * RATINGS.assist +
    goals.saves * RATINGS.save +
    (isBack && against === 0 && minutes >= 60 ? RATINGS.cleanSheet : 0) +
    (isBack ? against * RATINGS.conceded : 0) +
    (cards.red ? RATINGS.red : cards.yellow * RATINGS.yellow) +
    (ownGoals.has(player) ? RATINGS.ownGoal : 0);
  return Math.round(Math.min(RATINGS.highest, Math.max(RATINGS.lowest, rating)) * 10) / 10;
}
