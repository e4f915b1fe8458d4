import { expect, test } from 'vitest';
import { aLineup, anEleven, aPlace } from '../../testing/lineup.ts';
import { mappedOf } from '../../testing/provider.ts';
import { toLineup } from './lineup.ts';

type Item = Parameters<typeof aLineup>[0];
const lineup = (rest?: Item) => mappedOf(toLineup(aLineup(rest)));

/** The eleven with some places replaced. */
function eleven(...others: ReturnType<typeof aPlace>[]) {
  const replaced = new Map(others.map((place) => [place.player.number, place]));
  return anEleven().map((place) => replaced.get(place.player.number) ?? place);
}

test('DLG-07: a line-up is the formation, the colours, the coach, eleven places and a bench', () => {
  const { starters, substitutes, ...rest } = lineup();
  expect(rest).toEqual({
    teamId: 2932,
    formation: '4-2-3-1',
    colours: { shirt: '#f00000', number: '#ffffff' },
    coach: { id: 1595, name: 'S. Inzaghi', photo: null },
  });
  expect(starters[0]).toEqual({
    id: 1,
    name: 'P. Player1',
    number: 1,
    position: 'goalkeeper',
    grid: { row: 1, column: 1 },
  });
  expect(starters.map(({ grid }) => grid?.row)).toEqual([1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5]);
  expect(substitutes.map(({ id, position, grid }) => [id, position, grid])).toEqual([
    [12, 'midfielder', null],
    [13, 'midfielder', null],
    [14, 'midfielder', null],
  ]);
});

test.each<[string, Item]>([
  ['ten starters', { formation: null, startXI: anEleven().slice(0, 10) }],
  ['an outfield player in the goalkeeper’s row', { startXI: eleven(aPlace(11, { grid: '1:1' })) }],
  ['an outfield player in goal', { startXI: eleven(aPlace(1, { pos: 'D' })) }],
  ['a second goalkeeper in the field', { startXI: eleven(aPlace(6, { pos: 'G' })) }],
  ['one place missing', { startXI: eleven(aPlace(5, { grid: null })) }],
  ['a place that is not numeric', { startXI: eleven(aPlace(5, { grid: 'left' })) }],
  ['two in one place', { startXI: eleven(aPlace(5, { grid: '2:2' })) }],
  ['a row skipped', { startXI: eleven(aPlace(11, { grid: '6:1' })) }],
  ['rows of another formation', { formation: '4-3-3' }],
  ['a forward on the row of the defence', { startXI: eleven(aPlace(3, { pos: 'F' })) }],
  ['a defender up front', { startXI: eleven(aPlace(11, { pos: 'D' })) }],
])('DLG-07: quirk 7: %s, and no player has a place', (_, item) => {
  const { starters } = lineup(item);
  expect(starters.length).toBeGreaterThanOrEqual(10);
  expect(starters.filter(({ grid }) => grid !== null)).toEqual([]);
});

test('DLG-07: quirk 7: a wing-back in midfield or a missing formation is no error', () => {
  const { starters } = lineup({ formation: null, startXI: eleven(aPlace(6, { pos: 'D' })) });
  expect(starters.every(({ grid }) => grid !== null)).toBe(true);
});

test('DLG-07: quirk 8: fields that small leagues lack are null and the rest is read', () => {
  const item = {
    team: { id: 530, name: 'Atletico Madrid', logo: null, colors: null },
    coach: { id: null, name: null, photo: null },
    formation: null,
    startXI: [{ player: { id: null, name: 'J. Oblak', number: null, pos: null, grid: null } }],
    substitutes: null,
  };
  expect(mappedOf(toLineup(item))).toEqual({
    teamId: 530,
    formation: null,
    colours: null,
    coach: null,
    starters: [{ id: null, name: 'J. Oblak', number: null, position: null, grid: null }],
    substitutes: [],
  });
});

test.each([
  ['red', 'ffffff'],
  ['f00000', null],
])('DLG-07: quirk 8: a shirt %s with a number %s is no pair of colours', (primary, number) => {
  const team = { id: 2932, colors: { player: { primary, number } } };
  expect(lineup({ team }).colours).toBeNull();
});

test('DLG-07: quirk 8: a place without a player is left out', () => {
  const substitutes = [aPlace(12), aPlace(13, { id: 0, name: null })];
  expect(lineup({ substitutes }).substitutes.map(({ id }) => id)).toEqual([12]);
});

test('HOME-14: a line-up of no team is refused', () => {
  expect(toLineup({ ...aLineup(), team: { id: null } })).toEqual({
    ok: false,
    id: null,
    reason: expect.stringContaining('team.id'),
  });
});
