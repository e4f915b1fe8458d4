import { expect, test } from 'vitest';
import { positionHeading, positionLabel, positionLetter } from './positions.ts';

const GOALKEEPERS = 'حراس المرمى';
const DEFENDERS = 'المدافعون';
const MIDFIELDERS = 'لاعبو الوسط';
const ATTACKERS = 'المهاجمون';

test.each([
  ['G', 'حارس مرمى', GOALKEEPERS, 'ح'],
  ['Goalkeeper', 'حارس مرمى', GOALKEEPERS, 'ح'],
  ['goalkeeper', 'حارس مرمى', GOALKEEPERS, 'ح'],
  ['D', 'مدافع', DEFENDERS, 'د'],
  ['Defender', 'مدافع', DEFENDERS, 'د'],
  ['M', 'لاعب وسط', MIDFIELDERS, 'و'],
  ['Midfielder', 'لاعب وسط', MIDFIELDERS, 'و'],
  ['F', 'مهاجم', ATTACKERS, 'هـ'],
  ['A', 'مهاجم', ATTACKERS, 'هـ'],
  ['Attacker', 'مهاجم', ATTACKERS, 'هـ'],
  ['Forward', 'مهاجم', ATTACKERS, 'هـ'],
  ['CB', 'قلب دفاع', DEFENDERS, 'د'],
  ['LB', 'ظهير أيسر', DEFENDERS, 'د'],
  ['RB', 'ظهير أيمن', DEFENDERS, 'د'],
  ['WB', 'ظهير جناح', DEFENDERS, 'د'],
  ['LWB', 'مدافع', DEFENDERS, 'د'],
  ['RWB', 'مدافع', DEFENDERS, 'د'],
  ['DM', 'وسط دفاعي', MIDFIELDERS, 'و'],
  ['CM', 'وسط', MIDFIELDERS, 'و'],
  ['AM', 'صانع ألعاب', MIDFIELDERS, 'و'],
  ['LM', 'لاعب وسط', MIDFIELDERS, 'و'],
  ['RM', 'لاعب وسط', MIDFIELDERS, 'و'],
  ['LW', 'جناح أيسر', ATTACKERS, 'هـ'],
  ['RW', 'جناح أيمن', ATTACKERS, 'هـ'],
  ['SS', 'مهاجم ثانٍ', ATTACKERS, 'هـ'],
  ['ST', 'رأس حربة', ATTACKERS, 'هـ'],
  ['CF', 'مهاجم', ATTACKERS, 'هـ'],
  ['Libero', 'لاعب', 'اللاعبون', ''],
  ['constructor', 'لاعب', 'اللاعبون', ''],
])('TEAM-02: %s is «%s», of «%s»', (position, label, heading, letter) => {
  expect(positionLabel(position)).toBe(label);
  expect(positionHeading(position)).toBe(heading);
  expect(positionLetter(position)).toBe(letter);
  expect(label + heading + letter).not.toMatch(/[A-Za-z]/);
});

test.each([
  ['G', 'حارسة مرمى', 'حارسات المرمى'],
  ['Defender', 'مدافعة', 'المدافعات'],
  ['M', 'لاعبة وسط', 'لاعبات الوسط'],
  ['Attacker', 'مهاجمة', 'المهاجمات'],
  ['AM', 'صانعة ألعاب', 'لاعبات الوسط'],
  ['Libero', 'لاعبة', 'اللاعبات'],
])('TEAM-02: of a women’s team, %s is «%s», of «%s»', (position, label, heading) => {
  expect(positionLabel(position, 'feminine')).toBe(label);
  expect(positionHeading(position, 'feminine')).toBe(heading);
});
