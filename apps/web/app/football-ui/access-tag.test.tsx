import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccessTag, UnavailableTag } from './access-tag.tsx';

test.each([
  ['free', 'مفتوحة'],
  ['paid', 'مشفرة'],
  ['stream', 'عبر الإنترنت'],
] as const)('OURS-20: a channel with access %s is «%s»', (access, text) => {
  expect(render(<AccessTag access={access} />).container.textContent).toBe(text);
});

test('OURS-20: a channel of other countries says so in the words of the page', () => {
  expect(render(<UnavailableTag>غير متاحة هنا</UnavailableTag>).container.textContent).toBe('غير متاحة هنا');
});
