import { errorSentences } from '@safira/arabic/terms/errors';
import { ApiError } from '../../lib/api.ts';
import { offline } from '../../ui/text.ts';
import * as text from './text.ts';

/** Why a form was not accepted: a sentence, and the faults by field. */
export type FormFailure = { message: string; faults: Readonly<Record<string, string>> };

/**
 * AUTH-05: what a person reads when a call failed: the server's message, else what the status or the lost connection
 * means, else the text of the form.
 */
export function failureOf(error: unknown, fallback?: string): FormFailure {
  const origin = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (origin instanceof ApiError) {
    const fields = origin.fields ?? [];
    const faults = Object.fromEntries(fields.map(({ field, message }) => [field, message]));
    const hasFaults = fields.length > 0;
    return {
      message: hasFaults ? text.faults.summary : (messageOf(origin) ?? fallback ?? fallbackOf(error)),
      faults,
    };
  }
  // `fetch` throws a TypeError if there is no connection.
  if (origin instanceof TypeError) return { message: navigator.onLine ? text.noAnswer : offline, faults: {} };
  return { message: fallback ?? fallbackOf(error), faults: {} };
}

function messageOf({ status, code, message, retryAfter }: ApiError): string | undefined {
  if (status === 429 && retryAfter > 0) return text.tooMany(retryAfter);
  if (code !== undefined) return message;
  // The edge answers in place of the API.
  if (status === 429) return errorSentences.too_many_requests;
  return status === 503 ? errorSentences.unavailable : undefined;
}

const isKnown = (message: string): message is keyof typeof text.failed => message in text.failed;

function fallbackOf(error: unknown): string {
  return error instanceof Error && isKnown(error.message)
    ? text.failed[error.message]
    : errorSentences.internal;
}
