import { data, type RouterContextProvider } from 'react-router';
import { pageContext, type Reading } from './page.ts';

/** The data of an error page. */
export type Failure = { message: string };

export function pageOf(context: Readonly<RouterContextProvider>) {
  return context.get(pageContext);
}

/** The body of a successful reading; a failed one becomes the error page with the API's status. */
export function bodyOf<T>(reading: Reading): T {
  if (!reading.ok) throw data({ message: reading.message } satisfies Failure, { status: reading.status });
  return reading.body as T; // the API's own tests check its answers against the contract
}
