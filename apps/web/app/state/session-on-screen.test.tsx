import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { layla, ok, omar, settled, storeSession } from '../../test/account-server.ts';
import { sessionTab } from '../../test/session-tab.ts';

const { open, answers } = sessionTab();

test('AUTH-01: a component shows nothing of a person on the server, and the session in the browser', async () => {
  storeSession('sfr_1', layla);
  answers.push(ok(omar));
  const { useSession } = await open();
  function Probe() {
    const session = useSession();
    return <output>{`${session.state} ${('user' in session && session.user?.name) || '-'}`}</output>;
  }
  expect(renderToString(<Probe />)).toBe('<output>loading -</output>');
  render(<Probe />);
  expect(screen.getByRole('status').textContent).toBe('loading ليلى');
  await settled();
  expect(screen.getByRole('status').textContent).toBe('member عمر');
});

test('AUTH-01: a component that needs the user alone shows a stored one at once, and no one after the sign-out', async () => {
  storeSession(null, layla);
  const { signOut, useUser } = await open();
  function Probe() {
    return <output>{useUser()?.name ?? '-'}</output>;
  }
  expect(renderToString(<Probe />)).toBe('<output>-</output>');
  render(<Probe />);
  expect(screen.getByRole('status').textContent).toBe('ليلى');
  act(() => signOut());
  expect(screen.getByRole('status').textContent).toBe('-');
});

test('AUTH-01: what only visitors need is hidden from a member before the server has answered, until the sign-out', async () => {
  const root = document.documentElement;
  storeSession('sfr_1', layla);
  answers.push(ok(layla), ok({}));
  const { currentSession, signOut } = await open();
  currentSession();
  expect(root.hasAttribute('data-member')).toBe(true);
  await settled();
  expect(root.hasAttribute('data-member')).toBe(true);
  signOut();
  expect(root.hasAttribute('data-member')).toBe(false);
  await settled();
});
