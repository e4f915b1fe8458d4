import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { pageOf } from './lib/load.ts';
import { NonceContext } from './lib/nonce.ts';

// The server creates the load context; it must be keyed by this build's own copy of the context.
export { contextOf } from './lib/page.ts';

/** Waits for the whole page: it is hashed, compressed and cached as a whole, so there is nothing to stream. */
// eslint-disable-next-line max-params -- React Router's signature
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = pageOf(loadContext);
  // React Router passes the nonce to its own scripts, React to those that it adds.
  const nonceProps = nonce === undefined ? {} : { nonce };
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} {...nonceProps} />
    </NonceContext>
  );
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe } = renderToPipeableStream(page, {
      ...nonceProps,
      // Nothing is streamed, so no scripts are needed that move late content into place.
      progressiveChunkSize: Infinity,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        answered = 500;
        console.error(error);
      },
    });
  });
}

/** Deliberate 404 and 503 pages are not errors; server/pages.ts counts them. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};
