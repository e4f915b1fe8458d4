import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { SearchBox } from './search-box.tsx';

const players = ['سالم', 'سامي', 'سعد'].map((name, index) => ({
  id: index + 1,
  name,
  originalName: name,
  photo: null,
  team: null,
}));
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () =>
    Response.json({ success: true, data: { teams: [], players, competitions: [] } }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const options = () => screen.getAllByRole('option');
const selected = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

async function type(text: string) {
  const field = screen.getByRole('combobox');
  field.focus();
  await act(async () => fireEvent.input(field, { target: { value: text } }));
  return field;
}

async function open(text: string) {
  renderPage(<SearchBox />);
  fireEvent.focus(await screen.findByRole('searchbox'));
  await screen.findByRole('combobox');
  const field = await type(text);
  await screen.findAllByRole('option');
  return field;
}

test('OURS-07: the arrow keys go through the results and around, and the focus stays in the field', async () => {
  const field = await open('س');
  expect(selected()).toBe(0);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(selected()).toBe(1);
  expect(field.getAttribute('aria-activedescendant')).toBe(options()[1]!.id);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(selected()).toBe(2);
  expect(document.activeElement).toBe(field);
});

test('OURS-07: Enter opens the selected result', async () => {
  const field = await open('س');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('/player/2')).toBeTruthy();
});

test('OURS-07: Enter before the results of the typed text have come does not open one of an earlier text', async () => {
  const field = await open('س');
  await type('سلمى');
  const isHandled = !fireEvent.keyDown(field, { key: 'Enter' });
  expect(isHandled).toBe(false);
});
