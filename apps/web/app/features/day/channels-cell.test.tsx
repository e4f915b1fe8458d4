import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChannelsCell } from './channels-cell.tsx';

const names = ['بي إن سبورتس 1', 'بي إن سبورتس', 'أون تايم سبورتس 2', 'أبوظبي الرياضية', 'TOD', 'شاهد'];
const onOpen = vi.fn<() => void>();
beforeEach(() => void onOpen.mockClear());

function draw(some: string[]) {
  render(<ChannelsCell channels={some.map((name) => ({ name }))} onOpen={onOpen} />);
  const button = screen.getByRole('button');
  const [tiles, two] = [...button.children] as HTMLElement[];
  return { button, tiles: tiles!, two: two! };
}

const words = (part: HTMLElement) => [...part.children].map(({ textContent }) => textContent);

test('HOME-07: one list gives four tiles and +N, and two names and +N', () => {
  const { tiles, two } = draw(names);
  expect(words(tiles)).toEqual(['بي إن 1', 'بي إن سبورتس', 'أون 2', 'أبوظبي الرياضية', '+2']);
  expect(words(two)).toEqual(['بي إن 1', 'بي إن سبورتس', '+4']);
});

test('HOME-07: without more channels there is no +N', () => {
  const { tiles, two } = draw(names.slice(0, 2));
  expect([words(tiles), words(two)]).toEqual([
    ['بي إن 1', 'بي إن سبورتس'],
    ['بي إن 1', 'بي إن سبورتس'],
  ]);
});

test('HOME-07: +N is isolated from the Arabic around it, and so are the names', () => {
  const { tiles } = draw(names);
  const more = within(tiles).getByText('+2');
  expect([more.tagName, more.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
  expect(within(tiles).getByText('بي إن 1').tagName).toBe('BDI');
});

test('HOME-07: a click opens all channels; screen readers get every full name', () => {
  draw(names);
  fireEvent.click(screen.getByRole('button', { name: `القنوات الناقلة: ${names.join('، ')}` }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('HOME-15: without channels in any country there is nothing to open', () => {
  render(<ChannelsCell channels={[]} onOpen={undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('لم تُحدَّد القنوات الناقلة بعد')).toBeTruthy();
});

test('OURS-20: without channels in this country, those of others can be opened', () => {
  render(<ChannelsCell channels={[]} onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button', { name: 'لم تُحدَّد القنوات الناقلة بعد' }));
  expect(onOpen).toHaveBeenCalledOnce();
});
