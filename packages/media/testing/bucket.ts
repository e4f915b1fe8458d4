import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const settings = { region: 'eu-test-1', keyId: 'AKIATEST', secret: 'a secret of the tests' };
const PAGE = 2;

type Bucket = {
  url: string;
  objects: Map<string, { bytes: Buffer; contentType: string | undefined }>;
  /** Why requests were refused. */
  refusals: string[];
  /** Answers of the next requests, instead of its own. */
  next: number[];
  close: () => void;
};

/** For tests: a server that speaks as much of S3 as the store needs, and accepts nothing that is not signed for it. */
export async function aBucket(): Promise<Bucket> {
  const bucket: Bucket = { url: '', objects: new Map(), refusals: [], next: [], close: () => server.close() };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => answer(bucket, request, { response, body }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Path style, with a name that has to be encoded nowhere.
  bucket.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/safira-media`;
  return bucket;
}

function answer(
  bucket: Bucket,
  request: IncomingMessage,
  { response, body }: { response: ServerResponse; body: Buffer },
): void {
  // A client that follows a redirect comes to an address that its signature is not for.
  const refuse = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml', location: `${bucket.url}/elsewhere` })
      .end(`<Error><Code>${code}</Code></Error>`);
  const fault = signatureFault(request, body);
  if (fault) {
    bucket.refusals.push(fault);
    refuse(403, 'SignatureDoesNotMatch');
    return;
  }
  const status = bucket.next.shift();
  if (status) {
    refuse(status, 'SlowDown');
    return;
  }
  const url = new URL(request.url!, bucket.url);
  const key = url.pathname.replace(/^\/safira-media\//, '');
  const found = bucket.objects.get(key);
  if (request.method === 'PUT') {
    bucket.objects.set(key, { bytes: body, contentType: request.headers['content-type'] });
    response.end();
  } else if (request.method === 'DELETE') {
    bucket.objects.delete(key);
    response.writeHead(204).end();
  } else if (key === '') response.end(listing(bucket, url.searchParams));
  else if (found) response.end(found.bytes);
  else refuse(404, 'NoSuchKey');
}

function listing({ objects }: Bucket, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix')!)).toSorted();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next =
    from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}

/** Signature version 4 of AWS, computed as its documentation says, with none of the code that signs. */
function signatureFault({ method, url, headers }: IncomingMessage, body: Buffer): string | undefined {
  const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
  const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();
  const parts =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'no signature';
  const [, keyId, day = '', region = '', signed = '', signature] = parts;
  if (keyId !== settings.keyId || region !== settings.region) return 'another key or region';
  const declared = headers['x-amz-content-sha256'];
  if (declared !== hash(body)) return `the body is not the one of ${String(declared)}`;
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (!needed.every((name) => signed.split(';').includes(name))) return 'a header is not signed';
  // Chunks with checksums of their own are what some servers store as they are.
  if (headers['content-encoding'] || headers['x-amz-trailer'] || headers['transfer-encoding'])
    return 'the body is not sent as it is';
  const { pathname, searchParams } = new URL(url!, 'http://bucket');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, pathname, query, lines.join(''), signed, declared].join('\n');
  const date = String(headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const dayKey = hmac(`AWS4${settings.secret}`, day);
  const signingKey = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
  const expected = hmac(signingKey, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash(canonical)}`).toString(
    'hex',
  );
  return expected === signature ? undefined : 'another signature';
}
