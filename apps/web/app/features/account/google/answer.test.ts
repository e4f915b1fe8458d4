import { errorSentences } from '@safira/arabic/terms/errors';
import { expect, test } from 'vitest';
import { googleAnswer } from './answer.ts';

test('AUTH-14: a fragment with a token is one to finish with', () => {
  expect(googleAnswer('google=sfr_1')).toEqual({ token: 'sfr_1' });
});

test('AUTH-14: a failure is one of our sentences, whatever the fragment says', () => {
  expect(googleAnswer('google-error=unavailable')).toEqual({ failure: errorSentences.unavailable });
  for (const code of ['made-up', 'constructor', '__proto__'])
    expect(googleAnswer(`google-error=${code}`)).toEqual({ failure: errorSentences.google_refused });
});

test.each([undefined, null, '', 'google=', 'sfr_1'])(
  'AUTH-14: the fragment %s is none of Google',
  (fragment) => {
    expect(googleAnswer(fragment)).toBeUndefined();
  },
);
