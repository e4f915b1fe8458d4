import type { getMe } from '@safira/contract/accounts/auth';
import type { AccountExport, deleteAccount as deleteEndpoint } from '@safira/contract/accounts/leaving';
import type { User } from '@safira/contract/accounts/parts';
import type { listSessions as listEndpoint, Session } from '@safira/contract/accounts/sessions';
import type { Answer } from '@safira/contract/endpoint';
import { currentUser, memberCall } from '../../../state/session-calls.ts';
import { clearSession, replaceUser } from '../../../state/session-store.ts';

/** The password again, and the code where the account has a second factor. */
export type Confirmation = { password: string; code?: string };

/** AUTH-11 */
export const listSessions = async (): Promise<Session[]> =>
  (await memberCall<Answer<typeof listEndpoint>>('/auth/sessions')).data;

export const endSession = (id: number) => memberCall(`/auth/sessions/${id}`, { method: 'DELETE' });

export const endOtherSessions = () => memberCall('/auth/sessions', { method: 'DELETE' });

/** AUTH-13 */
export const exportAccount = async (body: Confirmation): Promise<AccountExport> =>
  (await memberCall<{ data: AccountExport }>('/auth/export', { body })).data;

/** AUTH-13: the sessions have gone with the account. */
export async function deleteAccount(body: Confirmation): Promise<void> {
  await memberCall<Answer<typeof deleteEndpoint>>('/auth/delete', { body });
  clearSession();
}

/** Counts once the link that is sent to it was opened. */
export async function changeEmail(body: { email: string; password: string }): Promise<void> {
  const { data } = await memberCall<{ data: User }>('/auth/profile', { method: 'PUT', body });
  replaceIfSame(data);
}

/** AUTH-12: a secret that counts once a code of it was confirmed. */
export const startTotp = async (password: string) =>
  (await memberCall<{ data: { secret: string; uri: string } }>('/auth/totp', { body: { password } })).data;

/** AUTH-12: the recovery codes, which the server cannot show again. */
export async function confirmTotp(code: string): Promise<string[]> {
  const { data } = await memberCall<{ data: { recoveryCodes: string[] } }>('/auth/totp', {
    method: 'PUT',
    body: { code },
  });
  return data.recoveryCodes;
}

export async function removeTotp(body: Confirmation): Promise<void> {
  await memberCall('/auth/totp/remove', { body });
  await readUser();
}

/** The user as it is now: whether there is a second factor is part of it. */
export async function readUser(): Promise<void> {
  const { data } = await memberCall<Answer<typeof getMe>>('/auth/me');
  replaceIfSame(data);
}

/** AUTH-03: a person who has signed out meanwhile stays signed out. */
function replaceIfSame(user: User): void {
  if (currentUser()?.id === user.id) replaceUser(user);
}

export const hasSecondFactor = (user: User): boolean => user.secondFactor;
