import { makeStore, useStore } from './store.ts';

const opened = makeStore<number | undefined>(undefined);

/**
 * DLG-01: the match that was just clicked. It opens before the router navigates: a navigation renders every link of the
 * page again, which takes too long. Undefined once the URL names the match, or when the dialog is closed.
 */
export const setOpenedMatch = opened.set;

export const openedMatch = opened.get;

export const useOpenedMatch = () => useStore(opened, openedMatch, undefined);
