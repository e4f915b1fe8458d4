import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { accountServer, ok, refusal, settled } from '../../../../test/account-server.ts';
import { renderPage } from '../../../../test/page.tsx';
import { LoginScreen } from '../login-screen.tsx';
import { RegisterScreen } from '../register-screen.tsx';
import { keptAttempt } from './attempt.ts';
import { GoogleEntrance } from './google-entrance.tsx';

const NAME = 'المتابعة بحساب Google';
const { sent, answers } = accountServer();
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function show(address: string) {
  history.replaceState(null, '', address);
  renderPage(<GoogleEntrance />, { googleSignIn: true });
  await screen.findByRole('button', { name: NAME });
  return vi.spyOn(location, 'assign').mockImplementation(() => undefined);
}

/** Until the hash of the verifier, which another thread computes, and the answer are there. */
const press = async (isDone: () => unknown) => {
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(isDone()).toBeTruthy());
  await settled();
};
const isSent = () => sent.length > 0;
const isFailed = () => screen.queryByRole('alert');

test.each([
  ['signing in', <LoginScreen key="login" frame={{ heading: 'h1' }} />],
  ['registering', <RegisterScreen key="register" frame={{ heading: 'h1' }} onRegister={() => undefined} />],
])('AUTH-14: the form of %s has the button only where signing in with Google is on', async (_, form) => {
  const { unmount } = renderPage(form);
  await screen.findByLabelText('البريد الإلكتروني');
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  unmount();
  renderPage(form, { googleSignIn: true });
  const button = await screen.findByRole('button', { name: NAME });
  expect(button.querySelector('bdi')?.textContent).toBe('Google');
  expect(button.closest('form')).toBeNull();
});

test('AUTH-14: a press keeps a verifier in the tab, sends only its hash, and opens the address of Google', async () => {
  const assign = await show('/match/7?tab=lineups');
  answers.push(ok({ url: 'https://accounts.example/auth' }));
  await press(isSent);
  const { verifier, returnTo } = keptAttempt()!;
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(returnTo).toBe('/match/7?tab=lineups');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  expect(sent).toMatchObject([
    { method: 'POST', path: '/api/auth/google/start', body: { challenge }, token: null },
  ]);
  expect(assign.mock.calls).toEqual([['https://accounts.example/auth']]);
});

test('AUTH-14: on the page of signing in, the way back is that of ?return=', async () => {
  await show('/login?return=%2Fteams');
  answers.push(ok({ url: 'https://accounts.example/auth' }));
  await press(isSent);
  expect(keptAttempt()?.returnTo).toBe('/teams');
});

test('AUTH-14: the button says that the browser is leaving, sends once, and can be pressed again after the way back', async () => {
  await show('/');
  answers.push(ok({ url: 'https://accounts.example/auth' }));
  await press(isSent);
  const button = screen.getByRole('button', { name: 'جارٍ الانتقال إلى Google' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await press(isSent);
  expect(sent).toHaveLength(1);
  fireEvent(window, new Event('pageshow'));
  expect(screen.getByRole('button', { name: NAME }).getAttribute('aria-disabled')).toBeNull();
});

test('AUTH-14: a refused start is a sentence, and the browser stays', async () => {
  const assign = await show('/');
  answers.push(refusal(503, 'unavailable'));
  await press(isFailed);
  expect(screen.getByRole('alert').textContent).toBe('رسالة unavailable');
  expect(assign).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: NAME })).toBeTruthy();
});

test('AUTH-14: a browser that stores nothing is a sentence, and nothing is sent', async () => {
  await show('/');
  const setItem = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { setItem, clear: () => undefined });
  await press(isFailed);
  expect(screen.getByRole('alert').textContent).toBe('تعذّر الانتقال إلى Google. أعد المحاولة.');
  expect(sent).toEqual([]);
});

test.each(['//evil.example', 'https://evil.example/', '/login'])(
  'AUTH-14: a kept path %s leads home',
  (returnTo) => {
    sessionStorage.setItem('googleSignIn', JSON.stringify({ verifier: 'v', returnTo }));
    expect(keptAttempt()).toEqual({ verifier: 'v', returnTo: '/' });
  },
);

test.each(['', 'null', '{', '{"returnTo":"/"}'])('AUTH-14: kept text %j is no attempt', (text) => {
  sessionStorage.setItem('googleSignIn', text);
  expect(keptAttempt()).toBeUndefined();
});
