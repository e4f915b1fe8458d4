import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { Commentators } from './commentators.tsx';

const first = { slug: 'first-1', name: 'المعلق الأول', isConfirmed: true };
const second = { slug: 'second-2', name: 'معلق تجريبي', isConfirmed: false };

test('OURS-19: each commentator is linked, and named as announced or expected', async () => {
  renderPage(<Commentators commentators={[first, second]} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['المعلق الأول', '/commentator/first-1'],
    ['معلق تجريبي', '/commentator/second-2'],
  ]);
  expect(links.map((link) => link.nextElementSibling?.textContent)).toEqual(['مؤكد', 'متوقع']);
});

test('OURS-19: without a known commentator nothing is shown', async () => {
  renderPage(
    <p title="row">
      <Commentators commentators={[]} />
    </p>,
  );
  expect((await screen.findByTitle('row')).childElementCount).toBe(0);
});
