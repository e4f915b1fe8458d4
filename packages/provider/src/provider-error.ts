export type ProviderErrorKind = 'rate-limited' | 'quota-spent' | 'refused' | 'unavailable' | 'malformed';

type Details = ErrorOptions & { codes?: readonly string[]; retryAfterMs?: number | undefined };

/** Why a call failed. An empty answer is not a failure. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** The keys of the provider's own `errors`; empty when the failure came before such an answer. */
  readonly codes: readonly string[];
  readonly retryAfterMs: number | undefined;
  constructor(
    kind: ProviderErrorKind,
    message: string,
    { codes = [], retryAfterMs, ...options }: Details = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.codes = codes;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The kind of a failure reported inside a well-formed envelope. */
export function softErrorKind(errors: Record<string, string>): ProviderErrorKind {
  const codes = Object.keys(errors);
  const text = Object.values(errors).join(' ');
  // A list of plain sentences has no codes, so the two kinds that mean "wait" are also recognised by their text.
  if (codes.includes('requests') || /request limit for the day/i.test(text)) return 'quota-spent';
  if (codes.includes('rateLimit') || /too many requests/i.test(text)) return 'rate-limited';
  return codes.includes('bug') || codes.includes('report') ? 'unavailable' : 'refused';
}
