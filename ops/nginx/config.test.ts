import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPublishSecret } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'safira-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'safira_PUBLISH_SECRET'), 'of-the-credentials\n');

test('HOUSE: the edge reads the secret of publishers from the environment or the credentials', () => {
  expect(readPublishSecret({ PUBLISH_SECRET: 'of-the-environment' })).toBe('of-the-environment');
  expect(readPublishSecret({ PUBLISH_SECRET: '', CREDENTIALS_DIRECTORY: folder })).toBe('of-the-credentials');
  expect(readPublishSecret({})).toBe('');
});
