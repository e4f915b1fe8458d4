import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { DataAgeBanner } from './data-age-banner.tsx';

const at = Date.parse('2026-11-21T18:12:00Z');

test.each([
  ['offline', 'أنت غير متصل بالإنترنت. نعرض آخر النتائج المحفوظة.9:12 م'],
  ['stale', 'تأخر وصول النتائج. آخر تحديث9:12 م'],
] as const)('OURS-09: %s data shows a banner with its time, in the zone of the page', (kind, text) => {
  render(<DataAgeBanner age={{ kind, at }} day={aDay} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
