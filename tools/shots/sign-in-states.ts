import type { Stage, State } from './state.ts';

type Page = Stage['page'];

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
}

/** The way of an account with a second factor: the server would need one. */
async function openCodeStep({ page }: Stage) {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'code_required', message: '' } }),
  );
  await fillIn(page, { email: 'layla@example.com', password: 'صافرة النهاية' });
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await page.getByLabel('الرمز من تطبيق المصادقة').waitFor();
}

/** Signing in, as pages; as a dialog it is the same card. */
export const signInStates: readonly State[] = [
  { name: 'auth-signin', path: '/login' },
  {
    name: 'auth-signin-dialog',
    extent: 'screen',
    prepare: async ({ page }) => {
      await page.getByRole('link', { name: 'دخول', exact: true }).filter({ visible: true }).click();
      await page.getByRole('dialog').getByLabel('البريد الإلكتروني').waitFor();
    },
  },
  {
    name: 'auth-wrong-password',
    path: '/login',
    prepare: async ({ page }) => {
      await fillIn(page, { email: 'layla@example.com', password: 'another password' });
      await page.getByRole('button', { name: 'دخول', exact: true }).click();
      await page.getByText('البريد أو كلمة المرور غير صحيحة.').waitFor();
    },
  },
  {
    name: 'auth-register',
    path: '/register',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
      await page.getByText('صحّح ما يلي').waitFor();
    },
  },
  { name: 'auth-2fa', path: '/login', prepare: openCodeStep },
  { name: 'auth-forgot', path: '/forgot' },
  { name: 'auth-reset', path: '/reset#sfr_link' },
  {
    name: 'auth-verify',
    path: '/verify#sfr_link',
    prepare: ({ page }) => page.getByText('انتهت صلاحية الرابط').waitFor(),
  },
];
