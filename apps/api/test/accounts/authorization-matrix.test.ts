import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '@safira/contract/endpoints';
import { type Access, type Endpoint, endpoint } from '@safira/contract/endpoint';
import { accessBySession } from '../../src/access.ts';
import { connectAs, testDatabase } from '@safira/testkit/database';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { aTeamProfile } from '@safira/testkit/records';
import { anObservation } from '@safira/testkit/observations';
import { PASSWORD, send } from './accounts.ts';
import { NOW, startApi, store } from '../api.ts';
import { oneCallApi } from '../one-call-api.ts';
import { aSession, anAccount } from './stored-accounts.ts';
import { someContent } from '../writing.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
await saveTeamProfiles(db, [aTeamProfile()]);
await store(db, anObservation({ id: 1, league: 307 }));

type Row = {
  path?: string;
  body?: object;
  headers?: Record<string, string>;
  /** The answer to those who may make the call. */
  answer: number;
};

const wrong = { password: 'wrong' };
/** A request for each private call. None of them can succeed in changing the account that later rows use. */
const rows: Record<string, Row> = {
  'POST /auth/register': { body: { email: 'x', password: PASSWORD, name: 'منى' }, answer: 400 },
  'POST /auth/login': { body: { email: 'unknown@example.com', password: 'x' }, answer: 401 },
  'POST /auth/logout': { answer: 200 },
  'GET /auth/me': { answer: 200 },
  'PUT /auth/profile': { body: { name: 'هدى' }, answer: 200 },
  'PUT /auth/password': { body: { currentPassword: 'wrong', newPassword: PASSWORD }, answer: 403 },
  'POST /auth/forgot': { body: { email: 'x' }, answer: 400 },
  'POST /auth/verify': { body: { token: 'sfr_unknown' }, answer: 410 },
  'POST /auth/reset': { body: { token: 'sfr_unknown', newPassword: PASSWORD }, answer: 410 },
  'GET /auth/check-availability': { path: '/auth/check-availability?email=free@example.com', answer: 200 },
  'POST /auth/google/start': { body: { challenge: 'x'.repeat(43) }, answer: 404 },
  'POST /auth/google/finish': { body: { token: 'sfr_unknown', verifier: 'x' }, answer: 404 },
  'POST /auth/totp': { body: wrong, answer: 403 },
  'PUT /auth/totp': { body: { code: '000000' }, answer: 401 },
  'POST /auth/totp/remove': { body: { ...wrong, code: '000000' }, answer: 403 },
  'GET /auth/sessions': { answer: 200 },
  'DELETE /auth/sessions': { answer: 200 },
  // The session of the account that no caller has: the same as a session that does not exist.
  'DELETE /auth/sessions/:id': { path: '/auth/sessions/SESSION_OF_A_STRANGER', answer: 404 },
  'POST /auth/export': { body: wrong, answer: 403 },
  'POST /auth/delete': { body: wrong, answer: 403 },
  'GET /users/favorites': { answer: 200 },
  'POST /users/favorites/teams': { body: { teamId: 2932 }, answer: 200 },
  'POST /users/favorites/competitions': { body: { competitionId: 307 }, answer: 200 },
  'POST /users/favorites/matches': { body: { matchId: 1 }, answer: 200 },
  'DELETE /users/favorites/teams/:id': { path: '/users/favorites/teams/2932', answer: 200 },
  'DELETE /users/favorites/competitions/:id': { path: '/users/favorites/competitions/307', answer: 200 },
  'DELETE /users/favorites/matches/:id': { path: '/users/favorites/matches/1', answer: 200 },
  'PUT /users/preferences': { body: { theme: 'dark' }, answer: 200 },
  'GET /users/dashboard': { answer: 200 },
  'GET /users/podcast-feed': { answer: 200 },
  'POST /users/podcast-feed': { answer: 201 },
  'DELETE /users/podcast-feed': { answer: 200 },
  'GET /newsroom/broadcasts/matches/:id': { path: '/newsroom/broadcasts/matches/1', answer: 200 },
  'POST /newsroom/broadcasts/matches/:id': {
    path: '/newsroom/broadcasts/matches/1',
    body: { channel: 'unknown', version: 0 },
    answer: 404,
  },
  'PUT /newsroom/broadcasts/matches/:id/:channel': {
    path: '/newsroom/broadcasts/matches/1/ssc-1',
    body: { version: 0 },
    answer: 404,
  },
  'DELETE /newsroom/broadcasts/matches/:id/:channel': {
    path: '/newsroom/broadcasts/matches/1/ssc-1?version=0',
    answer: 404,
  },
  'GET /newsroom/broadcasts/probable': { answer: 200 },
  'POST /newsroom/broadcasts/probable/:id': {
    path: '/newsroom/broadcasts/probable/1',
    body: { decision: 'dismissed' },
    answer: 404,
  },
  'GET /newsroom/broadcasts/channels': { answer: 200 },
  'GET /newsroom/broadcasts/commentators': { answer: 200 },
  'POST /newsroom/broadcasts/commentators': { body: { name: 'معلّق تجريبي 1' }, answer: 200 },
  'POST /newsroom/broadcasts/import/preview': { body: { text: '' }, answer: 200 },
  'GET /newsroom/error-reports': { answer: 200 },
  'POST /newsroom/error-reports/:id': {
    path: '/newsroom/error-reports/1',
    body: { decision: 'dismissed' },
    answer: 404,
  },
  'GET /newsroom/names': { answer: 200 },
  'PUT /newsroom/names/:kind/:id': {
    path: '/newsroom/names/player/99',
    body: { arabic: 'اسم تجريبي', seen: '' },
    answer: 404,
  },
  'GET /newsroom/automatic': { answer: 200 },
  'PUT /newsroom/automatic/competitions/:id': {
    path: '/newsroom/automatic/competitions/999999',
    body: { reportsPublished: false, previewsPublished: true },
    answer: 404,
  },
  'POST /newsroom/broadcasts/import': { body: { text: '', rows: [] }, answer: 200 },
  'GET /newsroom/articles': { answer: 200 },
  'POST /newsroom/articles': { body: someContent({ teams: [999_999] }), answer: 404 },
  'GET /newsroom/articles/:id': { path: '/newsroom/articles/1', answer: 404 },
  'PUT /newsroom/articles/:id': {
    path: '/newsroom/articles/1',
    body: { content: someContent(), version: 1, isAutosave: false },
    answer: 404,
  },
  'POST /newsroom/articles/:id/status': {
    path: '/newsroom/articles/1/status',
    body: { status: 'published', version: 1 },
    answer: 404,
  },
  'POST /newsroom/articles/:id/take-over': {
    path: '/newsroom/articles/1/take-over',
    body: { version: 1 },
    answer: 404,
  },
  'GET /newsroom/articles/:id/revisions': { path: '/newsroom/articles/1/revisions', answer: 404 },
  'GET /newsroom/articles/:id/revisions/:version': {
    path: '/newsroom/articles/1/revisions/1',
    answer: 404,
  },
  'GET /newsroom/audit': { answer: 200 },
  'POST /podcasts/generate': { body: { force: false }, answer: 202 },
  'DELETE /podcasts/cleanup': { path: '/podcasts/cleanup?days=30', answer: 200 },
  'POST /newsroom/images': {
    body: Buffer.from('no image'),
    headers: { 'content-type': 'image/png' },
    answer: 415,
  },
};

type Account = { role: 'member' | 'editor' | 'admin'; hasSecondFactor?: boolean };
const signedIn: Record<string, Account> = {
  member: { role: 'member' },
  'other member': { role: 'member' },
  editor: { role: 'editor', hasSecondFactor: true },
  'editor without second factor': { role: 'editor' },
  admin: { role: 'admin', hasSecondFactor: true },
  'admin without second factor': { role: 'admin' },
};

const ids = new Map<string, number>();
for (const [name, { role }] of Object.entries(signedIn)) ids.set(name, await anAccount(owner, name, role));
const stranger = await anAccount(owner, 'stranger', 'member');
const strangersSession = (await aSession(owner, stranger)).id;

/** A token of a new session for each call: some calls end their session. */
const tokens: Record<string, () => Promise<string | undefined>> = {
  visitor: async () => undefined,
  ...Object.fromEntries(
    Object.entries(signedIn).map(([name, own]) => [
      name,
      async () => (await aSession(owner, ids.get(name)!, own)).token,
    ]),
  ),
  expired: async () =>
    (await aSession(owner, ids.get('admin')!, { hasSecondFactor: true, expiresAt: NOW })).token,
  revoked: async () => {
    const { token, id } = await aSession(owner, ids.get('admin')!, { hasSecondFactor: true });
    await owner.deleteFrom('sessions').where('id', '=', id).execute();
    return token;
  },
  malformed: async () => `x\u00e9';--${'9'.repeat(300)}`,
};

const rank: Record<Access, number> = { public: 0, member: 1, editor: 2, admin: 3 };

/** The refusal that a caller must get; undefined if the call is theirs to make. */
function refusalOf({ access }: Endpoint, caller: string): string | undefined {
  if (access === 'public') return undefined;
  const account = signedIn[caller];
  if (!account) return 'unauthenticated';
  if (rank[account.role] < rank[access]) return 'forbidden';
  return access === 'member' || account.hasSecondFactor ? undefined : 'second_factor_needed';
}

const privateCalls = endpoints.filter(({ family }) => family === 'private');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const site = { siteUrl: 'http://127.0.0.1:8080', now: () => NOW };
const rules = accessBySession({ db: connectAs('api', db), ...site });
/** Of every rank of staff: the contract has none for admins only yet. */
const staffCalls = (['editor', 'admin'] as const).map((access) => {
  const own = { method: 'POST', family: 'private', access } as const;
  const entry = endpoint({ ...own, path: `/newsroom/${access}`, summary: '', data: z.any() });
  return { entry, app: oneCallApi(entry, rules), row: { answer: 200 } };
});
const calls = [
  ...privateCalls.map((entry) => ({ entry, app, row: rows[nameOf(entry)] ?? { answer: 0 } })),
  ...staffCalls,
];

test('AUTH-07: every private call has a row in the matrix', () => {
  expect(Object.keys(rows).toSorted()).toEqual(privateCalls.map(nameOf).toSorted());
});

test.each(calls.map((call) => [nameOf(call.entry), call] as const))(
  'AUTH-07, AUTH-12: %s answers every kind of caller as its access says',
  async (_, { entry, app: own, row }) => {
    const { path = entry.path, body, headers, answer }: Row = row;
    const address = path.replace('SESSION_OF_A_STRANGER', String(strangersSession));
    const outcomes: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [caller, makeToken] of Object.entries(tokens)) {
      const response = await send(own, entry, {
        path: address,
        token: await makeToken(),
        ...(body && { body }),
        ...(headers && { headers }),
      });
      const refusal = refusalOf(entry, caller);
      const { code } = response.json<{ code?: string }>();
      expected[caller] = refusal ?? answer;
      outcomes[caller] = refusal ? code : response.statusCode;
    }
    expect(outcomes).toEqual(expected);
  },
);

test('AUTH-07: after all these calls the session of the stranger is still open', async () => {
  expect(
    await owner.selectFrom('sessions').select('id').where('user_id', '=', stranger).execute(),
  ).toHaveLength(1);
});
