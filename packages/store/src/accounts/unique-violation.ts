const UNIQUE_VIOLATION = '23505';

/** PostgreSQL refused a second row with the same key. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
