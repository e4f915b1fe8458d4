import type { Highlight } from '@safira/contract/matches/highlights';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../../test/days.ts';
import { renderPage } from '../../../../test/page.tsx';
import { HighlightsTab } from './highlights-tab.tsx';

const noPictures = { maxres: null, standard: null, high: null, medium: null, default: null };
const highlight: Highlight = {
  title: 'ملخص المباراة',
  videoId: 'a b',
  url: 'https://videos.example/watch?v=ab',
  source: 'القناة الرسمية',
  embeddable: true,
  thumbnails: noPictures,
  publishedAt: '2026-11-21T18:02:00.000Z',
};
async function show(highlights: Highlight[], site: { simulated?: boolean } = {}) {
  const match = { ...aMatchWithDetails(), highlights };
  const page = renderPage(<HighlightsTab match={match} zone={aDay} />, site);
  await screen.findByText(highlights[0]?.title ?? 'لا تتوفر لقطات لهذه المباراة.');
  return page;
}
const play = () => screen.getByRole('button', { name: 'شغّل: ملخص المباراة' });

test('DLG-11: a highlight is a button until it is clicked, then the player', async () => {
  const { container } = await show([highlight]);
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(play());
  expect(screen.getByTitle('ملخص المباراة').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/a%20b?autoplay=1',
  );
});

test('DLG-11: before the click nothing is loaded from another host, not even an image', async () => {
  const thumbnails = { ...noPictures, high: { url: 'https://i.example/1.jpg' } };
  const { container } = await show([{ ...highlight, thumbnails }]);
  expect(container.querySelectorAll('[src]')).toHaveLength(0);
});

test('DLG-11: a highlight that may not be embedded is a link to its site', async () => {
  await show([{ ...highlight, embeddable: false }]);
  const link = screen.getByRole('link', { name: 'شاهد في موقع الفيديو: ملخص المباراة' });
  expect(link.getAttribute('href')).toBe('https://videos.example/watch?v=ab');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('القناة الرسمية · 9:02 م · يُفتح في موقع الفيديو')).toBeTruthy();
});

test('DLG-11: the cover is the largest image, and the next one if that cannot be loaded', async () => {
  const thumbnails = {
    ...noPictures,
    maxres: { url: '/media/max.webp' },
    default: { url: '/media/small.webp' },
  };
  const { container } = await show([{ ...highlight, thumbnails }]);
  const cover = () => container.querySelector('img');
  expect(cover()!.getAttribute('src')).toBe('/media/max.webp');
  fireEvent.error(cover()!);
  expect(cover()!.getAttribute('src')).toBe('/media/small.webp');
  fireEvent.error(cover()!);
  expect(cover()).toBeNull();
  expect(play()).toBeTruthy();
});

test('DLG-12: a match without highlights says so', async () => {
  await show([]);
  expect(screen.getByText('لا تتوفر لقطات لهذه المباراة.')).toBeTruthy();
});

test('DLG-11, OURS-08: videos of simulated matches are labelled, those of real ones are not', async () => {
  const { unmount } = await show([highlight], { simulated: true });
  expect(screen.getByText(/^فيديوهات تجريبية/)).toBeTruthy();
  unmount();
  await show([highlight], { simulated: false });
  expect(screen.queryByText(/^فيديوهات تجريبية/)).toBeNull();
});
