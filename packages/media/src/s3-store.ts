import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkKey, isKeyOf, type MediaStore } from './media-store.ts';

export type S3Settings = {
  /** Of the bucket: `https://s3.example/bucket`, or `https://bucket.s3.example`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
};

const TIMEOUT_MS = 30_000;
const RETRIES = 2;

type Sent = {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};

/** Objects of a bucket, through any server that speaks S3. */
export function makeS3Store({ url, region, keyId, secret }: S3Settings): MediaStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const bucket = url.replace(/\/+$/, '');

  /** `missing`: a 404 is an answer, not a failure. */
  async function send(path: string, { method, headers = {}, body }: Sent): Promise<Response | 'missing'> {
    const response = await client.fetch(`${bucket}/${path}`, {
      method,
      // The hash of the body is part of the signature: a store that receives other bytes refuses them. The body is sent
      // whole; the chunks with trailing checksums that the SDK of AWS sends are stored as they are by some servers.
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      redirect: 'manual', // a signed request is for this host only
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body }),
    });
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 404) return 'missing';
    const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code';
    throw new Error(`the bucket answered ${response.status} (${code}) to ${method} ${path}`);
  }

  return {
    put: async (key, bytes) => {
      const contentType = checkKey(key);
      const stored = await send(key, {
        method: 'PUT',
        headers: { 'content-type': contentType },
        body: bytes,
      });
      if (stored === 'missing') throw new Error('there is no such bucket');
      await stored.body?.cancel();
    },
    read: async (key) => {
      checkKey(key);
      const found = await send(key, { method: 'GET' });
      return found === 'missing' ? undefined : Buffer.from(await found.arrayBuffer());
    },
    exists: async (key) => {
      checkKey(key);
      return (await send(key, { method: 'HEAD' })) !== 'missing';
    },
    remove: async (key) => {
      checkKey(key);
      const removed = await send(key, { method: 'DELETE' });
      if (removed !== 'missing') await removed.body?.cancel();
    },
    removeAbandoned: () => Promise.resolve(),
    list: async (kind) => {
      const keys: string[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${kind}/` });
        if (next !== undefined) query.set('continuation-token', next);
        const page = await send(`?${query.toString()}`, { method: 'GET' });
        if (page === 'missing') throw new Error('there is no such bucket');
        const text = await page.text();
        keys.push(...[...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key!));
        next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1];
      } while (next !== undefined);
      return keys.filter((key) => isKeyOf(kind, key)).toSorted();
    },
  };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
