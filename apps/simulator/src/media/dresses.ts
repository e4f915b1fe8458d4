import { translate } from '@safira/arabic/translate';
import { patterns } from '@safira/football/drawn-from-name';
import { randomOf } from '../random.ts';
import type { Competition, Player, Team } from '../world/model.ts';
import { emblemColours, flagColours, keeperColours } from './colours.ts';
import { crestSvg, emblemSvg, flagSvg, stadiumSvg, jacketSvg, shirtSvg, type Dress } from './drawings.ts';
import { initialOf } from './lettering.ts';

/** The pictures of everything in the world: the same name gives the same picture, whatever the seed. */

export function teamSvg(team: Team): string {
  return crestSvg(dressOf(team), initialOf(translate('club', team.name, team.country).text));
}

export function leagueSvg({ id, name, country, type }: Competition): string {
  const letter = initialOf(translate('competition', name, country.name).text);
  return emblemSvg(pick(emblemColours, `emblem of ${id}`), letter, type === 'Cup');
}

export function playerSvg({ role, number }: Pick<Player, 'role' | 'number'>, team: Team): string {
  return shirtSvg(dressOf(team), number, role === 'G' ? pick(keeperColours, team.name) : null);
}

export const coachSvg = (team: Team): string => jacketSvg(dressOf(team));

export const venueSvg = (home: Team): string => stadiumSvg(dressOf(home));

export function countrySvg(code: string): string {
  const random = randomOf('flag', code);
  const left = [...flagColours];
  const next = () => left.splice(Math.floor(random() * left.length), 1)[0]!;
  return flagSvg(code, [next(), next(), next()], random() < 0.5);
}

const dressOf = ({ name, colours }: Team): Dress => ({ colours, pattern: pick(patterns, name) });

function pick<T>(from: readonly T[], word: string): T {
  return from[Math.floor(randomOf('picture', word)() * from.length)]!;
}
