import { z } from 'zod';

/** API-06: the closed list of error codes, and the HTTP status of each. */
export const httpStatusOf = {
  syncing: 202,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  match_not_found: 404,
  date_out_of_range: 404,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  version_not_ready: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof httpStatusOf;

const codes = Object.keys(httpStatusOf) as [ErrorCode, ...ErrorCode[]];

/** API-06: the body of every error response; `message` is a complete Arabic sentence. */
export const ErrorBody = z.object({ success: z.literal(false), code: z.enum(codes), message: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A failure that may be reported to the caller. Anything else thrown is a bug and results in a 500. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** The message that users read is looked up by code; `detail` is for the log. */
  constructor(code: ErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail ?? code, options);
    this.code = code;
  }
}
