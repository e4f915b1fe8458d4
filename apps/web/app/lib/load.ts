import { data, type RouterContextProvider } from 'react-router';
import { pageContext, type Reading } from './page.ts';

/** What an error page is given to show. */
export type Failure = { message: string };

export function pageOf(context: Readonly<RouterContextProvider>) {
  return context.get(pageContext);
}

/** The body of a successful reading; a failed one becomes the error page with the API's status. */
export function bodyOf<T>(reading: Reading): T {
  if (!reading.ok) throw data({ message: reading.message } satisfies Failure, { status: reading.status });
  return reading.body as T; // the API's own tests hold its answers to the contract
}
