import { get } from 'node:http';

/** A page reads a handful of answers; an address may have 600 of them built in a minute. */
const PAGES_OF_ADDRESS = 50;

/** The address of this machine that the nth request comes from: one alone would soon be refused as too many. */
export const sourceOf = (index: number) => `127.0.1.${1 + (Math.floor(index / PAGES_OF_ADDRESS) % 250)}`;

type Answer = { status: number; isHtml: boolean; body: string; location: string | undefined };

/** Reads an address of the site; does not follow it elsewhere. */
export function readPage(url: string, localAddress: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { localAddress }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status,
          isHtml: headers['content-type']?.startsWith('text/html') ?? false,
          body: Buffer.concat(chunks).toString(),
          location: headers.location,
        }),
      );
    }).on('error', reject);
  });
}
