import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  accountServer,
  layla,
  noNetwork,
  refusal,
  settled,
  signedIn,
  stored,
  storeSession,
} from '../../../test/account-server.ts';
import { renderPage } from '../../../test/page.tsx';
import { announceStorage } from '../../../test/session-tab.ts';
import { clearSession } from '../../state/session-store.ts';
import { currentSession } from '../../state/session.ts';
import { openSignIn } from '../../state/sign-in-dialog.ts';
import { SignInHost } from './sign-in-host.tsx';

const { sent, answers } = accountServer();
// Loaded once; a busy machine takes longer for it than a test may.
beforeAll(() => import('./sign-in-dialog.tsx'));
beforeEach(() => void currentSession());
afterEach(clearSession);

/** A visitor opens the dialog over a page. */
async function openDialog(site: { mailLinks?: boolean } = {}) {
  renderPage(<SignInHost />, site);
  act(() => openSignIn());
  await screen.findByRole('dialog');
  await settled();
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillIn() {
  type('البريد الإلكتروني', 'layla@example.com');
  type('كلمة المرور', 'صافرة النهاية');
}

/** The texts that screen readers read with a field. */
const described = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
};

test('AUTH-02: the dialog opens at the e-mail, with what password managers need', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeTruthy();
  expect(document.activeElement).toBe(field('البريد الإلكتروني'));
  expect(field('البريد الإلكتروني')).toMatchObject({ autocomplete: 'username', inputMode: 'email' });
  expect(field('كلمة المرور')).toMatchObject({ autocomplete: 'current-password', type: 'password' });
  press('إظهار كلمة المرور');
  expect(field('كلمة المرور').type).toBe('text');
  press('إخفاء كلمة المرور');
  expect(field('كلمة المرور').type).toBe('password');
});

test('AUTH-02: a right password makes the reader a member and closes the dialog', async () => {
  await openDialog();
  answers.push(signedIn('sfr_1', layla));
  fillIn();
  press('دخول');
  await settled();
  expect(sent).toMatchObject([
    { path: '/api/auth/login', body: { email: 'layla@example.com', password: 'صافرة النهاية' } },
  ]);
  expect(currentSession()).toEqual({ state: 'member', user: layla });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AUTH-02: while a request is under way a second press sends nothing, and the button says so', async () => {
  await openDialog();
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise);
  fillIn();
  press('دخول');
  const waiting = screen.getByRole('button', { name: 'جارٍ الدخول…' });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(waiting);
  expect(sent).toHaveLength(1);
  late.resolve(refusal(401, 'wrong_credentials'));
  await settled();
  expect(screen.getByRole('button', { name: 'دخول' })).toBeTruthy();
});

test('AUTH-02: the dialog is closed while a request is under way, its answer does not sign in', async () => {
  await openDialog();
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise);
  fillIn();
  press('دخول');
  press('إغلاق');
  late.resolve(signedIn('sfr_1', layla));
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentSession()).toEqual({ state: 'visitor' });
});

test('AUTH-02: another tab signs in, the dialog closes', async () => {
  await openDialog();
  storeSession('sfr_2', layla);
  announceStorage('authToken');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AUTH-05: a wrong password is a sentence of the server that receives the focus; what was typed stays', async () => {
  await openDialog();
  answers.push(refusal(401, 'wrong_credentials'));
  fillIn();
  press('دخول');
  await settled();
  expect(document.activeElement?.textContent).toBe('رسالة wrong_credentials');
  expect(field('البريد الإلكتروني').value).toBe('layla@example.com');
  expect(stored().token).toBeNull();
});

test('AUTH-02: empty fields are named next to them and above, and nothing is sent', async () => {
  await openDialog();
  press('دخول');
  await settled();
  expect(sent).toEqual([]);
  expect(field('البريد الإلكتروني').getAttribute('aria-invalid')).toBe('true');
  expect(described('البريد الإلكتروني')).toEqual(['اكتب بريدك الإلكتروني.']);
  expect(described('كلمة المرور')).toEqual(['اكتب كلمة المرور.']);
  const summary = document.activeElement as HTMLElement;
  expect(summary.textContent).toContain('صحّح ما يلي');
  fireEvent.click(within(summary).getByRole('button', { name: 'اكتب كلمة المرور.' }));
  expect(document.activeElement).toBe(field('كلمة المرور'));
});

test('AUTH-12: an account with a second factor needs the code, and all three are sent', async () => {
  await openDialog();
  answers.push(refusal(401, 'code_required'), refusal(401, 'wrong_code'), signedIn('sfr_1', layla));
  fillIn();
  press('دخول');
  await settled();
  expect(field('الرمز من تطبيق المصادقة')).toMatchObject({
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
  });
  press('تأكيد');
  await settled();
  expect(described('الرمز من تطبيق المصادقة')).toContain('اكتب الرمز.');
  type('الرمز من تطبيق المصادقة', '000 000');
  press('تأكيد');
  await settled();
  expect(document.activeElement?.textContent).toBe('رسالة wrong_code');
  type('الرمز من تطبيق المصادقة', '٤٠٧ ١٢٣');
  press('تأكيد');
  await settled();
  expect(sent.at(-1)?.body).toEqual({
    email: 'layla@example.com',
    password: 'صافرة النهاية',
    code: '407123',
  });
  expect(currentSession().state).toBe('member');
});

test('AUTH-12: a recovery code has a keyboard with letters; the way back leads to the password', async () => {
  await openDialog();
  answers.push(refusal(401, 'code_required'));
  fillIn();
  press('دخول');
  await settled();
  press('ضاع هاتفك؟ استعمل رمز طوارئ');
  expect(field('رمز الطوارئ').inputMode).toBe('text');
  press('رجوع');
  expect(field('كلمة المرور')).toBeTruthy();
});

test.each([
  [
    'too many attempts',
    () => refusal(429, 'too_many_requests', { retryAfter: 900 }),
    'محاولات كثيرة. أعد المحاولة بعد 15 دقيقة.',
  ],
  [
    'a limit of the edge',
    () => new Response('', { status: 429 }),
    'محاولات كثيرة؛ انتظر قليلًا ثم أعد المحاولة.',
  ],
  [
    'a service that is away',
    () => new Response('', { status: 503 }),
    'الخدمة غير متاحة مؤقتًا. أعد المحاولة بعد قليل.',
  ],
  ['an unexpected answer', () => new Response('', { status: 500 }), 'تعذّر تسجيل الدخول. أعد المحاولة.'],
  ['no connection to the server', noNetwork, 'تعذّر الاتصال بالخادم. تحقّق من اتصالك ثم أعد المحاولة.'],
])('AUTH-05: after %s the form says what to do', async (_, answer, text) => {
  await openDialog();
  answers.push(answer());
  fillIn();
  press('دخول');
  await settled();
  expect(document.activeElement?.textContent).toBe(text);
});

test.each([
  [true, 1],
  [false, 0],
])('AUTH-10: with mail links %s, the links to a forgotten password number %i', async (mailLinks, count) => {
  await openDialog({ mailLinks });
  expect(screen.queryAllByRole('link', { name: 'نسيت كلمة المرور؟' })).toHaveLength(count);
});

test('AUTH-02, OURS-42: a new account is checked by the rules of the server before it is sent, then opened, and chooses its teams', async () => {
  await openDialog();
  press('حساب جديد');
  expect(field('الاسم').autocomplete).toBe('name');
  expect(field('كلمة المرور').autocomplete).toBe('new-password');
  expect(described('كلمة المرور')).toEqual(['8 أحرف على الأقل']);
  type('الاسم', 'ل');
  type('البريد الإلكتروني', 'layla@example');
  type('كلمة المرور', '1234567');
  press('إنشاء الحساب');
  await settled();
  expect(sent).toEqual([]);
  expect(described('الاسم')).toEqual(['اكتب اسمًا من حرفين إلى 40 حرفًا، دون رموز خفية.']);
  expect(described('البريد الإلكتروني')).toEqual(['اكتب بريدًا إلكترونيًا صحيحًا.']);
  expect(described('كلمة المرور')).toEqual(['8 أحرف على الأقل', 'كلمة المرور قصيرة: 8 أحرف على الأقل.']);

  answers.push(signedIn('sfr_1', layla));
  type('الاسم', 'ليلى');
  fillIn();
  press('إنشاء الحساب');
  await settled();
  const body = { name: 'ليلى', email: 'layla@example.com', password: 'صافرة النهاية' };
  expect(sent).toMatchObject([{ path: '/api/auth/register', body }]);
  expect(currentSession().state).toBe('member');
  expect(await screen.findByText('/account/welcome?return=%2F')).toBeTruthy();
});

test('AUTH-02: a fault that only the server knows is shown next to its field', async () => {
  await openDialog();
  press('حساب جديد');
  type('الاسم', 'ليلى');
  fillIn();
  const message = 'لهذا البريد حساب.';
  answers.push(refusal(409, 'email_taken', { fields: [{ field: 'email', code: 'email_taken', message }] }));
  press('إنشاء الحساب');
  await settled();
  expect(described('البريد الإلكتروني')).toEqual([message]);
  expect(document.activeElement?.textContent).toContain(message);
});
