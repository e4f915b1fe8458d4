import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Follower, startFollower } from '@safira/testkit/follower';
import { get } from '@safira/testkit/get';
import { type Operation, outcomeOf } from './history.ts';
import { front } from './world.ts';

const READ_EVERY_MS = 100;
const CHANGE_EVERY_MS = 250;
const SESSION_EVERY_MS = 2_000;
/** A reader would reload by then. */
const PATIENCE_MS = 10_000;
const FOLLOWERS = 4;

export type Person = { name: string; email: string; password: string; token: string };
export type Clients = {
  history: Operation[];
  followers: { follower: Follower; start: number; arrivals: number[] }[];
  /** Tokens of sessions by their name. */
  tokens: Map<string, string>;
  /** Ends all but the followers. */
  stop: () => Promise<void>;
  leave: () => void;
};

/** The address that an edge believes, because the front is trusted: limits count by it. */
const from = (n: number) => ({ 'x-forwarded-for': `198.18.${(n >> 8) & 255}.${n & 255}` });
let callers = 0;

type Call = { method: string; path: string; token?: string; body?: object };

/** One private call; status 0 is no answer. */
async function call({ method, path, token, body }: Call): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(`${front}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...from(callers++),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

export async function registerPeople(count: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const mark = randomUUID();
      const person = { email: `member-${mark}@example.com`, name: `N${mark}`, password: `phrase ${mark}` };
      const { status, text } = await call({ method: 'POST', path: '/api/auth/register', body: person });
      if (status !== 201) throw new Error(`an account was refused: ${status} ${text}`);
      return { ...person, name: `member ${n + 1}`, token: (JSON.parse(text) as { token: string }).token };
    }),
  );
}

/** Readers, followers of the push and members that change favourites and sign in and out, until stopped. */
export async function startClients(people: readonly Person[], matches: readonly number[]): Promise<Clients> {
  const stopping = new AbortController();
  // Followers go on until they are judged.
  const leaving = new AbortController();
  const history: Operation[] = [];
  const tokens = new Map<string, string>();
  const followers = await Promise.all(
    Array.from({ length: FOLLOWERS }, async () => {
      const arrivals: number[] = [];
      const follower = await startFollower(front, {
        signal: leaving.signal,
        // A heartbeat alone is no live update.
        onMessage: ({ changes }) => void (changes.length > 0 && arrivals.push(performance.now())),
      });
      return { follower, start: follower.seq(), arrivals };
    }),
  );
  const note = async (
    one: Pick<Operation, 'client' | 'kind' | 'about'>,
    work: () => Promise<{ status: number; text?: string; failure?: string | undefined }>,
  ) => {
    const operation: Operation = { ...one, at: performance.now(), endedAt: 0, outcome: 'unknown' };
    const answer = await work();
    operation.endedAt = performance.now();
    operation.outcome = outcomeOf(answer.status);
    if (operation.outcome !== 'ok') operation.reason = answer.failure ?? String(answer.status);
    history.push(operation);
    return { operation, text: answer.text ?? '' };
  };
  const keep = async (everyMs: number, step: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      await step(turn);
      await wait(everyMs);
    }
  };
  const paths = [
    '/api/matches',
    '/',
    '/api/matches/live',
    ...matches.slice(0, 5).map((id) => `/api/matches/${id}`),
  ];
  const reading = [0, 1, 2].map((reader) =>
    keep(READ_EVERY_MS, async (turn) => {
      const path = paths[(turn + reader) % paths.length]!;
      await note({ client: `reader ${reader + 1}`, kind: 'read', about: path }, () =>
        get(front + path, { timeoutMs: PATIENCE_MS, headers: from(callers++) }),
      );
    }),
  );
  const changing = people.map(({ name: client, token }) =>
    keep(CHANGE_EVERY_MS, async (turn) => {
      const matchId = matches[(turn * 7) % matches.length]!;
      const isAdded = turn % 3 !== 2;
      await note({ client, kind: isAdded ? 'add' : 'remove', about: String(matchId) }, () =>
        isAdded
          ? call({ method: 'POST', path: '/api/users/favorites/matches', token, body: { matchId } })
          : call({ method: 'DELETE', path: `/api/users/favorites/matches/${matchId}`, token }),
      );
      if (turn % 5 !== 4) return;
      const { operation, text } = await note({ client, kind: 'list', about: '' }, () =>
        call({ method: 'GET', path: '/api/users/favorites', token }),
      );
      if (operation.outcome === 'ok') operation.found = favouritesIn(text);
    }),
  );
  const signing = keep(SESSION_EVERY_MS, async (turn) => {
    const { email, password } = people[turn % people.length]!;
    const client = `session ${randomUUID()}`;
    const { operation, text } = await note({ client, kind: 'sign-in', about: '' }, () =>
      call({ method: 'POST', path: '/api/auth/login', body: { email, password } }),
    );
    if (operation.outcome !== 'ok') return;
    const { token } = JSON.parse(text) as { token: string };
    tokens.set(client, token);
    if (turn % 2 === 0)
      await note({ client, kind: 'sign-out', about: '' }, () =>
        call({ method: 'POST', path: '/api/auth/logout', token }),
      );
  });
  return {
    history,
    followers,
    tokens,
    stop: async () => {
      stopping.abort();
      await Promise.all([...reading, ...changing, signing]);
    },
    leave: () => leaving.abort(),
  };
}

function favouritesIn(text: string): string[] {
  const { data } = JSON.parse(text) as { data: { matches: { matchId: number }[] } };
  return data.matches.map(({ matchId }) => String(matchId));
}

/** What is stored of each member; throws while that cannot be read. */
export async function readFavourites(people: readonly Person[]): Promise<Map<string, Set<string>>> {
  const lists = await Promise.all(
    people.map(async ({ name, token }): Promise<[string, Set<string>]> => {
      const { status, text } = await call({ method: 'GET', path: '/api/users/favorites', token });
      if (status !== 200) throw new Error(`favourites were not answered: ${status} ${text.slice(0, 200)}`);
      return [name, new Set(favouritesIn(text))];
    }),
  );
  return new Map(lists);
}

/** The sessions whose token is accepted. */
export async function listValidSessions(tokens: ReadonlyMap<string, string>): Promise<Set<string>> {
  const valid = new Set<string>();
  for (const [session, token] of tokens) {
    const { status } = await call({ method: 'GET', path: '/api/auth/me', token });
    if (status === 200) valid.add(session);
    else if (status !== 401) throw new Error(`a session was not answered: ${status}`);
  }
  return valid;
}
