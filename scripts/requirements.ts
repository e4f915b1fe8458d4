// pnpm requirements [--json]: every line of the ledger with the tests that prove it.
// Fails on a title without a known id, and on a line marked done that no test proves.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestTitles, type TestTitle } from './test-titles.ts';

export type Requirement = { id: string; state: string; what: string; tests: ProvingTest[] };
export type ProvingTest = { file: string; line: number; title: string; isSkipped: boolean };
export type Findings = { requirements: Requirement[]; problems: string[] };

const LEDGER = 'docs/requirements.md';
const HOUSE = 'HOUSE: ';

export function readRequirements(root: string): Findings {
  const problems: string[] = [];
  const requirements = readLedger(readFileSync(join(root, LEDGER), 'utf8'), problems);
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  for (const { titles, ...place } of readTests(root)) {
    if (titles.some((title) => title.startsWith(HOUSE))) continue;
    const test = { ...place, title: titles.join(' › ') };
    const where = `${test.file}:${test.line}: ${test.title}`;
    const ids = new Set(titles.flatMap(idsOf));
    if (ids.size === 0) problems.push(`a title without an id: ${where}`);
    for (const id of ids) {
      const requirement = byId.get(id);
      if (requirement) requirement.tests.push(test);
      else problems.push(`the ledger has no ${id}: ${where}`);
    }
  }
  for (const { id, state, tests } of requirements) {
    if (state === 'done' && !tests.some(({ isSkipped }) => !isSkipped)) {
      problems.push(`${id} is done without a test`);
    }
  }
  return { requirements, problems };
}

/** Rows `| id | state | what |`; the tables differ only in their headings. */
function readLedger(text: string, problems: string[]): Requirement[] {
  const requirements = new Map<string, Requirement>();
  for (const [row, id = ''] of text.matchAll(/^\| *([A-Z]+-\d+) .*$/gm)) {
    const [state = '', ...what] = row.split('|').slice(2, -1);
    const requirement = { id, state: state.trim(), what: what.join('|').trim(), tests: [] };
    if (!['open', 'done'].includes(requirement.state)) problems.push(`${id} is neither open nor done`);
    if (requirements.has(id)) problems.push(`${id} occurs twice in the ledger`);
    requirements.set(id, requirement);
  }
  if (requirements.size === 0) problems.push(`${LEDGER} has no rows`);
  return [...requirements.values()];
}

function readTests(root: string): (TestTitle & { file: string })[] {
  const exclude = ['**/node_modules', '**/build', '**/.react-router', '**/.data', '**/test-results'];
  return globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude })
    .toSorted()
    .flatMap((file) =>
      readTestTitles(file, readFileSync(join(root, file), 'utf8')).map((test) => ({ file, ...test })),
    );
}

/** `HOME-07: …` names one line, `HOME-14, DLG-13: …` two; a group names it for all its tests. */
function idsOf(title: string): string[] {
  return /^[A-Z]+-\d+(?:, [A-Z]+-\d+)*(?=: )/.exec(title)?.[0].split(', ') ?? [];
}

function describe({ requirements, problems }: Findings): string {
  const rows = requirements.map(({ id, state, what, tests }) => {
    const count = tests.length === 1 ? '1 test' : `${tests.length} tests`;
    return `${id.padEnd(10)}${state.padEnd(6)}${count.padStart(9)}  ${cut(what)}`;
  });
  const isDone = requirements.filter(({ state }) => state === 'done');
  const isTested = requirements.filter(({ tests }) => tests.length > 0);
  const sum = `${requirements.length} requirements: ${isDone.length} done, ${isTested.length} with tests`;
  return [...rows, '', sum, ...problems.map((problem) => `✗ ${problem}`)].join('\n');
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

if (import.meta.main) {
  const findings = readRequirements(process.cwd());
  console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : describe(findings));
  if (findings.problems.length > 0) process.exitCode = 1;
}
