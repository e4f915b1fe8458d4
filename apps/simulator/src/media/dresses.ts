import { translate } from '@safira/arabic/names/translate';
import { crestLook, type CrestLook, patterns } from '@safira/football/drawings/crest-look';
import { inkOn } from '@safira/football/drawings/contrast';
import { emblemLook } from '@safira/football/drawings/emblem-look';
import { randomOf } from '../random.ts';
import type { Competition, Player, Team } from '../world/model.ts';
import { flagColours, keeperColours, patternColour } from './colours.ts';
import { crestSvg, emblemSvg, flagSvg, stadiumSvg, jacketSvg, shirtSvg, type Dress } from './drawings.ts';

/** The pictures of everything in the world: the same name gives the same picture, whatever the seed. */

export function teamSvg(team: Team): string {
  const name = translate('club', team.name, team.country).text;
  const look = crestLook({ name, originalName: team.name });
  return crestSvg(team.isNational ? look : { ...look, ...dressed(dressOf(team)) });
}

/** A club of the world has its own colours. */
function dressed({ colours, pattern }: Dress): Pick<CrestLook, 'painted' | 'disc' | 'ink'> {
  const [field] = colours;
  const painted = [
    { area: 'M0 0H48V48H0Z', colour: field },
    { area: pattern, colour: patternColour(colours) },
  ];
  return { painted, disc: field, ink: inkOn(field) };
}

export function leagueSvg({ id, name, country }: Competition): string {
  const arabic = translate('competition', name, country.name).text;
  return emblemSvg(emblemLook({ id, name: arabic, originalName: name, country: country.name }));
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
