import { expect, test } from 'vitest';
import { isolate, isolateLtr, matchLine, stripBidi } from './bidi.ts';

test('HOUSE: in plain text a signed number is isolated left-to-right, a name in its own direction', () => {
  expect(isolateLtr('45+2')).toBe('\u206645+2\u2069');
  expect(isolate('Real Madrid C.F.')).toBe('\u2068Real Madrid C.F.\u2069');
});

test('HOUSE: a result in plain text has home first and a dash that cannot swap the goals', () => {
  expect(matchLine({ home: 'الأهلي', away: 'الزمالك', homeGoals: 2, awayGoals: 1 })).toBe(
    '\u200Fالأهلي 2 – 1 الزمالك\u200F',
  );
});

test('HOUSE: a match without goals is two names', () => {
  expect(matchLine({ home: 'الأهلي', away: 'الزمالك', homeGoals: null, awayGoals: null })).toBe(
    '\u200Fالأهلي – الزمالك\u200F',
  );
  expect(matchLine({ home: 'الأهلي', away: 'الزمالك', homeGoals: 0, awayGoals: 0 })).toContain('0 – 0');
});

test.each(['Al-Kahrabaa', 'شالكه 04'])(
  'HOUSE: the name %s keeps its letters and digits to itself',
  (name) => {
    const line = matchLine({ home: name, away: 'الهلال', homeGoals: 2, awayGoals: 1 });
    expect(line).toBe(`\u200F\u2068${name}\u2069 2 – 1 الهلال\u200F`);
  },
);

test('HOUSE: hidden marks are removed', () => {
  const line = matchLine({ home: 'Ajax', away: 'الهلال', homeGoals: 2, awayGoals: 1 });
  expect(stripBidi(line)).toBe('Ajax 2 – 1 الهلال');
  expect(stripBidi('\u061C\u200E\u202A-3\u202C\u2067')).toBe('-3');
});
