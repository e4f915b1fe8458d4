import { expect, test } from 'vitest';
import { genderOf } from './gender.ts';
import { genderOfPlayer } from './player-gender.ts';

const club = (originalName: string, name = 'فريق') => ({ name, originalName });

test.each([
  ['Chelsea W', 'feminine'],
  ['Chelsea U19 W', 'feminine'],
  ['Barcelona Femenino', 'feminine'],
  ['Paris FC Féminines', 'feminine'],
  ['UEFA Champions League Women', 'feminine'],
  ["FA Women's Cup", 'feminine'],
  ['World Cup - Women - Qualification Europe', 'feminine'],
  ['Primera División Femenina', 'feminine'],
  ['Frauen Bundesliga', 'feminine'],
  ['Chelsea', 'masculine'],
  ['Wolves', 'masculine'],
  ['Feminista FC', 'masculine'],
  ['Serie A', 'masculine'],
])('TEAM-02: the words about the players of «%s» are %s', (originalName, expected) => {
  expect(genderOf(club(originalName))).toBe(expected);
});

test('TEAM-02: an Arabic name says it, too', () => {
  expect(genderOf(club('FA WSL', 'الدوري الإنجليزي الممتاز للسيدات'))).toBe('feminine');
  expect(genderOf(club('Home United', 'سيدات النصر'))).toBe('feminine');
  expect(genderOf(club('Real Sociedad', 'ريال سوسيداد'))).toBe('masculine');
});

test('PLAYER-01: a person is a woman only if all their teams are women’s', () => {
  expect(genderOfPlayer([club('Chelsea W'), null, club('Morocco W')])).toBe('feminine');
  expect(genderOfPlayer([club('Chelsea W'), club('Chelsea')])).toBe('masculine');
  expect(genderOfPlayer([null])).toBe('masculine');
  expect(genderOfPlayer([])).toBe('masculine');
});
