import { expect, test } from 'vitest';
import { readDeskList } from './read-desk-list.ts';

const HEAD = 'الدوري | الوقت | الفريق الأول | الفريق الثاني | المعلق | القناة';
const rowWith = ({ people = '', channels = 'beIN 1' }) =>
  `${HEAD}\nروشن | 8:00 م | الهلال | النصر | ${people} | ${channels}`;
const read = (text: string) => readDeskList(text, { date: '2026-11-21', today: '2026-11-20' });
const many = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at + 1)).join(' / ');

test('OURS-17: a line of more than 500 characters is no row, and is returned cut', () => {
  const { rows, otherLines } = read(rowWith({ people: 'معلق تجريبي '.repeat(60) }));
  expect(rows).toEqual([]);
  expect(otherLines).toMatchObject([{ line: 2, text: expect.stringMatching(/^روشن .{495}…$/) }]);
});

test('OURS-17: a row with more than ten commentators or ten channels is not read, with ten it is', () => {
  const people = (count: number) =>
    read(rowWith({ people: many(count, (at) => `معلق تجريبي ${at}`) })).rows[0]!;
  expect(people(10)).toMatchObject({ faults: [] });
  expect(people(10).commentators).toHaveLength(10);
  expect(people(11)).toMatchObject({ faults: ['commentator_unreadable'], commentators: [] });
  const channels = (count: number) => read(rowWith({ channels: many(count, (at) => `beIN ${at}`) })).rows[0]!;
  expect(channels(10).channels).toHaveLength(10);
  expect(channels(11)).toMatchObject({ faults: ['columns_unreadable'], channels: [] });
});
