/** Of the words about players: those of women's teams and competitions are feminine. */
export type Gender = 'masculine' | 'feminine';

type Named = { name: string; originalName: string };

/** Of a team or competition: the provider writes «Chelsea W» and «Serie A Women», we write «للسيدات». */
export function genderOf({ name, originalName }: Named): Gender {
  return /(^|\s)(لل)?سيدات(\s|$)/.test(name) || womens.test(originalName) ? 'feminine' : 'masculine';
}

/** Of a person: feminine only if all the teams they have played for are women's. A name alone says nothing. */
export function genderOfPlayer(teams: readonly (Named | null)[]): Gender {
  const known = teams.filter((team) => team !== null);
  const isWoman = known.length > 0 && known.every((team) => genderOf(team) === 'feminine');
  return isWoman ? 'feminine' : 'masculine';
}

const womens =
  /(^|\s)(W|WSL|NWSL|[Ww]omen(['’]?s)?|[Ll]adies|[Ff]rauen|[Ff]em[ei]nin[oa]|[Ff][ée]minine?s?|[Ff]emminile)(\s|$)/;
