import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { codeText, passwordText } from './parts.ts';

const own = { family: 'private', access: 'member', rate: 'auth' } as const;

/** AUTH-12: in force only after a code of it was sent to `confirmTotp`. The address must be verified. */
export const startTotp = endpoint({
  method: 'POST',
  path: '/auth/totp',
  summary: 'A new secret for an authenticator app',
  body: z.object({ password: passwordText }),
  /** The secret in base32 for typing; the same as an address, for a QR code. */
  data: z.object({ secret: z.string(), uri: z.string() }),
  ...own,
});

export const confirmTotp = endpoint({
  method: 'PUT',
  path: '/auth/totp',
  summary: 'Turns the second factor on; the session of the call has it from then on',
  body: z.object({ code: codeText }),
  /** Each replaces a code of the app once. They are shown here and never again. */
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  ...own,
});

export const removeTotp = endpoint({
  method: 'POST',
  path: '/auth/totp/remove',
  summary: 'Turns the second factor off, for all sessions',
  body: z.object({ password: passwordText, code: codeText }),
  data: z.object({}),
  ...own,
});
