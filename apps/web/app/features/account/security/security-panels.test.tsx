import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memberServer } from '../../../../test/account-answers.ts';
import { renderAccount } from '../../../../test/account-page.tsx';
import { layla, noNetwork, ok, refusal, signedIn, stored } from '../../../../test/account-server.ts';

const { answer, sent, signIn, settled, toasts } = memberServer();

const sessions = [
  {
    id: 1,
    current: true,
    client: 'Chrome · Linux',
    createdAt: '2026-11-01T10:00:00Z',
    seenAt: '2026-11-17T10:00:00Z',
  },
  {
    id: 2,
    current: false,
    client: 'Safari · iOS',
    createdAt: '2026-11-01T10:00:00Z',
    seenAt: '2026-11-16T10:00:00Z',
  },
  { id: 3, current: false, client: '', createdAt: '2026-11-01T10:00:00Z', seenAt: '2026-11-15T10:00:00Z' },
];
let left = sessions;

beforeAll(() => import('./totp-dialog.tsx'));
beforeEach(() => {
  left = sessions;
  answer('GET /auth/sessions', () => ok(left));
});

async function openPage(like = layla) {
  const user = signIn(like);
  renderAccount('/account/security');
  await screen.findByText('هذه الجلسة');
  return user;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialog = () => within(screen.getByRole('dialog'));
const bodies = (method: string) => sent(method).map(({ path, body }) => [path.replace('/api', ''), body]);

/** The files that the browser was given to save. */
function savedFiles() {
  const files: { name: string; text: Promise<string> }[] = [];
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, text: latest.text() });
  });
  return files;
}

test('AUTH-11: a session is ended, its line goes and the server is called', async () => {
  answer('DELETE /auth/sessions/2', () => {
    left = sessions.filter(({ id }) => id !== 2);
    return ok({});
  });
  await openPage();
  press(/^إنهاء الجلسة: متصفح على هاتف/);
  expect(screen.queryByText('متصفح على هاتف')).toBeNull();
  await settled();
  expect(screen.queryByText('متصفح على هاتف')).toBeNull();
  expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/auth/sessions/2']);
  expect(toasts).toEqual(['أُنهيت الجلسة.']);
});

test('AUTH-11: a session that cannot be ended comes back, and a toast says so', async () => {
  answer('DELETE /auth/sessions/2', noNetwork);
  await openPage();
  press(/^إنهاء الجلسة: متصفح على هاتف/);
  await settled();
  expect(screen.getByText('متصفح على هاتف')).toBeTruthy();
  expect(toasts).toEqual(['تعذّر إنهاء الجلسة. أعد المحاولة.']);
});

test('AUTH-11: all other sessions are ended, this one stays', async () => {
  answer('DELETE /auth/sessions', () => {
    left = sessions.slice(0, 1);
    return ok({ ended: 2 });
  });
  await openPage();
  press('إنهاء الجلسات الأخرى');
  await settled();
  expect(screen.getByText('هذه الجلسة')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^إنهاء/ })).toBeNull();
});

test('AUTH-13: the password is right, the data of the account is saved as a file', async () => {
  const files = savedFiles();
  answer('POST /auth/export', () => ok({ user: layla, favourites: {} }));
  await openPage();
  press('تصدير – بياناتي');
  type('كلمة المرور', 'صافرة النهاية');
  press('نزّل الملف');
  await settled();
  expect(bodies('POST')).toEqual([['/auth/export', { password: 'صافرة النهاية' }]]);
  expect(files[0]?.name).toBe('safira-account.json');
  expect(JSON.parse(await files[0]!.text)).toEqual({ user: layla, favourites: {} });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AUTH-12: the server wants a code, its field appears and both are sent', async () => {
  savedFiles();
  answer('POST /auth/export', () => refusal(401, 'code_required'));
  await openPage();
  press('تصدير – بياناتي');
  type('كلمة المرور', 'صافرة النهاية');
  press('نزّل الملف');
  await settled();
  answer('POST /auth/export', () => ok({ user: layla }));
  type('الرمز من تطبيق المصادقة', '١٢٣ ٤٥٦');
  press('نزّل الملف');
  await settled();
  expect(bodies('POST').at(-1)).toEqual(['/auth/export', { password: 'صافرة النهاية', code: '123456' }]);
});

test('AUTH-13: the dialog says what is deleted; after the password the account and its session are gone', async () => {
  answer('POST /auth/delete', () => ok({}));
  await openPage();
  press('حذف – حذف الحساب');
  expect(dialog().getByText(/ولا سبيل إلى استرجاعه/)).toBeTruthy();
  press('احذف حسابي نهائيًا');
  expect(sent('POST')).toEqual([]);
  type('كلمة المرور', 'صافرة النهاية');
  press('احذف حسابي نهائيًا');
  await settled();
  expect(bodies('POST')).toEqual([['/auth/delete', { password: 'صافرة النهاية' }]]);
  expect(stored()).toEqual({ token: null, user: null });
  expect(screen.getByRole('link', { name: 'سجّل الدخول' })).toBeTruthy();
  expect(toasts).toEqual(['حُذف حسابك وكل بياناته.']);
});

test('AUTH-13: a wrong password deletes nothing, and the form says so', async () => {
  answer('POST /auth/delete', () => refusal(403, 'wrong_password'));
  await openPage();
  press('حذف – حذف الحساب');
  type('كلمة المرور', 'خطأ');
  press('احذف حسابي نهائيًا');
  await settled();
  expect(dialog().getByText('رسالة wrong_password')).toBeTruthy();
  expect(stored().token).toBe('sfr_1');
});

test('AUTH-12: the second factor is set up, its recovery codes are shown once', async () => {
  const files = savedFiles();
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: copied } });
  answer('POST /auth/totp', () => ok({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Safira?secret=ABCDEFGH' }));
  answer('PUT /auth/totp', () => ok({ recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }));
  const user = await openPage();
  answer('GET /auth/me', () => ok({ ...user, secondFactor: true }));
  press('تفعيل – التحقّق بخطوتين');
  await screen.findByRole('dialog');
  type('كلمة المرور', 'صافرة النهاية');
  press('تابع');
  expect(await screen.findByRole('img', { name: 'رمز المسح لتطبيق المصادقة' })).toBeTruthy();
  expect(dialog().getByText('ABCD EFGH')).toBeTruthy();
  type('الأرقام الستة', '123456');
  press('فعّل');
  expect(await screen.findByText('aaaa-1111')).toBeTruthy();
  press('انسخها');
  await settled();
  expect(copied).toHaveBeenCalledWith('aaaa-1111\nbbbb-2222');
  press('نزّلها ملفًا');
  expect(await files[0]?.text).toBe('aaaa-1111\nbbbb-2222\n');
  press('حفظتها');
  await settled();
  expect(screen.queryByText('aaaa-1111')).toBeNull();
  expect(screen.getByRole('button', { name: 'إيقاف – التحقّق بخطوتين' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('bbbb-2222');
  expect(JSON.stringify(localStorage)).not.toContain('aaaa-1111');
});

test('AUTH-12: the second factor is removed with password and code', async () => {
  answer('POST /auth/totp/remove', () => ok({}));
  const user = await openPage({ ...layla, secondFactor: true });
  answer('GET /auth/me', () => ok({ ...user, secondFactor: false }));
  press('إيقاف – التحقّق بخطوتين');
  type('كلمة المرور', 'صافرة النهاية');
  type('الرمز من تطبيق المصادقة', '123456');
  press('أوقفه');
  await settled();
  expect(bodies('POST')).toEqual([['/auth/totp/remove', { password: 'صافرة النهاية', code: '123456' }]]);
  expect(screen.getByRole('button', { name: 'تفعيل – التحقّق بخطوتين' })).toBeTruthy();
});

test('AUTH-11: a new password opens a new session and the list of sessions is read again', async () => {
  answer('PUT /auth/password', () => signedIn('sfr_2', layla));
  await openPage();
  press('تغيير – كلمة المرور');
  type('كلمة المرور الحالية', 'صافرة النهاية');
  type('كلمة المرور الجديدة', 'هدف في الدقيقة الأخيرة');
  left = sessions.slice(0, 1);
  press('غيّر كلمة المرور');
  await settled();
  expect(stored().token).toBe('sfr_2');
  expect(screen.queryByText('متصفح على هاتف')).toBeNull();
});

test('AUTH-03: the name is changed, the page shows the new one', async () => {
  const user = await openPage();
  answer('PUT /auth/profile', () => ok({ ...user, name: 'ليلى أحمد' }));
  press('تغيير – الاسم');
  type('الاسم', 'ليلى أحمد');
  press('احفظ الاسم');
  await settled();
  expect(screen.getByText('ليلى أحمد')).toBeTruthy();
});

test('AUTH-10: another address is sent with the password, and counts after its link', async () => {
  answer('PUT /auth/profile', () => ok(layla));
  await openPage({ ...layla, emailVerified: true });
  press('تغيير – البريد');
  type('البريد الإلكتروني', 'new@example.com');
  type('كلمة المرور', 'صافرة النهاية');
  press('أرسل رابط التأكيد');
  await settled();
  expect(bodies('PUT')).toEqual([['/auth/profile', { email: 'new@example.com', password: 'صافرة النهاية' }]]);
  expect(toasts).toEqual(['أرسلنا رابط التأكيد. افتح بريدك.']);
});

test('AUTH-10: an address that is not verified yet gets another link', async () => {
  answer('PUT /auth/profile', () => ok(layla));
  await openPage();
  press('تأكيد – البريد');
  type('كلمة المرور', 'صافرة النهاية');
  press('أرسل رابط التأكيد');
  await settled();
  expect(bodies('PUT')).toEqual([['/auth/profile', { email: layla.email, password: 'صافرة النهاية' }]]);
});
