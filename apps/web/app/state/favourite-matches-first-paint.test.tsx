import { afterEach, expect, test } from 'vitest';
import { rememberFavouriteMatches } from './favourite-matches-first-paint.ts';

afterEach(() => rememberFavouriteMatches(0));

const remembered = () => ({
  stored: localStorage.getItem('favoriteMatches'),
  isReserved: document.documentElement.hasAttribute('data-favourite-matches'),
});

test('HOME-04: a user with favourite matches, this page and the next reserve the height of their section', () => {
  rememberFavouriteMatches(3);
  expect(remembered()).toEqual({ stored: '3', isReserved: true });
});

test('HOME-04: the last favourite match is removed, nothing is reserved any more', () => {
  rememberFavouriteMatches(1);
  rememberFavouriteMatches(0);
  expect(remembered()).toEqual({ stored: null, isReserved: false });
});
