import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changed, examplesOf, stepsOf } from './steps.ts';

const markdown = `
The words of \`a/b.ts\` do not count. New file \`a/new.ts\`, in good order (\`c.ts\` shows how):

\`\`\`ts
export const one = 1;
\`\`\`

Then, in \`a/old.ts\`:

\`\`\`diff
 one
+two
\`\`\`

\`\`\`diff
 three
+four
\`\`\`

At the end of \`d.md\`:

\`\`\`md
| row |
\`\`\`

\`\`\`sh
pnpm check
\`\`\`
`;

test('HOUSE: a step of a worked example names its file before its code, or changes the file before it again', () => {
  expect(stepsOf(markdown)).toEqual([
    { kind: 'create', path: 'a/new.ts', text: 'export const one = 1;\n' },
    { kind: 'change', path: 'a/old.ts', text: ' one\n+two\n' },
    { kind: 'change', path: 'a/old.ts', text: ' three\n+four\n' },
    { kind: 'append', path: 'd.md', text: '| row |\n' },
    { kind: 'run', text: 'pnpm check\n' },
  ]);
});

test('HOUSE: code without a file is refused', () => {
  expect(() => stepsOf('```ts\nconst lost = 1;\n```\n')).toThrow('const lost');
});

test('HOUSE: a change replaces the lines that it quotes, empty ones included', () => {
  expect(changed('a\nb\n\nc\n', ' b\n\n-c\n+d\n+e\n')).toBe('a\nb\n\nd\ne\n');
});

test('HOUSE: a change is refused if the lines it quotes are missing or not unique', () => {
  expect(() => changed('a\n', ' b\n+c\n')).toThrow('0 times');
  expect(() => changed('a\na\n', ' a\n+c\n')).toThrow('2 times');
});

test('HOUSE: the files have changed since the examples were written, each step of CONTRIBUTING.md still applies', () => {
  const root = join(import.meta.dirname, '../..');
  const texts = new Map<string, string>();
  const textOf = (path: string) => texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  const steps = examplesOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
  for (const step of steps) {
    if (step.kind === 'run') continue;
    const { kind, path, text } = step;
    if (kind === 'create') expect(existsSync(join(root, path))).toBe(false);
    texts.set(
      path,
      kind === 'create' ? text : kind === 'append' ? textOf(path) + text : changed(textOf(path), text),
    );
  }
  expect(texts.size).toBeGreaterThan(10);
});
