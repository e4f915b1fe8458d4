import { expect, test } from 'vitest';
import { anItem } from '../../testing/fixture.ts';
import { aLineup } from '../../testing/lineup.ts';
import { aPlayer, aSide } from '../../testing/players.ts';
import {
  aCoach,
  aLeague,
  anInjury,
  aPrediction,
  aSquad,
  aStanding,
  aTeam,
  someStandings,
} from '../../testing/records.ts';
import { collect, type Reader, wholeOrNothing } from './collect.ts';
import * as readers from './readers.ts';

const { venue } = aTeam();
const standings = (id: number, season: number) => {
  const { league } = someStandings([aStanding()]);
  return { league: { ...league, id, season } };
};
const season = (id: number) => {
  const { league, ...item } = aLeague({});
  return { ...item, league: { ...league, id } };
};
const sideOf = (id: number) => ({ ...aSide(), team: { id } });

/** Two different items of a list, the first of them sent twice. */
const repeated = <T>(what: string, reader: Reader<T>, [first, second]: [unknown, unknown]) =>
  [what, () => collect([first, second, first], reader)] as const;

test.each([
  repeated('matches with their players', readers.observedMatch, [anItem({ id: 1 }), anItem({ id: 2 })]),
  repeated('matches', readers.match, [anItem({ id: 1 }), anItem({ id: 2 })]),
  repeated('competitions', readers.seasons, [season(1), season(2)]),
  repeated('teams', readers.team, [aTeam({ team: { id: 1 } }), aTeam({ team: { id: 2 } })]),
  repeated('venues', readers.venueProfile, [
    { ...venue, id: 1 },
    { ...venue, id: 2 },
  ]),
  repeated('venues without ids', readers.venueProfile, [{ name: 'One' }, { name: 'Two' }]),
  repeated('squads', readers.squad, [aSquad({}), { ...aSquad({}), team: { id: 2 } }]),
  repeated('coaches', readers.candidate, [aCoach(1), aCoach(2)]),
  repeated('tables of two seasons', readers.standings, [standings(1, 2025), standings(1, 2026)]),
  repeated('tables of two competitions', readers.standings, [standings(1, 2025), standings(2, 2025)]),
  repeated('rounds', readers.round, ['Final', 'Semi-finals']),
  repeated('injuries of two players', readers.injury, [anInjury(), anInjury({ player: { id: 2 } })]),
  repeated('injuries for two matches', readers.injury, [anInjury(), anInjury({ match: 2 })]),
  repeated('players', readers.player, [aPlayer({ id: 1 }), aPlayer({ id: 2 })]),
  repeated('line-ups', readers.lineup, [aLineup(), aLineup({ team: { id: 2 } })]),
  repeated('sides of appearances', readers.appearances, [sideOf(1), sideOf(2)]),
])('HOME-14: %s are sent twice, each is returned once', (_, collected) => {
  expect(collected()).toMatchObject({ items: { length: 2 }, refused: [] });
});

test('DLG-04: a prediction that is sent twice is returned once, for the match that was requested', () => {
  const { items } = collect([aPrediction(), aPrediction({ advice: 'Away' })], readers.predictionOf(77));
  expect(items).toMatchObject([{ matchId: 77, advice: 'Away' }]);
});

test('HOME-14: sides without a player are returned as one empty list', () => {
  const empty = { ...sideOf(1), players: [] };
  expect(collect([empty, empty], readers.appearances).items).toEqual([[]]);
});

test('HOME-14: an item is sent twice, the last one counts at the place of the first', () => {
  const named = (id: number, name: string) => aTeam({ team: { id, name } });
  const { items } = collect([named(1, 'old'), named(2, 'other'), named(1, 'new')], readers.team);
  expect(items.map(({ id, name }) => [id, name])).toEqual([
    [1, 'new'],
    [2, 'other'],
  ]);
});

test('HOME-14: a bad item is returned with its id, its reason and itself', () => {
  const bad = { team: { id: 490 } };
  expect(collect([bad, aTeam()], readers.team)).toMatchObject({
    items: [{ id: 490 }],
    refused: [{ id: 490, reason: expect.stringContaining('team.name'), item: bad }],
  });
});

test('HOME-14: a list that is stored as a whole contains a bad item, nothing of it is stored', () => {
  const bad = { team: { id: null } };
  const answer = collect([aLineup(), bad], readers.lineup);
  expect(wholeOrNothing(answer)).toEqual({ items: [], refused: answer.refused });
  expect(wholeOrNothing(collect([aLineup()], readers.lineup)).items).toHaveLength(1);
});

test.each([
  ['a whole number', 7, 7],
  ['text', '7', null],
  ['a fraction', 7.5, null],
  ['too large for the database', 2 ** 31, null],
  ['just small enough', 2 ** 31 - 1, 2 ** 31 - 1],
  ['too small for the database', -(2 ** 31), null],
])('HOME-14: an unreadable item has an id that is %s, it is reported as %s %j', (_, id, reported) => {
  expect(collect([{ team: { id } }], readers.team).refused[0]!.id).toBe(reported);
});

test.each([[undefined], [null], ['text'], [{ team: null }], [{ team: 7 }]])(
  'HOME-14: the item %j has no id, it is refused without one',
  (item) => {
    expect(collect([item], readers.team)).toMatchObject({ items: [], refused: [{ id: null, item }] });
  },
);

test('HOME-14: an item has several faults, the reason names each with its place', () => {
  const [refused] = collect([{ team: { id: 'x', name: 7 } }], readers.team).refused;
  expect(refused!.reason).toMatch(/^team\.id: .+; team\.name: /);
});
