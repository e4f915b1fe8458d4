export type ProviderErrorKind = 'rate-limited' | 'quota-spent' | 'refused' | 'unavailable' | 'malformed';

type Details = ErrorOptions & { codes?: readonly string[]; retryAfterMs?: number | undefined };

/** Why the provider gave no answer. An empty answer is not one of these. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** The keys of the provider's own `errors`; none when it did not get so far as to say. */
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

/** The kind of a failure told inside a proper envelope. */
export function softErrorKind(errors: Record<string, string>): ProviderErrorKind {
  const codes = Object.keys(errors);
  const text = Object.values(errors).join(' ');
  // A list of bare sentences has no codes, so the two that ask for patience are also known by their words.
  if (codes.includes('requests') || /request limit for the day/i.test(text)) return 'quota-spent';
  if (codes.includes('rateLimit') || /too many requests/i.test(text)) return 'rate-limited';
  return codes.includes('bug') || codes.includes('report') ? 'unavailable' : 'refused';
}
