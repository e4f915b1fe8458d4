import { describe, expect, test } from 'vitest';
import type { Player, Role, Squad } from '../model.ts';
import { squadsEngland } from '../tables/people/squads-england.ts';
import { findTeam, teams } from '../teams.ts';
import { countPeople } from './people-count.ts';
import { isRealName } from './real-names.ts';
import { tables } from './known-players.ts';
import { shortName } from './names.ts';
import { makeSquads } from './squads.ts';

const SEASONS = [2024, 2025, 2026];
const squadOf = makeSquads(1);
const squads = SEASONS.flatMap((season) => teams.map((team) => ({ season, ...squadOf(team, season) })));
const everybody = squads.flatMap(({ season, players, coach }) =>
  [...players, ...(coach ? [coach] : [])].map((person) => ({ season, person })),
);

const liverpool = findTeam(40)!;
const getafe = findTeam(546)!;

const count = ({ players }: Squad, role: Role) => players.filter((player) => player.role === role).length;
const idsOf = (players: readonly Player[]) => new Set(players.map(({ id }) => id));
const whereOf = ({ team, season }: { team: Squad['team']; season: number }) => `${team.name} ${season}`;
const isInvented = ({ players }: Squad) => players.every(({ isComposed }) => isComposed);

test('HOUSE: the same seed gives the same squad, another seed gives another', () => {
  expect(makeSquads(1)(getafe, 2026)).toEqual(squadOf(getafe, 2026));
  expect(makeSquads(2)(getafe, 2026)).not.toEqual(squadOf(getafe, 2026));
});

test('HOUSE: no two of a squad have the same number or name, and the first keeper has number 1', () => {
  const wrong = squads.filter(
    ({ players }) =>
      new Set(players.map(({ number }) => number)).size < players.length ||
      new Set(players.map(({ firstname, lastname }) => `${firstname} ${lastname}`)).size < players.length ||
      players.some(({ number }) => number < 1 || number > 99) ||
      players.find(({ number }) => number === 1)?.role !== 'G',
  );
  expect(wrong.map(whereOf)).toEqual([]);
});

describe('DLG-07: there are enough players for every line of a squad', () => {
  const clubs = squads.filter((squad) => !squad.team.isNational);
  const within = (number: number, [low, high]: readonly [number, number]) => number >= low && number <= high;

  test('a composed club', () => {
    const limits = [['G', [3, 3]], ['D', [8, 10]], ['M', [8, 10]], ['F', [6, 7]]] as const; // oxfmt-ignore
    const wrong = clubs
      .filter(isInvented)
      .filter(
        (squad) =>
          !within(squad.players.length, [26, 30]) ||
          limits.some(([role, limit]) => !within(count(squad, role), limit)),
      );
    expect(wrong.map(whereOf)).toEqual([]);
  });

  test('a club with real players', () => {
    const limits = [['G', [3, 3]], ['D', [8, 9]], ['M', [8, 12]], ['F', [3, 8]]] as const; // oxfmt-ignore
    const wrong = clubs
      .filter((squad) => !isInvented(squad))
      .filter(
        (squad) =>
          !within(squad.players.length, [26, 30]) ||
          limits.some(([role, limit]) => !within(count(squad, role), limit)),
      );
    expect(wrong.map(whereOf)).toEqual([]);
  });

  test('a national team, whose players are all of its country', () => {
    const nations = squads.filter((squad) => squad.team.isNational);
    const wrong = nations.filter(
      ({ players }) =>
        players.length !== 26 || new Set(players.map(({ nationality }) => nationality)).size > 1,
    );
    expect(nations.length).toBeGreaterThan(300);
    expect(wrong.map(whereOf)).toEqual([]);
  });
});

test('HOUSE: no composed person has the name of a real player or coach', () => {
  const wrong = everybody.filter(
    ({ person }) => person.isComposed && isRealName(`${person.firstname} ${person.lastname}`),
  );
  expect(wrong.map(({ person }) => person.name)).toEqual([]);
});

test('HOUSE: every player not marked as composed is in the list of their club', () => {
  const known = new Set([
    ...squadsEngland.map(([club, , , , name]) => `${club} ${shortName(name)}`),
    ...tables.flat().map(([club, , name]) => `${club} ${shortName(name)}`),
  ]);
  const real = squads.flatMap(({ team, players }) =>
    players.filter(({ isComposed }) => !isComposed).map((player) => `${team.id} ${player.name}`),
  );
  expect(new Set(real).size).toBeGreaterThan(1_000);
  expect(real.filter((row) => !known.has(row))).toEqual([]);
});

test.each([
  [2024, 0],
  [2025, 62],
  [2026, 62],
])('HOUSE: in season %i %i clubs have real players', (season, expected) => {
  const clubs = squads.filter((squad) => squad.season === season && !isInvented(squad));
  expect(clubs.length).toBe(expected);
});

test('HOUSE: at least 40 clubs of 2026 have at least eleven real players each', () => {
  const counts = squads
    .filter(({ season }) => season === 2026)
    .map(({ players }) => players.filter(({ isComposed }) => !isComposed).length);
  expect(counts.filter((known) => known >= 11).length).toBeGreaterThanOrEqual(40);
});

test('HOUSE: no real player is at two clubs, and no two of a club have one known number', () => {
  const rows = tables.flat();
  const names = [...rows.map(([, , name]) => name), ...squadsEngland.map(([, , , , name]) => name)];
  const listed = squads.filter(({ season }) => season === 2026).flatMap(({ players }) => players);
  const real = listed.filter(({ isComposed }) => !isComposed);
  expect(new Set(real.map(({ id }) => id)).size).toBe(real.length);
  expect(new Set(rows.map(([, , name]) => name)).size).toBe(rows.length);
  expect(names.length).toBeGreaterThan(1_200);
  const numbers = rows.flatMap(([club, , , number]) => (number ? [`${club} ${number}`] : []));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('HOUSE: known numbers and coaches are real ones, and no coach is composed next to real players', () => {
  const numberOf = (team: number, name: string) =>
    squadOf(findTeam(team)!, 2026).players.find((player) => player.name === name)?.number;
  expect(numberOf(40, 'M. Salah')).toBe(11);
  expect(numberOf(2939, 'C. Ronaldo')).toBe(7);
  expect(numberOf(1577, 'E. Ashour')).toBe(22);
  expect(squadOf(findTeam(529)!, 2026).coach).toMatchObject({ arabic: 'هانزي فليك', isComposed: false });
  const wrong = squads.filter((squad) => !isInvented(squad) && squad.coach?.isComposed);
  expect(wrong.map(whereOf)).toEqual([]);
});

test('HOUSE: a real player has the commonly known name, in Arabic too, and no invented data', () => {
  const salah = squadOf(liverpool, 2026).players.find(({ lastname }) => lastname === 'Salah');
  expect(salah).toMatchObject({
    name: 'M. Salah',
    arabic: 'محمد صلاح',
    nationality: 'Egypt',
    height: null,
    weight: null,
    birth: { date: '1992-06-15', place: null },
  });
  const cityNames = squadOf(findTeam(50)!, 2026).players.map(({ name }) => name);
  expect(cityNames).toContain('Rodri');
});

test('HOUSE: players are between 16 and 41, and composed ones leave in the year they turn 36', () => {
  const ages = squads.flatMap(({ season, players }) =>
    players.flatMap(({ birth, isComposed }) =>
      birth.date ? [{ isComposed, age: season - Number(birth.date.slice(0, 4)) }] : [],
    ),
  );
  const wrong = ages.filter(({ age, isComposed }) => age < 16 || age > (isComposed ? 35 : 41));
  expect(wrong).toEqual([]);
  expect(ages.some(({ age, isComposed }) => isComposed && age === 35)).toBe(true);
});

test('HOUSE: every person has an Arabic name without Latin letters', () => {
  const wrong = everybody.filter(({ person }) => !/^[\u0621-\u064a ]+$/u.test(person.arabic));
  expect(wrong.map(({ person }) => person.arabic)).toEqual([]);
});

test('HOUSE: an id is the same person with the same role in every season', () => {
  const known = new Map<number, string>();
  for (const { person } of everybody) {
    const role = 'role' in person ? person.role : 'coach';
    const { firstname, lastname, birth, height } = person;
    const identity = [firstname, lastname, birth.date, role, height].join(' ');
    expect(known.get(person.id) ?? identity).toBe(identity);
    known.set(person.id, identity);
  }
  expect(Math.max(...known.keys())).toBeLessThan(2 ** 31);
});

test('HOUSE: about four of a squad are new each year', () => {
  const invented = teams.filter((team) => isInvented(squadOf(team, 2026)));
  const fresh = invented.map((team) => {
    const before = idsOf(squadOf(team, 2024).players);
    return squadOf(team, 2026).players.filter(({ id }) => !before.has(id)).length / 2;
  });
  const mean = fresh.reduce((sum, number) => sum + number, 0) / fresh.length;
  expect(mean).toBeGreaterThan(3);
  expect(mean).toBeLessThan(5);
});

test('HOUSE: most of a club are from its country, and a quarter in the big leagues are from elsewhere', () => {
  const spanish = squads
    .filter(({ team, season }) => team.country === 'Spain' && !team.isNational && season === 2026)
    .flatMap(({ players }) => players);
  const foreign = spanish.filter(({ nationality }) => nationality !== 'Spain').length / spanish.length;
  expect(foreign).toBeGreaterThan(0.15);
  expect(foreign).toBeLessThan(0.35);
});

test('HOUSE: people are counted once, in however many squads', () => {
  const one = countPeople([squadOf(getafe, 2026)]);
  expect(one).toEqual({ real: 0, composed: squadOf(getafe, 2026).players.length + 1 });
  expect(countPeople([squadOf(getafe, 2026), squadOf(getafe, 2026)])).toEqual(one);
  expect(countPeople([squadOf(liverpool, 2026)]).real).toBeGreaterThan(20);
});
