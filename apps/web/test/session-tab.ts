import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { accountServer } from './account-server.ts';

/** A tab of a browser for tests of the session: each has its own modules, so that the session starts anew. */
export function sessionTab() {
  const server = accountServer();
  let removals: (() => void)[] = [];
  beforeEach(() => {
    // The sessions of the tests before must not follow the events of this one.
    for (const target of [window, document] as EventTarget[]) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
        removals.push(() => target.removeEventListener(type, listener, options));
        add(type, listener, options);
      });
    }
  });
  afterEach(() => {
    for (const remove of removals) remove();
    removals = [];
  });

  async function open() {
    vi.resetModules();
    const { changePassword, updateProfile, updatePreferences, ...calls } =
      await import('../app/state/account-calls.ts');
    const { memberCall } = await import('../app/state/session-calls.ts');
    const { onToast } = await import('../app/state/toast.ts');
    const { currentSession, signOut, useSession, useUser } = await import('../app/state/session.ts');
    const toasts: string[] = [];
    onToast((text) => toasts.push(text));
    return {
      currentSession,
      signOut,
      useSession,
      useUser,
      memberCall,
      changePassword,
      updateProfile,
      updatePreferences,
      ...calls,
      toasts,
    };
  }
  return { ...server, open };
}

/** What the browser does when another tab has changed the storage. */
export const announceStorage = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

export function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const refuse = () => {
  throw new Error('denied');
};

/** Storage that refuses everything, as in some private windows. */
export function blockStorage() {
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: () => undefined,
  });
}

/** Storage that has no room for more. Returns a function that gives it room again. */
export function fillStorage() {
  const room = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => room.getItem(key),
    removeItem: (key: string) => room.removeItem(key),
    setItem: refuse,
  });
  return () => vi.stubGlobal('localStorage', room);
}
