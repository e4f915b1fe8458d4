import { expect, test } from 'vitest';
import { countersOf } from './counters.ts';
import { emptyContent } from './content.ts';

test('NEWS-01: words of the title and the text, characters of the summary and minutes are counted', () => {
  const content = {
    ...emptyContent,
    title: ' قبل القمة: خمسة مفاتيح – للفوز ',
    summary: 'أين تُكسب القمة؟ ',
    body: [
      { type: 'heading' as const, level: 2 as const, children: [{ text: 'الكرات' }, { text: ' الثابتة' }] },
      { type: 'list' as const, isOrdered: false, items: [[{ text: 'أولًا' }], [{ text: 'ثانيًا 45+2' }]] },
      { type: 'match' as const, id: 12 },
    ],
  };
  expect(countersOf(content)).toEqual({ words: 5, titleWords: 5, summaryCharacters: 16, minutes: 1 });
  const long = Array.from({ length: 540 }, () => 'كلمة').join(' ');
  const body = [{ type: 'paragraph' as const, children: [{ text: long }] }];
  expect(countersOf({ ...content, body })).toMatchObject({ words: 540, minutes: 3 });
});
