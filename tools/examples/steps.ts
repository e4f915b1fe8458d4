/** One step of a worked example: a file to write, to extend or to change, or commands to run. */
export type Step =
  | { kind: 'create' | 'append' | 'change'; path: string; text: string }
  | { kind: 'run'; text: string };

const places: readonly (readonly [Exclude<Step['kind'], 'run'>, RegExp])[] = [
  ['create', /New file `([^`]+)`/g],
  ['append', /[Aa]t the end of `([^`]+)`/g],
  ['change', /\b[Ii]n `([^`]+\.\w+)`/g],
];

const BLOCK = /^```(\w+)\n([^]*?)^```$/gm;

const HEADING = '## Three worked examples';

/** The steps of CONTRIBUTING.md. */
export function examplesOf(contributing: string): Step[] {
  const [, examples] = contributing.split(HEADING);
  if (examples === undefined) throw new Error(`CONTRIBUTING.md has no heading «${HEADING}»`);
  return stepsOf(examples);
}

/** The steps of a text in which the words before each block of code name its file. */
export function stepsOf(markdown: string): Step[] {
  const steps: Step[] = [];
  let read = 0;
  let path = '';
  for (const { index, 0: block, 1: language, 2: text } of markdown.matchAll(BLOCK)) {
    const words = markdown.slice(read, index);
    read = index + block.length;
    if (language === 'sh') {
      steps.push({ kind: 'run', text: text! });
      continue;
    }
    const place = lastPlace(words);
    if (!place && language !== 'diff') throw new Error(`no file is named before:\n${text}`);
    path = place?.path ?? path;
    steps.push({ kind: place?.kind ?? 'change', path, text: text! });
  }
  return steps;
}

function lastPlace(words: string) {
  const found = places.flatMap(([kind, pattern]) =>
    [...words.matchAll(pattern)].map((match) => ({ kind, path: match[1]!, index: match.index })),
  );
  return found.toSorted((a, b) => a.index - b.index).at(-1);
}

/** The text after a change in the form of a diff without line numbers; its unchanged lines must occur exactly once. */
export function changed(text: string, diff: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const linesWith = (signs: string) =>
    lines.flatMap((line) => (line === '' || signs.includes(line[0]!) ? [`${line.slice(1)}\n`] : [])).join('');
  const before = linesWith(' -');
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`these lines occur ${parts.length - 1} times:\n${before}`);
  return parts.join(linesWith(' +'));
}
