import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { codeText, emailText, nameText, passwordText, User } from './parts.ts';

/** The mark of a browser that has signed in before: with it, failures of strangers do not lock its owner out. */
export const device = z.string().max(100);

/** At the top of the answer, where the specification reads them. */
const side = z.object({ token: z.string(), user: User });
const expiresAt = z.iso.datetime();
export const signedIn = { data: z.object({ expiresAt, device }), side };
/** A new token: those from before are no longer valid. */
const renewed = { data: z.object({ expiresAt }), side };

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Creates an account and signs in',
  body: z.object({ email: emailText, password: passwordText, name: nameText }),
  ...signedIn,
  status: 201,
  family: 'private',
  rate: 'own',
});

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in',
  /** AUTH-12: without a needed code the answer is `code_required`, and all of it is sent again with the code. */
  body: z.object({
    email: emailText,
    password: passwordText,
    code: codeText.optional(),
    device: device.optional(),
  }),
  ...signedIn,
  family: 'private',
  rate: 'own',
});

/** AUTH-02: answers 200 also if the token is no longer valid. */
export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of the token',
  data: z.object({}),
  family: 'private',
});

export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The account of the token',
  data: User,
  family: 'private',
  access: 'member',
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/profile',
  summary: 'Changes the name, or sends a link to a new e-mail address',
  /**
   * AUTH-10: `email` needs `password`, and counts once its link was opened. The address of the account, if it is not
   * verified yet, gets a new link.
   */
  body: z.object({
    name: nameText.optional(),
    email: emailText.optional(),
    password: passwordText.optional(),
  }),
  data: User,
  family: 'private',
  access: 'member',
  rate: 'write',
});

/** AUTH-11: all other sessions end. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Changes the password and ends all other sessions',
  body: z.object({ currentPassword: passwordText, newPassword: passwordText }),
  ...renewed,
  family: 'private',
  access: 'member',
  rate: 'auth',
});

/** AUTH-10: the same answer whether the address has an account or not. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot',
  summary: 'Sends a link that sets a new password, if the address has an account',
  body: z.object({ email: emailText }),
  data: z.object({}),
  status: 202,
  family: 'private',
  rate: 'own',
});

const linkToken = z.string().max(100);

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify',
  summary: 'Verifies an e-mail address with the token of a link; a new one replaces that of the account',
  body: z.object({ token: linkToken }),
  data: z.object({}),
  family: 'private',
  rate: 'auth',
});

/** AUTH-10: the token is that of a link, which works once, and which verifies the address too. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset',
  summary: 'Sets a password with the token of a link, ends all sessions and signs in',
  body: z.object({ token: linkToken, newPassword: passwordText, code: codeText.optional() }),
  ...renewed,
  family: 'private',
  rate: 'auth',
});

export const checkAvailability = endpoint({
  method: 'GET',
  path: '/auth/check-availability',
  summary: 'Whether an e-mail address has no account yet',
  query: z.object({ email: emailText }),
  data: z.object({ field: z.literal('email'), available: z.boolean() }),
  family: 'private',
  rate: 'own',
});
