import { makeLog } from '@safira/operations/log';
import type { Config } from './config.ts';

type LoggedRequest = { id: string; method: string; url: string };

/** Queries stay out of the log: what a person asks for is theirs. */
export function makeRequestLog({ logLevel }: Config) {
  const req = ({ id, method, url }: LoggedRequest) => ({ id, method, path: url.split('?', 1)[0] });
  return makeLog('web', logLevel).child({}, { serializers: { req } });
}
