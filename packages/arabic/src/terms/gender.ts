/** Of the words about players: those of women's teams and competitions are feminine. */
export type Gender = 'masculine' | 'feminine';

export type Named = { name: string; originalName: string };

/** Of a team or competition: the provider writes «Chelsea W» and «Serie A Women», we write «للسيدات». */
export const genderOf = ({ name, originalName }: Named): Gender =>
  womens.test(`${name} ${originalName}`) ? 'feminine' : 'masculine';

const womens = / (N?WSL|W)( |$)|سيدات|women|ladies|frauen|f[eé]mm?[ei]ni[nl]/i;
