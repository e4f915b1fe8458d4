/** DLG-13: what loads beside the details and may fail alone. */
export type Beside<T> =
  { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'there'; value: T };
