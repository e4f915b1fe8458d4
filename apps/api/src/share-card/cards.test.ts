import { expect, test } from 'vitest';
import { makeCards } from './cards.ts';

/** Drawings that end when they are told to. */
function aDesk() {
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

test('OURS-05: the same card is drawn once, however many ask for it and whenever', async () => {
  const { begun, draw, end } = aDesk();
  const cards = makeCards();
  const both = [cards.read('a', draw('a')), cards.read('a', draw('a'))];
  await end('a');
  const [first, second] = await Promise.all(both);
  expect(await cards.read('a', draw('a'))).toBe(first);
  expect([second === first, begun]).toEqual([true, ['a']]);
});

test('OURS-05: two are drawn at once, others wait in line, and who comes when the line is full is refused', async () => {
  const { begun, draw, end } = aDesk();
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

test('OURS-05: a drawing that failed is tried again and holds no place', async () => {
  const { draw, end } = aDesk();
  const cards = makeCards({ mostAtOnce: 1, mostWaiting: 0 });
  await expect(cards.read('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  const again = cards.read('a', draw('a'));
  await end('a');
  expect((await again).length).toBe(10);
});

test('HOUSE: kept cards are bounded by their bytes, the least used goes first', async () => {
  const { begun, draw, end } = aDesk();
  const cards = makeCards({ mostBytes: 25 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
    const read = cards.read(name, draw(name));
    if (begun.at(-1) === name) await end(name);
    await read;
  }
  expect([begun, cards.size()]).toEqual([['a', 'b', 'c', 'b'], 20]);
});
