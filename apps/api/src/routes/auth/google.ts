import * as contract from '@safira/contract/accounts/google';
import { AppError } from '@safira/contract/errors';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { finishGoogle, receiveGoogle, startGoogle } from '../../accounts/google.ts';
import { type Api, serve } from '../../serve.ts';

/** AUTH-14 */
export function googleRoutes(api: Api, tools: AccountTools): void {
  serve(api, contract.startGoogle, async ({ body }) => ({
    data: { url: await startGoogle(tools, body.challenge) },
  }));

  serve(api, contract.finishGoogle, ({ body: { token, verifier, code, device }, address, userAgent }) =>
    finishGoogle(tools, { token, verifier, code, device, address, userAgent }),
  );

  serveCallback(api, tools);
}

/**
 * The only private call that a browser makes by navigating: it is answered with a page of ours, also if it fails. What
 * the page needs is in the fragment, which browsers send to no server.
 */
function serveCallback({ app, limiter }: Api, tools: AccountTools): void {
  const options = {
    schema: { hide: true },
    // A HEAD request would use up the attempt.
    exposeHeadRoute: false,
  };
  app.get(`/api${contract.GOOGLE_CALLBACK}`, options, async (request, reply) => {
    if (!tools.google) throw new AppError('not_found');
    await limiter.admit('write', request.ip);
    const fragment = await receiveGoogle(tools, request.url.split('?')[1] ?? '').then(
      (token) => `google=${token}`,
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        request.log.info({ code: error.code, detail: error.message }, 'refused');
        return `google-error=${error.code}`;
      },
    );
    return reply
      .code(302)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('location', `/login#${fragment}`)
      .send();
  });
}
