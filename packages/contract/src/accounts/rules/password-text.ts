import type { ErrorCode } from '../../errors.ts';
import type { Role } from '../parts.ts';

/** In code points. Those of editors and admins protect what all readers see. */
export const leastOf = (role: Role) => (role === 'member' ? 8 : 15);
const MOST = 128;

/**
 * The form in which passwords are hashed: keyboards differ in composed letters and presentation forms. Never trimmed.
 */
export const normalizedPassword = (typed: string) => typed.normalize('NFKC');

/** AUTH-07: what is wrong with the text of a new password; undefined if nothing is. */
export function passwordFault(typed: string, role: Role): ErrorCode | undefined {
  const password = normalizedPassword(typed);
  const length = [...password].length;
  if (/[\p{Cc}\p{Cn}\p{Cs}]/u.test(password)) return 'password_invalid';
  if (length < leastOf(role)) return role === 'member' ? 'password_short' : 'password_short_staff';
  return length > MOST ? 'password_long' : undefined;
}
