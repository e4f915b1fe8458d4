import { type ClientError, reportClientError } from '@safira/contract/system/client-errors';
import type { Logger } from '@safira/operations/log';
import { clientErrors } from '../../metrics.ts';
import { type Api, serve } from '../../serve.ts';

/** Log lines a minute: a broken release on a busy night must not fill the disk. The counter counts all errors. */
const LOGGED_A_MINUTE = 20;

export function clientErrorRoutes(api: Api, { log, now }: { log: Logger; now: () => number }): void {
  let minute = 0;
  let logged = 0;
  serve(api, reportClientError, async ({ body }) => {
    const error = withoutPersons(body);
    clientErrors().inc({ kind: error.kind, page: pageOf(error.path) });
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, logged] = [current, 0];
    const noted = logged++ < LOGGED_A_MINUTE;
    if (noted) log.warn({ clientError: error }, 'error reported by a browser');
    return { data: { noted } };
  });
}

/** Removes personal data again: browsers are not trusted to have done it. */
export function withoutPersons({ message, path, source, ...rest }: ClientError): ClientError {
  const bare = (address: string) => address.replace(/[?#].*$/s, '');
  const clean = message
    .replaceAll(/(\w+:\/\/[^\s?#]+|\/[^\s?#]*)[?#]\S*/g, '$1')
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '‹e-mail›');
  return { ...rest, message: clean, path: bare(path), source: bare(source) };
}

/** The kind of page: a metric label must have few values. */
function pageOf(path: string): string {
  const known = ['match', 'competition', 'team', 'teams', 'player', 'news'];
  const [, first = ''] = path.split('/');
  if (first === '') return 'home';
  return known.includes(first) ? first : 'other';
}
