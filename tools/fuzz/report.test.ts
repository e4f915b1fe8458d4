import { expect, test } from 'vitest';
import { operations } from './fixtures/document.ts';
import { curlOf, shrink } from './report.ts';
import type { FuzzRequest } from './requests.ts';
import type { Send } from './send.ts';

const first: FuzzRequest = {
  number: 1,
  kind: 'hostile',
  operation: operations[0]!,
  method: 'POST',
  target: "/api/matches?a=1&bad='&c=3",
  headers: { 'x-request-id': '', accept: 'junk', origin: 'null' },
  body: '{"a":"it\'s"}',
};

test('HOUSE: parts of a request that a fault does not need are left out of its report', async () => {
  const send: Send = async () => ({ status: 500, headers: {}, body: Buffer.alloc(0), ms: 1 });
  const judge = ({ target, headers }: FuzzRequest) =>
    target.includes('bad') && headers.accept ? ['broken'] : [];
  const smallest = await shrink({
    text: 'broken',
    times: 3,
    first,
    way: { name: 'API', port: 0, send, judge },
  });
  expect(smallest).toMatchObject({ target: "/api/matches?bad='", headers: { accept: 'junk' } });
  expect(Object.keys(smallest.headers)).toEqual(['accept']);
});

test('HOUSE: the reported command can be pasted into a shell', () => {
  expect(curlOf({ ...first, headers: { 'x-request-id': '' } }, 8080)).toBe(
    String.raw`curl -gi --path-as-is -X POST -H 'x-request-id;' --data-binary '{"a":"it'\''s"}' 'http://127.0.0.1:8080/api/matches?a=1&bad='\''&c=3'`,
  );
});
