import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layla, refusal, settled, signedIn, stored } from '../../../test/account-server.ts';
import { field, press, shownAddress, signInPages, type, visit } from '../../../test/sign-in-page.tsx';
import { currentSession } from '../../state/session.ts';

const { sent, answers } = signInPages();

const keepGoogle = (returnTo: string) =>
  sessionStorage.setItem('googleSignIn', JSON.stringify({ verifier: 'kept', returnTo }));

test('AUTH-14: back from Google the token leaves the address bar, signs in with the kept verifier, and the reader is back where they came from', async () => {
  keepGoogle('/match/7?tab=lineups');
  answers.push(signedIn('sfr_1', layla));
  await visit('/login#google=sfr_google');
  await settled();
  expect(location.href).not.toContain('sfr_google');
  expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/auth/google/finish', body: { token: 'sfr_google', verifier: 'kept' } },
  ]);
  expect(stored().token).toBe('sfr_1');
  expect(sessionStorage.getItem('googleSignIn')).toBeNull();
  expect(shownAddress()).toBe('/match/7?tab=lineups');
});

test('OURS-42: an account that Google made chooses its teams first, and then goes on to where the reader came from', async () => {
  keepGoogle('/teams');
  answers.push(signedIn('sfr_1', layla, { isNew: true }));
  await visit('/login#google=sfr_google');
  await settled();
  expect(shownAddress()).toBe('/account/welcome?return=%2Fteams');
});

test('AUTH-14, AUTH-12: an account with a second factor needs the code after Google, too', async () => {
  keepGoogle('/teams');
  answers.push(refusal(401, 'code_required'), refusal(401, 'wrong_code'), signedIn('sfr_1', layla));
  await visit('/login#google=sfr_google');
  await settled();
  type('الرمز من تطبيق المصادقة', '111111');
  press('تأكيد');
  await settled();
  expect(document.activeElement?.textContent).toBe('رسالة wrong_code');
  type('الرمز من تطبيق المصادقة', '407123');
  press('تأكيد');
  await settled();
  expect(sent.at(-1)?.body).toEqual({ token: 'sfr_google', verifier: 'kept', code: '407123' });
  expect(shownAddress()).toBe('/teams');
});

test('AUTH-14: a refusal leads back to the form with its sentence', async () => {
  keepGoogle('/');
  answers.push(refusal(409, 'google_link_unverified'));
  await visit('/login#google=sfr_google');
  await settled();
  expect(screen.getByRole('alert').textContent).toBe('رسالة google_link_unverified');
  expect(field('كلمة المرور')).toBeTruthy();
  expect(currentSession()).toEqual({ state: 'visitor' });
});

test('AUTH-14: a token of another browser is not sent', async () => {
  await visit('/login#google=sfr_google');
  await settled();
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('انتهت مهلة الدخول. ابدأ من جديد.');
});

test('AUTH-14: a failure at Google is a sentence above the form', async () => {
  await visit('/login#google-error=google_refused');
  expect(location.href).not.toContain('google-error');
  expect(screen.getByRole('alert').textContent).toMatch(/لم يكتمل الدخول بحساب Google/);
  expect(field('كلمة المرور')).toBeTruthy();
});
