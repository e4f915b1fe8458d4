import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** As much of a fetch as a picture needs. */
export type MediaFetch = (
  url: string,
  init: { redirect: 'manual'; signal: AbortSignal },
) => Promise<{
  status: number;
  body: (AsyncIterable<Uint8Array> & { cancel: () => Promise<void> }) | null;
}>;

/** The provider's (by number in older answers) and the video site's. */
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
  /** Asked by https, at a public address. */
  hosts: readonly string[];
  /** Origins of the simulator, wherever it is: allowed with simulated data only. */
  simulated: readonly string[];
  lookup?: LookupFunction;
};

/** Fetches from hosts that are expected to have pictures: others speak for the provider, not for us. */
export function makeMediaFetch({ hosts, simulated, lookup }: MediaRules): MediaFetch {
  const dispatcher = new Agent({ connect: { lookup: publicOnly(lookup) } });
  return async (address, init) => {
    const url = new URL(address);
    if (simulated.includes(url.origin)) return fetch(url, init);
    if (url.protocol !== 'https:') throw new Error('not https');
    if (!hosts.includes(url.host)) throw new Error(`${url.host} is not one of MEDIA_HOSTS`);
    // Of an address in the place of a name nothing is looked up.
    if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0)
      throw new Error('an address in the place of a name');
    return fetch(url, { ...init, dispatcher });
  };
}

/**
 * Resolves a name and refuses it where any of its addresses is not public. The connection is made to what is given
 * back here: the name is not resolved a second time, when the answer could be another (DNS rebinding).
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
