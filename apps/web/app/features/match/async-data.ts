/** DLG-13: data that loads separately from the details and may fail alone. */
export type AsyncData<T> =
  { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'loaded'; value: T };
