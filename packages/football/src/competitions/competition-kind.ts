type Competition = { name: string; originalName: string; country: string };

/** Whether the Arabic name says that it is a cup; the qualification for one is not. */
export function isCup({ name }: Pick<Competition, 'name'>): boolean {
  return /(^|\s)(ال)?(كأس|كوبا|سوبر|درع)(\s|$)/.test(name) && !/^(ال)?(تصفيات|ملحق|دوري)(\s|$)/.test(name);
}

/** Whether national teams play it: only the name of the provider says so. */
export function isOfNations({
  originalName,
  country,
}: Pick<Competition, 'originalName' | 'country'>): boolean {
  return country === 'World' && ofNations.test(originalName);
}

const ofNations = new RegExp(
  [
    '\\bNations\\b',
    'Asian Cup|Gold Cup|^World Cup\\b|^(Arab|Baltic|COSAFA|Confederations|Gulf) Cup',
    '^Copa America\\b|^Euro Championship|^CONMEBOL - |^UEFA (U\\d\\d )?Championship',
    '^(A|SA|WA|EA)FF\\b|\\bGames$|^Olympics\\b|^Friendlies( Women)?$',
  ].join('|'),
);
