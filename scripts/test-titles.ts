import { type ESTree, parseSync, Visitor } from 'vite';

/** A test of a source file; its own title comes last, after those of the groups around it. */
export type TestTitle = { titles: string[]; line: number; isSkipped: boolean };

const groups = new Set(['describe', 'suite']);
const roots = new Set(['test', 'it', ...groups]);
const skipping = new Set(['skip', 'todo', 'fixme']);
const wrapping = new Set(
  'each for only concurrent sequential parallel serial shuffle fails fail skipIf runIf'.split(' '),
);

/** The titles of vitest's and Playwright's tests, read without running them. */
export function readTestTitles(path: string, code: string): TestTitle[] {
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: TestTitle[] = [];
  const around: { node: ESTree.CallExpression; titles: string[]; isSkipped: boolean }[] = [];
  new Visitor({
    CallExpression(node) {
      const call = readCall(node);
      if (!call) return;
      const outer = around.at(-1);
      const titles = [...(outer?.titles ?? []), call.title];
      const isSkipped = call.isSkipped || (outer?.isSkipped ?? false);
      if (call.isGroup) around.push({ node, titles, isSkipped });
      else found.push({ titles, isSkipped, line: code.slice(0, node.start).split('\n').length });
    },
    'CallExpression:exit'(node) {
      if (around.at(-1)?.node === node) around.pop();
    },
  }).visit(program);
  return found;
}

function readCall({ callee, arguments: given }: ESTree.CallExpression) {
  const names = namesOf(callee);
  const [first, ...rest] = given;
  if (!names || !first) return undefined;
  const title = writtenText(first);
  // `test.skip(isSlow, 'why')` in a test and `test.each(rows)` have no body, so they are not tests.
  const isTodo = names.includes('todo');
  if (!isTodo && !rest.some(isFunction)) return undefined;
  return {
    title: title ?? 'a title that is not written out',
    isGroup: names.some((name) => groups.has(name)),
    isSkipped: names.some((name) => skipping.has(name)),
  };
}

/** `test.describe.only` → its names, also with a call in between: `test.each(rows)('…')`. */
function namesOf(node: ESTree.Expression): string[] | undefined {
  if (node.type === 'Identifier') return roots.has(node.name) ? [node.name] : undefined;
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return namesOf(node.tag);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
  const { name } = node.property;
  if (!wrapping.has(name) && !skipping.has(name) && !groups.has(name)) return undefined;
  const before = namesOf(node.object);
  return before && [...before, name];
}

function isFunction({ type }: ESTree.Argument): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'Identifier';
}

/** The text of a literal; expressions of a template are shown as `${…}`. */
function writtenText(node: ESTree.Argument): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('${…}');
  return undefined;
}
