import { expect, test } from 'vitest';
import { Envelope, errorsOf } from './envelope.ts';

const body = { get: 'fixtures', parameters: [], errors: [], results: 0, paging: { current: 1, total: 1 } };

test.each([
  ['an empty list is no error', [], {}],
  ['an empty object is no error', {}, {}],
  ['an object of errors is read by code', { plan: 'Free plans …' }, { plan: 'Free plans …' }],
  ['a list of errors is read by position', ['Too many requests.'], { 0: 'Too many requests.' }],
])('HOME-14: %s', (_, errors, expected) => {
  expect(errorsOf(Envelope.parse({ ...body, errors, response: [] }))).toEqual(expected);
});

test('HOME-14: parameters are an empty list or an object', () => {
  expect(Envelope.safeParse({ ...body, response: [] }).success).toBe(true);
  expect(Envelope.safeParse({ ...body, parameters: { league: '39' }, response: [] }).success).toBe(true);
});

test('HOME-14: a body without errors is no envelope', () => {
  const { errors: _, ...rest } = body;
  expect(Envelope.safeParse({ ...rest, response: [] }).success).toBe(false);
});
