import { expect, test } from 'vitest';
import { pin } from './pin.ts';

const digest = `sha256:${'a'.repeat(64)}`;
const commit = 'b'.repeat(40);
const asked: string[] = [];
const resolvers = {
  digestOf: async ({ name, tag }: { name: string; tag: string }) => {
    asked.push(`${name} ${tag}`);
    return digest;
  },
  commitOf: async ({ repository, tag }: { repository: string; tag: string }) => {
    asked.push(`${repository} ${tag}`);
    return commit;
  },
};

test('HOUSE: images get their digest and actions their commit, with the tag kept for people', async () => {
  const text = [
    'FROM node:24-bookworm-slim AS sources',
    'FROM sources AS api',
    '    image: postgres:16',
    '      - uses: actions/checkout@v5',
  ].join('\n');
  const pinned = [
    `FROM node:24-bookworm-slim@${digest} AS sources`,
    'FROM sources AS api',
    `    image: postgres:16@${digest}`,
    `      - uses: actions/checkout@${commit} # v5`,
  ].join('\n');
  expect(await pin(text, resolvers)).toBe(pinned);
  expect(asked).toEqual(['node 24-bookworm-slim', 'postgres 16', 'actions/checkout v5']);
});

test('HOUSE: what is pinned is pinned anew, by its tag', async () => {
  const old = `    image: postgres:16@sha256:${'0'.repeat(64)}\n  uses: actions/checkout@${'0'.repeat(40)} # v5`;
  expect(await pin(old, resolvers)).toBe(
    `    image: postgres:16@${digest}\n  uses: actions/checkout@${commit} # v5`,
  );
});
