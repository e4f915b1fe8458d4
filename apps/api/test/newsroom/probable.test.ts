import { expect, test } from 'vitest';
import { channels } from '@safira/broadcasts/tables/channels';
import { getMatch } from '@safira/contract/matches/matches';
import { decideProbableBroadcast, listProbableBroadcasts } from '@safira/contract/newsroom/broadcasts';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import { findHead, listChanges } from '@safira/store/matches/changes';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs, refused, send } from '../accounts/accounts.ts';
import { call, NOW, startApi, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
await store(db, ...[6, 7, 8, 9].map((id) => anObservation({ id, league: 307 })));
await saveChannels(db, channels);
const editor = await aTokenOf(owner, 'منى', 'editor');

const loggedSince = async (head: number) =>
  (await listChanges(db, { after: head, limit: 100 })).changes.map(({ change }) => change.matchId);
const KICKOFF = Date.parse('2026-11-21T18:00:00Z');
const importGuide = (probable: readonly number[], title = 'الهلال | دوري روشن') =>
  saveGuideBroadcasts(db, {
    guide: 'guide.test/all.xml',
    channels: ['bein-sports-1'],
    found: [],
    probable: probable.map((matchId) => ({
      matchId,
      channel: 'bein-sports-1',
      startsAt: KICKOFF,
      title,
      commentators: ['معلّق تجريبي 2'],
      language: 'ar',
    })),
    doubtful: [],
    from: KICKOFF - 1,
    to: KICKOFF + 1,
    now: NOW,
  });
const probable = async () => (await callAs(app, listProbableBroadcasts, { token: editor })).data;
const decide = (id: number, decision: string) =>
  callAs(app, decideProbableBroadcast, {
    token: editor,
    path: `/newsroom/broadcasts/probable/${id}`,
    body: { decision },
  });

test('OURS-17: a probable broadcast waits for an editor; decided, no import brings it back', async () => {
  await importGuide([6, 7, 8]);
  const waiting = await probable();
  expect(waiting.map(({ match }) => match.id)).toEqual([6, 7, 8]);
  expect(waiting[0]).toMatchObject({ channel: 'bein-sports-1', title: 'الهلال | دوري روشن' });
  expect((await call(app, getMatch, '/matches/6')).body.data.tvChannels).toBeNull();

  const head = await findHead(db);
  const { data: confirmed } = await decide(waiting[0]!.id, 'confirmed');
  expect(confirmed).toMatchObject({
    broadcasts: [{ channel: 'bein-sports-1', source: 'editor', commentators: [{ isConfirmed: true }] }],
    changes: [{ changedBy: 'منى', before: null }],
    probable: [],
  });
  expect((await decide(waiting[1]!.id, 'dismissed')).data).toMatchObject({ broadcasts: [], probable: [] });
  expect(await loggedSince(head)).toEqual([6]);

  await importGuide([6, 7, 8], 'الهلال | دوري روشن السعودي');
  expect((await probable()).map(({ match, title }) => [match.id, title])).toEqual([
    [8, 'الهلال | دوري روشن السعودي'],
  ]);
  const again = { token: editor, path: `/newsroom/broadcasts/probable/${waiting[1]!.id}` };
  expect(
    await refused(app, decideProbableBroadcast, { ...again, body: { decision: 'confirmed' } }),
  ).toMatchObject({ code: 'not_found' });
  // What the guide no longer lists waits no longer.
  await importGuide([]);
  expect(await probable()).toEqual([]);
});

test('OURS-17: of editors who decide at once one decides, and the entry is stored once', async () => {
  await importGuide([9]);
  const [waiting] = await probable();
  const request = {
    token: editor,
    path: `/newsroom/broadcasts/probable/${waiting!.id}`,
    body: { decision: 'confirmed' },
  };
  const answers = await Promise.all([1, 2, 3].map(() => send(app, decideProbableBroadcast, request)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  const { data } = answers
    .find(({ statusCode }) => statusCode === 200)!
    .json<{ data: { changes: object[] } }>();
  expect(data.changes).toHaveLength(1);
});
