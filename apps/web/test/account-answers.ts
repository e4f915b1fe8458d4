import type { User } from '@safira/contract/accounts/parts';
import { act } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { accountServer, layla, ok, settled } from './account-server.ts';
import { clearSession, openSession } from '../app/state/session-store.ts';
import { currentSession } from '../app/state/session.ts';
import { onToast } from '../app/state/toast.ts';

type Answer = () => Response | Error | Promise<Response>;

let users = 0;
/** More than a page calls. */
const CALLS = 60;

/** The server of a page that makes several calls at once: an answer by method and path. */
export function memberServer() {
  const { sent, answers } = accountServer();
  const byCall = new Map<string, Answer>();
  const toasts: string[] = [];
  let stopToasts = () => {};
  beforeEach(() => {
    byCall.clear();
    toasts.length = 0;
    stopToasts = onToast((text) => toasts.push(text));
    byCall.set('GET /users/favorites', () => ok({ teams: [], competitions: [], matches: [] }));
    byCall.set('GET /competitions', () => ok([]));
    byCall.set('GET /users/podcast-feed', () => ok(null));
    answers.push(
      ...Array.from({ length: CALLS }, () => async ({ method, path }: { method: string; path: string }) => {
        const answer = await byCall.get(`${method} ${path.replace('/api', '')}`)?.();
        if (!answer) throw new TypeError(`no answer for ${method} ${path}`);
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    );
    currentSession();
  });
  afterEach(() => {
    stopToasts();
    act(clearSession);
  });
  return {
    sent: (method: string) => sent.filter((request) => request.method === method),
    toasts,
    answer: (callName: string, answer: Answer) => void byCall.set(callName, answer),
    /** Each test has a user of its own: what the page knows of one stays while the page is open. */
    signIn: (like: User = layla): User => {
      const user = { ...like, id: `u-${++users}` };
      act(() => openSession('sfr_1', user));
      return user;
    },
    settled,
  };
}
