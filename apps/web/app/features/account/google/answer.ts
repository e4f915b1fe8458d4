import { errorSentences } from '@safira/arabic/terms/errors';

/** AUTH-14: how the way back from Google ended: with a token to finish with, or with a sentence for the person. */
export type GoogleAnswer = { token: string } | { failure: string };

/** The fragment of /login; a page elsewhere could write it, so only our own sentences are shown. */
export function googleAnswer(fragment: string | null | undefined): GoogleAnswer | undefined {
  const given = new URLSearchParams(fragment ?? '');
  const token = given.get('google');
  if (token) return { token };
  const code = given.get('google-error');
  if (!code) return undefined;
  return { failure: isKnown(code) ? errorSentences[code] : errorSentences.google_refused };
}

const isKnown = (code: string): code is keyof typeof errorSentences => Object.hasOwn(errorSentences, code);
