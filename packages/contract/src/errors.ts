import { z } from 'zod';

/** API-06: the closed list of error codes, and the HTTP status of each. */
export const httpStatusOf = {
  syncing: 202,
  invalid: 400,
  email_invalid: 400,
  name_invalid: 400,
  password_invalid: 400,
  password_short: 400,
  password_short_staff: 400,
  password_long: 400,
  password_common: 400,
  list_too_long: 400,
  article_incomplete: 400,
  schedule_past: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  code_required: 401,
  wrong_code: 401,
  google_refused: 401,
  forbidden: 403,
  wrong_password: 403,
  password_missing: 403,
  second_factor_needed: 403,
  email_unverified: 403,
  google_email_unverified: 403,
  not_found: 404,
  match_not_found: 404,
  date_out_of_range: 404,
  email_taken: 409,
  google_link_unverified: 409,
  second_factor_on: 409,
  favourites_full: 409,
  last_admin: 409,
  broadcast_changed: 409,
  article_changed: 409,
  article_status: 409,
  report_decided: 409,
  name_changed: 409,
  link_expired: 410,
  sign_in_expired: 410,
  too_large: 413,
  image_too_large: 413,
  image_type: 415,
  image_dimensions: 422,
  image_unreadable: 422,
  too_many_requests: 429,
  internal: 500,
  version_not_ready: 503,
  unavailable: 503,
  images_busy: 503,
  mail_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof httpStatusOf;

const codes = Object.keys(httpStatusOf) as [ErrorCode, ...ErrorCode[]];

const Failure = z.object({ code: z.enum(codes), message: z.string() });

/** API-06: the body of every error response; `message` is a complete Arabic sentence. */
export const ErrorBody = Failure.extend({
  success: z.literal(false),
  /** What is wrong with each field of a form; the first of them is also the failure as a whole. */
  fields: z.array(Failure.extend({ field: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export type FieldFault = { field: string; code: ErrorCode };

type AppErrorOptions = ErrorOptions & {
  fields?: readonly FieldFault[];
  /** Where the standard time of the code would be wrong. */
  retryAfterSeconds?: number;
};

/** A failure that may be reported to the caller. Anything else thrown is a bug and results in a 500. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The message that users read is looked up by code; `detail` is for the log. */
  constructor(code: ErrorCode, detail?: string, options: AppErrorOptions = {}) {
    super(detail ?? code, options);
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
