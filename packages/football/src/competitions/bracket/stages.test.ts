import { expect, test } from 'vitest';
import { roundNames, stageOf, stages } from './stages.ts';

test.each([
  ['Final', 'final'],
  ['Final - 1st leg', 'final'],
  ['Grand Final', 'final'],
  ['Semi-finals', 'semi-finals'],
  ['Semi-finals - 2nd leg', 'semi-finals'],
  ['QUARTER-FINALS', 'quarter-finals'],
  ['Quarter Finals', 'quarter-finals'],
  ['Round of 16', 'last-16'],
  ['8th Finals', 'last-16'],
  ['1/8-finals', 'last-16'],
  ['16th Finals', 'last-32'],
  ['Round of 128', 'last-128'],
  ['Knockout Round Play-offs', 'play-offs'],
  ['3rd Place Final', 'third-place'],
  ['3rd Round Replays', 'round-3'],
  ['3rd Round Replay', 'round-3'],
  ['1st Round', 'round-1'],
  ['Preliminary Round', 'preliminary'],
])('OURS-11: «%s» is the stage %s', (round, stage) => {
  expect(stageOf(round)).toBe(stage);
});

test.each([
  'Regular Season - 1',
  'Play-offs',
  '5th Place Final',
  '1st Round Qualifying',
  'Apertura - Final',
  '',
])('OURS-11: «%s» is not a round of a bracket', (round) => {
  expect(stageOf(round)).toBeUndefined();
});

test('OURS-11: every stage has a name that leads back to it', () => {
  for (const stage of stages) expect(stageOf(roundNames[stage])).toBe(stage);
});
