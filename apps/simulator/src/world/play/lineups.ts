import { randomOf, weighted, type Random } from '../../random.ts';
import type { Fixture, Flank, Lineup, Place, Player, Role, Squad } from '../model.ts';

/** The lines in front of the goalkeeper, each from the team's left to its right. */
const FORMATIONS: Readonly<Record<string, { lines: readonly string[]; weight: number }>> = {
  '4-3-3': { lines: ['DDDD', 'MMM', 'FFF'], weight: 24 },
  '4-2-3-1': { lines: ['DDDD', 'MM', 'FMF', 'F'], weight: 30 },
  '4-4-2': { lines: ['DDDD', 'MMMM', 'FF'], weight: 14 },
  '3-5-2': { lines: ['DDD', 'MMMMM', 'FF'], weight: 9 },
  '3-4-3': { lines: ['DDD', 'MMMM', 'FFF'], weight: 6 },
  '3-4-2-1': { lines: ['DDD', 'MMMM', 'MF', 'F'], weight: 7 },
  '5-3-2': { lines: ['DDDDD', 'MMM', 'FF'], weight: 3 },
  '4-1-4-1': { lines: ['DDDD', 'M', 'FMMF', 'F'], weight: 5 },
  '4-3-1-2': { lines: ['DDDD', 'MMM', 'M', 'FF'], weight: 2 },
};
const NAMES = Object.keys(FORMATIONS);
const WEIGHTS = NAMES.map((name) => FORMATIONS[name]!.weight);

/** The replacement roles when a squad runs out of a role. */
const NEXT_BEST: Record<Role, readonly Role[]> = {
  G: ['G', 'D', 'M', 'F'],
  D: ['D', 'M', 'F', 'G'],
  M: ['M', 'F', 'D', 'G'],
  F: ['F', 'M', 'D', 'G'],
};

/** DLG-07: eleven in the places of a formation, right side first as the provider lists them, and a bench. */
export function drawLineup(seed: number, fixture: Fixture, squad: Squad): Lineup {
  const random = randomOf(seed, 'lineup', fixture.id, squad.team.id);
  const formation = drawFormation(seed, squad, random);
  const byRole = inForm(random, squad.players);
  const starters = fill(FORMATIONS[formation]!.lines, byRole);
  return {
    formation,
    starters,
    substitutes: drawBench(byRole, fixture.competition.country.code === null ? 12 : 9),
    captain: captainOf(starters),
    coach: squad.coach,
  };
}

/** A coach has a favourite formation and changes it now and then. */
function drawFormation(seed: number, { team }: Squad, random: Random): string {
  const favourite = weighted(randomOf(seed, 'formation', team.id), WEIGHTS);
  return NAMES[random() < 0.72 ? favourite : weighted(random, WEIGHTS)]!;
}

type ByRole = Record<Role, Player[]>;

/** Mostly the best, but not always: some are tired, some are in form. */
function inForm(random: Random, players: readonly Player[]): ByRole {
  const byRole: ByRole = { G: [], D: [], M: [], F: [] };
  const ranked = players
    .map((player) => ({ player, form: player.quality + random() * (player.role === 'G' ? 0.1 : 0.35) }))
    .toSorted((a, b) => b.form - a.form);
  for (const { player } of ranked) byRole[player.role].push(player);
  return byRole;
}

function fill(lines: readonly string[], byRole: ByRole): Place[] {
  const places: Place[] = [{ player: take(byRole, 'G'), grid: '1:1' }];
  for (const [index, line] of lines.entries()) {
    for (let column = line.length; column >= 1; column--) {
      // A line consists of role letters.
      const player = take(byRole, line[column - 1] as Role, flankAt(line.length, column));
      places.push({ player, grid: `${index + 2}:${column}` });
    }
  }
  return places;
}

/** Lines of three and more have flanks; shorter ones have none. */
function flankAt(length: number, column: number): Flank | undefined {
  if (length < 3) return undefined;
  if (column === 1) return 'L';
  return column === length ? 'R' : 'C';
}

/** The best of those known to play in that place, else the best whose place is open, else the best of the role. */
function take(byRole: ByRole, role: Role, where?: Flank): Player {
  const from = NEXT_BEST[role].find((one) => byRole[one].length > 0);
  if (!from) throw new Error('a squad of fewer than eleven cannot play');
  const players = byRole[from];
  const own = where ? players.findIndex(({ flank }) => flank === where) : 0;
  const open = players.findIndex(({ flank }) => flank === undefined || flank === where);
  const index = own >= 0 ? own : Math.max(open, 0);
  return players.splice(index, 1)[0]!;
}

/** The second goalkeeper first, then the best of each line. */
function drawBench(left: ByRole, size: number): Player[] {
  const keepers = left.G.slice(0, size > 9 ? 2 : 1);
  const roles: readonly Role[] = ['D', 'M', 'F', 'M', 'D', 'F', 'M', 'D', 'F', 'M', 'D'];
  const bench = [...keepers];
  const rest = { ...left, G: [] };
  for (const role of roles.slice(0, size - keepers.length)) {
    const from = NEXT_BEST[role].find((one) => rest[one].length > 0);
    if (from) bench.push(rest[from].shift()!);
  }
  return bench;
}

/** For players whose birthday is not known. */
const USUAL_YEAR = 1998;

/** The longest-serving player, estimated by age. */
function captainOf(starters: readonly Place[]): Player {
  const rank = ({ quality, birth }: Player) => quality - Number(birth.date?.slice(0, 4) ?? USUAL_YEAR) * 0.08;
  return starters.reduce(
    (best, { player }) => (rank(player) > rank(best) ? player : best),
    starters[0]!.player,
  );
}
