import type { WireLineup } from '../src/wire/lineups.ts';

const places = ['1:1', '2:4', '2:3', '2:2', '2:1', '3:2', '3:1', '4:3', '4:2', '4:1', '5:1'];
const letters = 'GDDDDMMMMMF';

/** A player at their place in a 4-2-3-1; ids and numbers are 1 to 11, and 12 to 14 on the bench. */
export function aPlace(
  number: number,
  player: Partial<NonNullable<WireLineup['startXI']>[0]['player']> = {},
) {
  return {
    player: {
      id: number,
      name: `P. Player${number}`,
      number,
      pos: letters[number - 1] ?? 'M',
      grid: places[number - 1] ?? null,
      ...player,
    },
  };
}

export const anEleven = () => places.map((_, index) => aPlace(index + 1));

const shirt = { primary: 'F00000', number: 'ffffff', border: 'f00000' };

/** One valid side of `fixtures/lineups`. */
export function aLineup(rest: Partial<WireLineup> = {}) {
  return {
    team: { id: 2932, name: 'Al-Hilal Saudi FC', logo: null, colors: { player: shirt, goalkeeper: shirt } },
    coach: { id: 1595, name: 'S. Inzaghi', photo: null },
    formation: '4-2-3-1',
    startXI: anEleven(),
    substitutes: [12, 13, 14].map((number) => aPlace(number)),
    ...rest,
  } satisfies WireLineup;
}
