import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { layla, noNetwork, ok, refusal, settled, signedIn, stored } from '../../../test/account-server.ts';
import { loaderAt } from '../../../test/players.ts';
import { field, press, shownAddress, signInPages, type, visit } from '../../../test/sign-in-page.tsx';
import { openSession } from '../../state/session-store.ts';
import { currentSession } from '../../state/session.ts';
import { loader } from './sign-in.tsx';

const { sent, answers } = signInPages();

test('AUTH-02: after signing in on its page the reader is back where they came from', async () => {
  await visit('/login?return=%2Fmatch%2F7%3Ftab%3Dlineups');
  expect(screen.getByRole('link', { name: 'حساب جديد' }).getAttribute('href')).toBe(
    '/register?return=%2Fmatch%2F7%3Ftab%3Dlineups',
  );
  answers.push(signedIn('sfr_1', layla));
  type('البريد الإلكتروني', layla.email);
  type('كلمة المرور', 'صافرة النهاية');
  press('دخول');
  await settled();
  expect(shownAddress()).toBe('/match/7?tab=lineups');
});

test('OURS-42: after registering on its page the reader chooses teams, and can still go back from there', async () => {
  await visit('/register?return=%2Fmatch%2F7');
  answers.push(signedIn('sfr_1', layla));
  type('الاسم', layla.name);
  type('البريد الإلكتروني', layla.email);
  type('كلمة المرور', 'صافرة النهاية');
  press('إنشاء الحساب');
  await settled();
  expect(shownAddress()).toBe('/account/welcome?return=%2Fmatch%2F7');
});

test('AUTH-02: a registered reader opens the page of registering, it leads back', async () => {
  openSession('sfr_1', layla);
  await visit('/register?return=%2Fmatch%2F7');
  expect(shownAddress()).toBe('/match/7');
});

test('AUTH-02: a link that leads to another site ends on the home page', async () => {
  openSession('sfr_1', layla);
  await visit('/login?return=%2F%2Fevil.example');
  expect(shownAddress()).toBe('/');
});

test('AUTH-10: a link without mail is no page', () => {
  const { args } = loaderAt('/forgot', {});
  expect(() => loader(args as never)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  expect(loader(loaderAt('/login', {}).args as never)).toEqual({ screen: 'login' });
});

test('AUTH-10: a link to a new password leaves the address bar at once, and its token is sent with the password', async () => {
  await visit('/reset#sfr_link');
  expect(location.href).not.toContain('sfr_link');
  type('كلمة المرور الجديدة', 'صافرة النهاية');
  type('مرة أخرى', 'صافرة البداية');
  press('احفظ وادخل');
  await settled();
  expect(document.activeElement?.textContent).toContain('الكلمتان غير متطابقتين.');
  expect(sent).toEqual([]);

  answers.push(refusal(401, 'code_required'), signedIn('sfr_1', layla));
  type('مرة أخرى', 'صافرة النهاية');
  press('احفظ وادخل');
  await settled();
  type('الرمز من تطبيق المصادقة', '407123');
  press('تأكيد');
  await settled();
  expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/auth/reset', body: { token: 'sfr_link', newPassword: 'صافرة النهاية' } },
    { path: '/api/auth/reset', body: { token: 'sfr_link', newPassword: 'صافرة النهاية', code: '407123' } },
  ]);
  expect(stored().token).toBe('sfr_1');
  expect(shownAddress()).toBe('/');
});

test('AUTH-10: a used link says so', async () => {
  await visit('/reset#sfr_link');
  answers.push(refusal(410, 'link_expired'));
  type('كلمة المرور الجديدة', 'صافرة النهاية');
  type('مرة أخرى', 'صافرة النهاية');
  press('احفظ وادخل');
  await settled();
  expect(document.activeElement?.textContent).toBe('رسالة link_expired');
});

test.each(['/reset', '/verify'])(
  'AUTH-10: %s without a token says that the link is incomplete',
  async (path) => {
    await visit(path);
    expect(screen.getByText(/الرابط غير مكتمل/)).toBeTruthy();
    expect(sent).toEqual([]);
  },
);

test('AUTH-10: the answer to a forgotten password is the same sentence in any case', async () => {
  await visit('/forgot');
  type('البريد الإلكتروني', 'layla');
  press('أرسل الرابط');
  await settled();
  expect(sent).toEqual([]);
  answers.push(ok({}));
  type('البريد الإلكتروني', layla.email);
  press('أرسل الرابط');
  await settled();
  expect(sent).toMatchObject([{ path: '/api/auth/forgot', body: { email: layla.email }, token: null }]);
  expect(screen.getByText(/إن كان لهذا البريد حساب/)).toBeTruthy();
  press('بريد آخر');
  expect(field('البريد الإلكتروني')).toBeTruthy();
});

test('AUTH-10: a link confirms the address by itself, and the user of the session is read again', async () => {
  openSession('sfr_1', layla);
  const verified = { ...layla, emailVerified: true };
  answers.push(ok({}), ok(verified));
  await visit('/verify#sfr_link');
  await settled();
  expect(location.href).not.toContain('sfr_link');
  expect(sent).toMatchObject([
    { method: 'POST', path: '/api/auth/verify', body: { token: 'sfr_link' } },
    { method: 'GET', path: '/api/auth/me' },
  ]);
  expect(screen.getByText(/تم تأكيد بريدك/)).toBeTruthy();
  expect(currentSession()).toEqual({ state: 'member', user: verified });
});

test('AUTH-10: without a connection the link is not used, and the next press tries again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers.push(noNetwork(), ok({}));
  await visit('/verify#sfr_link');
  await settled();
  expect(screen.getByText(/أنت غير متصل بالإنترنت/)).toBeTruthy();
  press('أعد المحاولة');
  await settled();
  expect(screen.getByText(/تم تأكيد بريدك/)).toBeTruthy();
});
