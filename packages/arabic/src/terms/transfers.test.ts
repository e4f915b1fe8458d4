import { expect, test } from 'vitest';
import { transferLabel } from './transfers.ts';

test.each([
  ['Loan', 'إعارة'],
  ['N/A', 'القيمة غير معلنة'],
  ['-', 'القيمة غير معلنة'],
  [null, 'القيمة غير معلنة'],
  ['Free', 'انتقال مجاني'],
  ['Free Transfer', 'انتقال مجاني'],
  ['free agent', 'لاعب حر'],
  ['Transfer', 'انتقال نهائي'],
  ['Return from loan', 'عودة من الإعارة'],
  ['Back from Loan', 'عودة من الإعارة'],
  ['End of contract', 'نهاية العقد'],
  ['Retired', 'اعتزال'],
  ['€ 65M', '65 مليون يورو'],
  ['€ 3.2M', '3.2 مليون يورو'],
  ['1.8M €', '1.8 مليون يورو'],
  ['€ 500K', '500 ألف يورو'],
  ['€ 5M', '5 ملايين يورو'],
  ['€ 105M', '105 ملايين يورو'],
  ['€ 1M', 'مليون يورو'],
  ['€ 2M', '2 مليون يورو'],
  ['€ 9K', '9 آلاف يورو'],
  ['€ 4,5M', '4.5 مليون يورو'],
  ['€ 100M', '100 مليون يورو'],
  ['€ 0M', 'انتقال'],
  ['$ 12M', 'انتقال'],
  ['Something unheard of', 'انتقال'],
])('HOUSE: the move %j reads «%s»', (type, label) => {
  expect(transferLabel(type)).toBe(label);
  expect(label).not.toMatch(/[A-Za-z]/);
});
