import { expect, test } from 'vitest';
import { makeCards } from './cards.ts';

/** Drawings that end when the test calls `end`. */
function controlledDrawings() {
  const begun: string[] = [];
  const ends = new Map<string, (bytes: Buffer) => void>();
  return {
    begun,
    draw: (name: string) => () => {
      begun.push(name);
      return new Promise<Buffer>((resolve) => {
        ends.set(name, resolve);
      });
    },
    end: async (name: string, bytes = 10) => {
      ends.get(name)!(Buffer.alloc(bytes));
      await new Promise(setImmediate);
    },
  };
}

test('OURS-05: a card is requested several times, at once and later, it is drawn once', async () => {
  const { begun, draw, end } = controlledDrawings();
  const cards = makeCards();
  const both = [cards.read('a', draw('a')), cards.read('a', draw('a'))];
  await end('a');
  const [first, second] = await Promise.all(both);
  expect(await cards.read('a', draw('a'))).toBe(first);
  expect([second === first, begun]).toEqual([true, ['a']]);
});

test('OURS-05: two cards are drawn at once, others queue, and requests beyond a full queue are refused', async () => {
  const { begun, draw, end } = controlledDrawings();
  const cards = makeCards({ mostWaiting: 1 });
  const all = ['a', 'b', 'c'].map((name) => cards.read(name, draw(name)));
  await expect(cards.read('d', draw('d'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  expect(await Promise.all(all)).toHaveLength(3);
});

test('OURS-05: a drawing fails, it is tried again and frees its slot', async () => {
  const { draw, end } = controlledDrawings();
  const cards = makeCards({ mostAtOnce: 1, mostWaiting: 0 });
  await expect(cards.read('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  const again = cards.read('a', draw('a'));
  await end('a');
  expect((await again).length).toBe(10);
});

test('HOUSE: cached cards stay within the byte limit, the least recently used is evicted first', async () => {
  const { begun, draw, end } = controlledDrawings();
  const cards = makeCards({ mostBytes: 25 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
    const read = cards.read(name, draw(name));
    if (begun.at(-1) === name) await end(name);
    await read;
  }
  expect([begun, cards.size()]).toEqual([['a', 'b', 'c', 'b'], 20]);
});
