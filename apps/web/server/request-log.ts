import { makeLog } from '@safira/operations/log';
import type { Config } from './config.ts';

type LoggedRequest = { id: string; method: string; url: string };

/** Query strings are not logged: what a person searches for is private. */
export function makeRequestLog({ logLevel }: Config) {
  const req = ({ id, method, url }: LoggedRequest) => ({ id, method, path: url.split('?', 1)[0] });
  return makeLog('web', logLevel).child({}, { serializers: { req } });
}
