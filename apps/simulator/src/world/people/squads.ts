import { randomOf, shuffled, whole } from '../../random.ts';
import type { Flank, Person, Player, Role, Squad, Team } from '../model.ts';
import { composeCoach, composePlayer } from './compose-person.ts';
import { knownCoachOf } from './known-coaches.ts';
import { type KnownPlayer, knownPlayersOf } from './known-players.ts';

const ROLES = ['G', 'D', 'M', 'F'] as const;

type Counts = Record<Role, number>;
type Member = {
  person: Person;
  role: Role;
  rank: number;
  bloom: number;
  number?: number | undefined;
  flank?: Flank | undefined;
};
type Where = { seed: number; team: Team; season: number };

/** DLG-07: the squad of a team in a season; repeated calls return the same squad. */
export function makeSquads(seed: number): (team: Team, season: number) => Squad {
  const drawn = new Map<string, Squad>();
  return (team, season) => {
    const key = `${team.id}:${season}`;
    let squad = drawn.get(key);
    if (!squad) {
      squad = drawSquad({ seed, team, season });
      drawn.set(key, squad);
    }
    return squad;
  };
}

function drawSquad(where: Where): Squad {
  const { seed, team, season } = where;
  const counts = drawCounts(seed, team);
  const known = knownPlayersOf(team, season);
  const members = known.length > 0 ? filledUp(where, known) : composed(where, counts, {});
  const numbers = drawNumbers(seed, team, members);
  const players = members.map(({ person, role, rank, bloom, flank }, index): Player => ({
    ...person,
    role,
    ...(flank && { flank }),
    number: numbers[index]!,
    quality: qualityOf(randomOf(seed, 'quality', person.id), {
      share: Math.min(1, rank / counts[role]),
      bloom,
    }),
  }));
  // A composed coach next to real players would be taken for a real one.
  const coach = known.length > 0 ? (knownCoachOf(team) ?? null) : composeCoach(seed, team, season);
  return { team, players, coach };
}

/** The same for all seasons, because a place in the squad has a fixed role. */
function drawCounts(seed: number, team: Team): Counts {
  if (team.isNational) return { G: 3, D: 9, M: 8, F: 6 };
  const random = randomOf(seed, 'squad', team.id);
  const [D, M] = [whole(random, 8, 10), whole(random, 8, 10)];
  return { G: 3, D, M, F: D + M === 16 ? 7 : whole(random, 6, 7) };
}

/** Thirty places, whatever the size of a squad: a place, and so its person, keeps the role. */
const FIRST_PLACE: Counts = { G: 0, D: 3, M: 13, F: 23 };
const PLACES: Counts = { G: 3, D: 10, M: 10, F: 7 };

/** The composed players of each role after the first `taken` places. */
function composed({ seed, team, season }: Where, counts: Counts, taken: Partial<Counts>): Member[] {
  return ROLES.flatMap((role) =>
    Array.from({ length: counts[role] }, (_, rank) => rank)
      .slice(taken[role] ?? 0)
      .map((rank) => {
        const place = FIRST_PLACE[role] + (rank % PLACES[role]);
        const { person, age } = composePlayer(seed, { team, season }, { role, place });
        return { person, role, rank, bloom: bloomAt(age) };
      }),
  );
}

const MOST: Counts = { G: 3, D: 9, M: 10, F: 8 };
/** The source of the English squads lists wingers as midfielders, so a club may have few forwards. */
const LEAST: Counts = { G: 3, D: 8, M: 8, F: 3 };
const SMALLEST_SQUAD = 26;
/** Composed players at such a club are youth players. */
const YOUTH = 0.5;

function filledUp(where: Where, known: readonly KnownPlayer[]): Member[] {
  const taken: Counts = { G: 0, D: 0, M: 0, F: 0 };
  const members: Member[] = [];
  for (const { person, role, number, flank } of known) {
    if (taken[role] >= MOST[role]) continue;
    members.push({ person, role, rank: taken[role]++, bloom: 1, number, flank });
  }
  const target = { ...taken };
  for (const role of ROLES) target[role] = Math.max(taken[role], LEAST[role]);
  while (ROLES.reduce((sum, role) => sum + target[role], 0) < SMALLEST_SQUAD) {
    target[target.D < MOST.D ? 'D' : 'M']++;
  }
  const youths = composed(where, target, taken).map((member) => ({ ...member, bloom: member.bloom * YOUTH }));
  return [...members, ...youths].toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
}

const FIRST_NUMBERS: Record<Role, readonly number[]> = {
  G: [1],
  D: [2, 3, 4, 5, 6],
  M: [8, 10],
  F: [9, 11, 7],
};
const OTHER_NUMBERS = [
  ...Array.from({ length: 32 }, (_, index) => index + 12),
  45,
  47,
  55,
  66,
  77,
  80,
  88,
  90,
  99,
];

/** The first of each role have the traditional numbers. A number belongs to the place: successors inherit it. */
function drawNumbers(seed: number, team: Team, members: readonly Member[]): number[] {
  const others = shuffled(randomOf(seed, 'numbers', team.id), OTHER_NUMBERS);
  const known = new Set(members.map(({ number }) => number));
  if (!members.some(({ number }) => number !== undefined)) {
    return members.map(({ role, rank }, index) => FIRST_NUMBERS[role][rank] ?? others[index]!);
  }
  // Next to known numbers the others take what is left: the first free one of their role, or any.
  const taken = new Set(known);
  return members.map(({ role, number }) => {
    if (number !== undefined) return number;
    const free = [...FIRST_NUMBERS[role], ...others].find((one) => !taken.has(one))!;
    taken.add(free);
    return free;
  });
}

/** Players are at their best between 23 and 31. */
function bloomAt(age: number): number {
  if (age < 23) return 1 - (23 - age) * 0.05;
  return age > 31 ? 1 - (age - 31) * 0.04 : 1;
}

function qualityOf(random: () => number, { share, bloom }: { share: number; bloom: number }): number {
  const quality = (0.95 - share * 0.6 + (random() - 0.5) * 0.16) * bloom;
  return Math.round(Math.min(1, Math.max(0, quality)) * 100) / 100;
}
