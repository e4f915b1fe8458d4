import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEdge } from './an-edge.ts';
import { renderEdge } from './render.ts';

const { folder, settings } = await anEdge({});

// In the sandbox of its unit a reload does not see the process of nginx.
test('HOUSE: rendering for a reload keeps the socket of the running edge', () => {
  rmSync(join(folder, 'nginx.pid'));
  renderEdge(settings);
  expect(existsSync(join(folder, 'once.sock'))).toBe(true);
});

test('HOUSE: rendering for a start removes the socket of an edge that was killed', () => {
  const data = join(folder, 'killed');
  renderEdge({ ...settings, data });
  writeFileSync(join(data, 'once.sock'), '');
  renderEdge({ ...settings, data });
  expect(existsSync(join(data, 'once.sock'))).toBe(false);
});
