/** DLG-13: what loads beside the details and may fail alone. */
export type AsyncData<T> =
  { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'loaded'; value: T };
