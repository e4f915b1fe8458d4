import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  accountServer,
  layla,
  noNetwork,
  settled,
  stored,
  storeSession,
} from '../../../test/account-server.ts';
import { renderPage } from '../../../test/page.tsx';
import { runScript } from '../../../test/run-script.ts';
import { headScript } from '../../head-script.ts';
import { clearSession, openSession, readSession } from '../../state/session-store.ts';
import { currentSession } from '../../state/session.ts';
import { onSignInWanted } from '../../state/sign-in-dialog.ts';
import { Shell } from '../shell.tsx';
import { AccountControl } from './account-control.tsx';

const { sent, answers } = accountServer();
beforeEach(() => void currentSession());
afterEach(clearSession);

async function showShell() {
  renderPage(<Shell>{null}</Shell>);
  // Header and footer are loaded apart from each other.
  const banner = within(await screen.findByRole('banner'));
  const tabs = within(await screen.findByRole('navigation', { name: 'تنقل سريع' }));
  await settled();
  return { banner, tabs };
}

test('AUTH-02: visitors find the way in, in the header and in the tab bar', async () => {
  const { banner, tabs } = await showShell();
  for (const part of [banner, tabs]) {
    expect(part.getByRole('link', { name: 'دخول' }).getAttribute('href')).toBe('/login');
  }
  expect(sent).toEqual([]);
});

test('AUTH-02: a press on it opens the dialog; with a key for a new tab it stays a link', async () => {
  const { banner } = await showShell();
  const wanted: string[] = [];
  onSignInWanted((what) => wanted.push(what));
  const link = banner.getByRole('link', { name: 'دخول' });
  fireEvent.pointerEnter(link);
  expect(fireEvent.click(link)).toBe(false);
  expect(wanted).toEqual(['prepared', 'open']);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(wanted).toEqual(['prepared', 'open']);
});

test('AUTH-01: a stored user is shown at once, before the server has confirmed the token', async () => {
  storeSession('sfr_1', layla);
  readSession();
  const { banner, tabs } = await showShell();
  expect((await banner.findByRole('button', { name: 'حساب ليلى' })).textContent).toBe('ل');
  expect(await tabs.findByRole('button', { name: 'حسابي' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'دخول' })).toBeNull();
});

test('AUTH-02: the menu names the account; signing out without a network makes the reader a visitor', async () => {
  openSession('sfr_1', layla);
  answers.push(noNetwork());
  const { banner } = await showShell();
  const button = await banner.findByRole('button', { name: 'حساب ليلى' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(await banner.findByText('layla@example.com')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  act(() => void fireEvent.click(banner.getByRole('button', { name: 'تسجيل الخروج' })));
  await settled();
  expect(banner.getByRole('link', { name: 'دخول' })).toBeTruthy();
  expect(stored()).toEqual({ token: null, user: null });
  expect(sent.at(-1)?.path).toBe('/api/auth/logout');
});

test.each([
  ['member', null],
  ['editor', '/newsroom'],
  ['admin', '/newsroom'],
] as const)('NEWS-04: the menu of an account with the role %s leads to %j', async (role, path) => {
  storeSession('sfr_1', { ...layla, role });
  readSession();
  const { banner } = await showShell();
  fireEvent.click(await banner.findByRole('button', { name: 'حساب ليلى' }));
  await banner.findByRole('link', { name: 'لوحتي' });
  const link = banner.queryByRole('link', { name: 'غرفة الأخبار' });
  expect(link?.getAttribute('href') ?? null).toBe(path);
});

test('AUTH-02: Escape closes the menu and returns the focus to its button', async () => {
  openSession('sfr_1', layla);
  const { banner } = await showShell();
  const button = await banner.findByRole('button', { name: 'حساب ليلى' });
  fireEvent.click(button);
  await banner.findByText('layla@example.com');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(banner.queryByText('layla@example.com')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('AUTH-01: the server renders the header of a visitor', () => {
  openSession('sfr_1', layla);
  const Stub = createRoutesStub([{ path: '/', Component: AccountControl }]);
  const html = renderToString(<Stub />);
  expect(html).toContain('دخول');
  expect(html).not.toContain('ليلى');
});

test('AUTH-01: in a browser with a session the link of visitors is hidden before the first paint, until it ends', () => {
  const root = document.documentElement;
  runScript(headScript());
  expect(root.hasAttribute('data-member')).toBe(false);
  storeSession('sfr_1', layla);
  runScript(headScript());
  expect(root.hasAttribute('data-member')).toBe(true);
  readSession();
  expect(root.hasAttribute('data-member')).toBe(true);
  clearSession();
  expect(root.hasAttribute('data-member')).toBe(false);
});
