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

// The server makes the load context; it must be keyed by this build's own copy of the context.
export { contextOf } from './lib/page.ts';

/** Renders to the end: a page is hashed, compressed and kept whole, so there is nothing to stream. */
// eslint-disable-next-line max-params -- React Router's signature
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = pageOf(loadContext);
  // React Router hands the nonce to its own scripts, React to those that it adds.
  const given = nonce === undefined ? {} : { nonce };
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} {...given} />
    </NonceContext>
  );
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe } = renderToPipeableStream(page, {
      ...given,
      // Nothing is streamed, so nothing need be moved into place by scripts afterwards.
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

/** Pages that answer 404 or 503 on purpose are no bugs; server/pages.ts counts them. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};
