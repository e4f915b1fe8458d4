import { type Gender, genderOf, type Named } from './gender.ts';

/** Separate, because a match loads the rest. Of a person: feminine only if all the teams they have played for are women's. A name alone says nothing. */
export function genderOfPlayer(teams: readonly (Named | null)[]): Gender {
  const known = teams.filter((team) => team !== null);
  const isWoman = known.length > 0 && known.every((team) => genderOf(team) === 'feminine');
  return isWoman ? 'feminine' : 'masculine';
}
