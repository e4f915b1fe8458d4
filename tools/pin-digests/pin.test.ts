import { expect, test } from 'vitest';
import { pin } from './pin.ts';

const digest = `sha256:${'a'.repeat(64)}`;
const commit = 'b'.repeat(40);
const resolved: string[] = [];
const resolvers = {
  digestOf: async ({ name, tag }: { name: string; tag: string }) => {
    resolved.push(`${name} ${tag}`);
    return digest;
  },
  commitOf: async ({ repository, tag }: { repository: string; tag: string }) => {
    resolved.push(`${repository} ${tag}`);
    return commit;
  },
};

test('HOUSE: images get their digest and actions their commit, with the tag kept for readers', async () => {
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
  expect(resolved).toEqual(['node 24-bookworm-slim', 'postgres 16', 'actions/checkout v5']);
});

test('HOUSE: pinned images and actions are resolved again by their tag', async () => {
  const old = `    image: postgres:16@sha256:${'0'.repeat(64)}\n  uses: actions/checkout@${'0'.repeat(40)} # v5`;
  expect(await pin(old, resolvers)).toBe(
    `    image: postgres:16@${digest}\n  uses: actions/checkout@${commit} # v5`,
  );
});
