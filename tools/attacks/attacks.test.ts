import { expect, test } from 'vitest';
import { kinds } from './attack.ts';
import { articleAttacks } from './attacks.ts';
import { pack } from './pack.ts';
import { countAnswer, emptyTally, tableOf } from './tally.ts';

const picture = { picture: 'a'.repeat(64), width: 1, height: 1 };

test('NEWS-04: there are at least 200 attacks by articles, none of them twice', () => {
  const names = articleAttacks(picture).map(({ kind, name }) => `${kind} ${name}`);
  expect(names.length).toBeGreaterThanOrEqual(200);
  expect(new Set(names).size).toBe(names.length);
});

test('NEWS-04: every stored attack is in an article for readers, none hides another', () => {
  const all = articleAttacks(picture).filter(({ json }) => json === undefined);
  const packed = pack(all, [1, 2]);
  expect(packed.flatMap(({ holds }) => holds)).toHaveLength(all.length);
  for (const { holds, content, correction } of packed) {
    const text = JSON.stringify({ content, correction });
    for (const { block, content: own = {}, correction: note } of holds) {
      for (const part of [block, note, ...Object.values(own)])
        if (part !== undefined) expect(text).toContain(JSON.stringify(part));
    }
  }
});

test('NEWS-04: an answer counts as refused or stored; an error of the server is a fault', () => {
  const tally = emptyTally();
  const attack = { kind: 'title', name: 'x' } as const;
  expect(countAnswer(tally, attack, 400)).toEqual([]);
  expect(countAnswer(tally, attack, 201)).toEqual([]);
  expect(countAnswer(tally, attack, 500)).toEqual(['title: x was answered with 500']);
  expect(countAnswer(tally, attack, 429)).toHaveLength(1);
  expect(tally.get('title')).toEqual({ attacks: 4, refused: 1, stored: 1, executed: 0 });
  expect(tableOf(tally).split('\n')).toHaveLength(kinds.length + 2);
  expect(tableOf(tally)).toMatch(/^all +4 +1 +1 +0$/m);
});
