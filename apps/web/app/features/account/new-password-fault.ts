import { errorSentences } from '@safira/arabic/terms/errors';
import { passwordFault } from '@safira/contract/accounts/rules/password-text';

/** AUTH-07: by the rules of a member; the server knows the role, and those of staff. */
export function newPasswordFault(typed: string): string | undefined {
  const fault = passwordFault(typed, 'member');
  return fault && errorSentences[fault];
}
