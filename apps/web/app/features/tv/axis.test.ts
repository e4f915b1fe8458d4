import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { axisOf, placeOn } from './axis.ts';

const riyadh = {
  date: '2026-11-21',
  today: '2026-11-21',
  timezone: 'Asia/Riyadh',
  offsets: [{ from: '2026-11-20T21:00:00.000Z', minutes: 180 }],
};
const at = (...dates: string[]) => dates.map((date, id) => aMatch({ id, date }));

test('OURS-18: the axis reaches from the hour of the first kick-off to two hours after the last', () => {
  const axis = axisOf(at('2026-11-21T12:30:00.000Z', '2026-11-21T20:15:00.000Z'), riyadh);
  expect(axis).toEqual({ first: 15, hours: 11 }); // 3 p.m. to 2 a.m.
});

test.each([
  ['in the evening begins earlier', '2026-11-21T18:00:00.000Z', { first: 15, hours: 8 }],
  ['after midnight begins at midnight', '2026-11-20T22:00:00.000Z', { first: 0, hours: 8 }],
])('OURS-18: the axis of a single match %s, so that it has eight hours', (_, date, axis) => {
  expect(axisOf(at(date), riyadh)).toEqual(axis);
});

test('OURS-18: without matches the axis is that of the evening', () => {
  expect(axisOf([], riyadh)).toEqual({ first: 16, hours: 8 });
});

test.each([
  ['a full hour', '2026-11-21T18:00:00.000Z', { hours: 4, minutes: 0 }],
  ['a quarter past', '2026-11-21T18:15:00.000Z', { hours: 4, minutes: 15 }],
  ['seven minutes past, in steps of five', '2026-11-21T18:07:00.000Z', { hours: 4, minutes: 5 }],
  ['midnight', '2026-11-21T21:00:00.000Z', { hours: 7, minutes: 0 }],
  ['after midnight', '2026-11-21T21:40:00.000Z', { hours: 7, minutes: 40 }],
  ['before the axis', '2026-11-21T13:59:00.000Z', undefined],
  ['at its end', '2026-11-21T23:00:00.000Z', undefined],
  ['an invalid instant', 'soon', undefined],
])('OURS-18: the place of %s on an axis from 5 p.m. on', (_, instant, place) => {
  expect(placeOn({ first: 17, hours: 9 }, instant, riyadh)).toEqual(place);
});

test('HOME-12: on the night on which clocks go back, places are those of the clock', () => {
  const london = {
    ...riyadh,
    date: '2026-10-25',
    offsets: [
      { from: '2026-10-24T23:00:00.000Z', minutes: 60 },
      { from: '2026-10-25T01:00:00.000Z', minutes: 0 },
    ],
  };
  expect(placeOn({ first: 0, hours: 24 }, '2026-10-25T15:30:00.000Z', london)).toEqual({
    hours: 15,
    minutes: 30,
  });
});
