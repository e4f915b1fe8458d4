import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { device, signedIn } from './auth.ts';
import { codeText } from './parts.ts';

/** AUTH-14: Google sends the browser here. It is answered with a redirect, so it is not an endpoint. */
export const GOOGLE_CALLBACK = '/auth/google/callback';

/**
 * AUTH-14: the browser keeps a random verifier and sends its SHA-256 in base64url: only the browser that started can
 * finish. Answers 404 where signing in with Google is off.
 */
export const startGoogle = endpoint({
  method: 'POST',
  path: '/auth/google/start',
  summary: 'Starts signing in with Google; the browser then opens the address',
  body: z.object({ challenge: z.string().regex(/^[\w-]{43}$/) }),
  data: z.object({ url: z.string() }),
  family: 'private',
  rate: 'write',
});

/** AUTH-14: an unknown person gets an account. As with login, `code_required` means: all of it again with the code. */
export const finishGoogle = endpoint({
  method: 'POST',
  path: '/auth/google/finish',
  summary: 'Signs in with the token that the way back from Google left in the fragment',
  body: z.object({
    token: z.string().max(100),
    verifier: z.string().max(100),
    code: codeText.optional(),
    device: device.optional(),
  }),
  ...signedIn,
  data: signedIn.data.extend({
    /** OURS-42: the account was made just now. */
    isNew: z.boolean(),
  }),
  family: 'private',
  rate: 'write',
});
