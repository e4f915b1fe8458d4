import { expect, test } from 'vitest';
import { makePictures } from './pictures.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';

test('HOUSE: a picture is drawn once, and the least recently used is evicted first', async () => {
  const pictures = makePictures(2);
  const drawn: string[] = [];
  const find = (key: string) => pictures.find(key, () => (drawn.push(key), svg));
  await find('a');
  await find('b');
  await find('a');
  await find('c');
  await find('a');
  await find('b');
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  expect(pictures.size()).toBe(2);
});
