/** Words that belong to the name after them: «فان دايك», «عبد الرحمن». */
const leading = new Set(
  'أبو آل آيت ابن بن بو تير دا داس دل دن دو دوس دي دير ديل سانت عبد فان فون لا لو لوس ماك ولد'.split(' '),
);
/** Words that belong to the name before them: «فينيسيوس جونيور». */
const trailing = new Set(['جونيور', 'الابن']);

/**
 * DLG-07: the name at a shirt, by the full names of everyone in the match: the surname alone, with the initial where
 * several have it, in full where the initial is the same too.
 */
export function pitchLabels(names: readonly string[]): (name: string) => string {
  const isShared = (label: (name: string) => string, name: string) =>
    names.filter((one) => label(one) === label(name)).length > 1;
  return (name) => {
    if (!isShared(surnameOf, name)) return surnameOf(name);
    return isShared(withInitial, name) ? name : withInitial(name);
  };
}

function surnameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  let first = words.length - 1;
  if (trailing.has(words[first]!)) first--;
  while (leading.has(words[first - 1]!)) first--;
  return words.slice(Math.max(first, 0)).join(' ');
}

/** «س. الدوسري»; «هـ» keeps the shape that the letter has in a name. A player of one name has no initial. */
function withInitial(name: string): string {
  const surname = surnameOf(name);
  const initial = [...name.trim()][0];
  return surname === name.trim() ? name : `${initial === 'ه' ? 'هـ' : initial}. ${surname}`;
}
