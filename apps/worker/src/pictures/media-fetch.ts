import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** The part of `fetch` that pictures need. */
export type MediaFetch = (
  url: string,
  init: { redirect: 'manual'; signal: AbortSignal },
) => Promise<{
  status: number;
  body: (AsyncIterable<Uint8Array> & { cancel: () => Promise<void> }) | null;
}>;

/** The provider's hosts (numbered ones in older answers) and the video site's. */
export const standardMediaHosts = [
  'media.api-sports.io',
  'media-1.api-sports.io',
  'media-2.api-sports.io',
  'media-3.api-sports.io',
  'media-4.api-sports.io',
  'media-5.api-sports.io',
  'i.ytimg.com',
];

export type MediaRules = {
  /** Fetched over https, at public addresses only. */
  hosts: readonly string[];
  /** Origins of the simulator, in any network: allowed with simulated data only. */
  simulated: readonly string[];
  lookup?: LookupFunction;
};

/** Fetches from allowed hosts only: the addresses come from the provider's answers, which we do not control. */
export function makeMediaFetch({ hosts, simulated, lookup }: MediaRules): MediaFetch {
  const dispatcher = new Agent({ connect: { lookup: publicOnly(lookup) } });
  return async (address, init) => {
    const url = new URL(address);
    if (simulated.includes(url.origin)) return fetch(url, init);
    if (url.protocol !== 'https:') throw new Error('not https');
    if (!hosts.includes(url.host)) throw new Error(`${url.host} is not one of MEDIA_HOSTS`);
    // An IP address needs no DNS lookup, so `publicOnly` would not check it.
    if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0)
      throw new Error('an IP address instead of a host name');
    return fetch(url, { ...init, dispatcher });
  };
}

/**
 * Resolves a name and refuses it if any of its addresses is not public. The connection is made to the address returned
 * here: the name is not resolved a second time, when the answer could be a different one (DNS rebinding).
 */
export function publicOnly(lookup: LookupFunction = resolve): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const addresses = found as LookupAddress[]; // with `all` it is a list
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      if (!first) return callback(new Error(`${hostname} has no address`), '');
      if (refused)
        return callback(new Error(`${hostname} is at ${refused.address}, not a public address`), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
