import { expect, test } from 'vitest';
import { makePendingChanges } from './pending-changes.ts';

type Request = { item: number; isFavourite: boolean; succeed: () => void; refuse: () => void };

/** A server that answers when the test says so. */
function start(acknowledged: number[]) {
  const requests: Request[] = [];
  const shown: number[][] = [];
  const refusals: number[] = [];
  const changes = makePendingChanges<number>({
    acknowledged,
    send: (item, isFavourite) =>
      new Promise<void>((resolve, reject) => {
        requests.push({ item, isFavourite, succeed: resolve, refuse: () => reject(new Error('refused')) });
      }),
    onChange: (items) => void shown.push([...items]),
    onRefusal: (_, item) => void refusals.push(item),
  });
  return { changes, requests, shown, refusals };
}

/** Lets what follows an answer happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const sent = (requests: Request[]) => requests.map(({ item, isFavourite }) => [item, isFavourite]);

test('HOME-16: a star is shown before the server has answered, and stays when it has', async () => {
  const { changes, requests, shown } = start([1]);
  changes.want(2, true);
  expect(shown).toEqual([[1, 2]]);
  requests[0]!.succeed();
  await settled();
  expect([...changes.shown()]).toEqual([1, 2]);
});

test('HOME-16: a refused change returns to what the server has acknowledged and is reported', async () => {
  const { changes, requests, refusals } = start([1]);
  changes.want(1, false);
  expect([...changes.shown()]).toEqual([]);
  requests[0]!.refuse();
  await settled();
  expect([...changes.shown()]).toEqual([1]);
  expect(refusals).toEqual([1]);
});

test('HOME-16: presses during a request wait for its end; only the last of them is sent', async () => {
  const { changes, requests } = start([]);
  changes.want(1, true);
  changes.want(1, false);
  changes.want(1, true);
  changes.want(1, false);
  expect(sent(requests)).toEqual([[1, true]]);
  requests[0]!.succeed();
  await settled();
  expect(sent(requests)).toEqual([
    [1, true],
    [1, false],
  ]);
  expect([...changes.shown()]).toEqual([]);
  requests[1]!.refuse();
  await settled();
  expect([...changes.shown()]).toEqual([1]);
});

test('HOME-16: presses that end where the request began send nothing more', async () => {
  const { changes, requests } = start([]);
  changes.want(1, true);
  changes.want(1, false);
  changes.want(1, true);
  requests[0]!.succeed();
  await settled();
  expect(requests).toHaveLength(1);
  expect([...changes.shown()]).toEqual([1]);
});

test('HOME-16: a refused request drops the presses that waited for it', async () => {
  const { changes, requests } = start([]);
  changes.want(1, true);
  changes.want(1, false);
  requests[0]!.refuse();
  await settled();
  expect(requests).toHaveLength(1);
  expect([...changes.shown()]).toEqual([]);
});

test('HOME-16: two items are sent at once and do not touch each other', async () => {
  const { changes, requests } = start([]);
  changes.want(1, true);
  changes.want(2, true);
  requests[0]!.refuse();
  requests[1]!.succeed();
  await settled();
  expect([...changes.shown()]).toEqual([2]);
});

test('AUTH-09: what the server says later keeps a change that is under way', async () => {
  const { changes, requests } = start([]);
  changes.want(1, true);
  changes.replace([5]);
  expect([...changes.shown()]).toEqual([5, 1]);
  requests[0]!.refuse();
  await settled();
  expect([...changes.shown()]).toEqual([5]);
});
