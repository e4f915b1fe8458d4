import { expect, test } from 'vitest';
import { matchedPart } from './matched-part.ts';

test.each([
  ['الأهلي', 'الاهلي', ['', 'الأهلي', '']],
  ['شباب الأهلي', 'اهلي', ['شباب ال', 'أهلي', '']],
  ['محمد صلاح', 'صلا', ['محمد ', 'صلا', 'ح']],
  ['عُمان', 'عم', ['', 'عُم', 'ان']],
  ['Müller', 'mul', ['', 'Mül', 'ler']],
  ['النصر', 'صر', ['النصر', '', '']],
  ['الهلال', 'ريال', ['الهلال', '', '']],
  ['الهلال', '  ', ['الهلال', '', '']],
])('OURS-07: in «%s» the letters «%s» are marked where they begin a word', (name, typed, parts) => {
  expect(matchedPart(name, typed)).toEqual(parts);
});
