import { expect, test } from 'vitest';
import { forTeam } from './text.ts';

test.each([
  ['الأهلي', 'للأهلي'],
  ['برشلونة', 'لبرشلونة'],
  ['ليل', 'لليل'],
  ['الليبي', 'لليبي'],
  ['ألميريا', 'لألميريا'],
])('OURS-21: «ل» and %s are written %s', (name, written) => {
  expect(forTeam({ id: 1, name, isNational: false, gender: 'masculine' }).text).toBe(written);
});
