import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DrawnCrest } from './drawn-crest.tsx';
import { DrawnEmblem } from './drawn-emblem.tsx';

const team = { name: 'الهلال', originalName: 'Al-Hilal Saudi FC' };
const fillsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('path[fill], text')].map((part) => part.getAttribute('fill'));

test.each([
  [28, ''],
  [32, 'هل'],
  [76, 'هل'],
] as const)('NEWS-03: a drawn crest of %i px has the letters «%s»', (size, letters) => {
  const { container } = render(<DrawnCrest team={team} size={size} />);
  expect(container.textContent).toBe(letters);
});

test('NEWS-03: a national team is drawn in the bands of its flag', () => {
  const { container } = render(<DrawnCrest team={{ name: 'مصر', originalName: 'Egypt' }} size={28} />);
  expect(fillsOf(container)).toEqual(['#C8102E', '#FFFFFF', '#111111']);
});

test.each([
  ['الدوري الإسباني', 140, ['#C2410C', 'none', '#fff']],
  ['دوري الدرجة الثانية الإسباني', 141, ['#C2410C', '#fff', '#C2410C']],
] as const)('NEWS-03: the emblem of «%s» is filled, or outlined for a lower tier', (name, id, fills) => {
  const competition = { id, name, originalName: name, country: 'Spain' };
  const { container } = render(<DrawnEmblem competition={competition} size={22} />);
  expect(container.textContent).toBe('إس');
  expect(fillsOf(container)).toEqual(fills);
});
