import type { User } from '@safira/contract/accounts/parts';
import { updatePreferences } from './account-calls.ts';
import { idsIn } from './favourite-leagues-first-paint.ts';
import { favouriteLeagues, replaceFavouriteLeagues, saved } from './favourite-leagues.ts';
import { sessionStore } from './session-store.ts';
import { makeStore } from './store.ts';
import { readStored, writeStored } from './stored.ts';
import { leaguesNotSaved } from './session-text.ts';
import { showToast } from './toast.ts';

/** The list that this browser had before its reader signed in: signing out brings it back. */
const VISITOR_LEAGUES = 'visitorLeagues';
/** The user whose list is in the browser now. */
const LEAGUES_OWNER = 'leaguesOwner';

type Choice = 'account' | 'browser' | 'both';
type Question = { answer: (choice: Choice) => void };

/** Set while a reader has to choose between two lists; a dialog shows it. */
export const leaguesQuestion = makeStore<Question | undefined>(undefined);

let isFollowing = false;

/**
 * «بطولاتي» of a signed-in reader are the favourite competitions of the account, on every device; the list in the
 * browser is a copy for the first paint. Called once there is a user; goes on until the page is left.
 */
export function followAccountLeagues(): void {
  if (isFollowing) return;
  isFollowing = true;
  sessionStore.subscribe(followSession);
  saved.subscribe(() => void save(saved.get()));
  followSession();
}

function followSession(): void {
  const session = sessionStore.get();
  if (session.state === 'visitor') restoreVisitor();
  else if (session.user && session.state === 'member') takeAccount(session.user);
}

/** The account decides, but for the first time in this browser: then the reader's list from before counts, too. */
function takeAccount(user: User): void {
  const account = user.favoriteCompetitions.map(({ competitionId }) => competitionId);
  if (readStored(LEAGUES_OWNER) === user.id) {
    if (!isSaving) replaceIfOther(account);
    return;
  }
  restoreVisitor();
  const browser = favouriteLeagues();
  writeStored(VISITOR_LEAGUES, JSON.stringify(browser));
  writeStored(LEAGUES_OWNER, user.id);
  if (browser.length === 0 || isSameList(account, browser)) replaceIfOther(account);
  else if (account.length === 0) void save(browser);
  else leaguesQuestion.set({ answer: (choice) => answer(choice, { account, browser }) });
}

function answer(
  choice: Choice,
  { account, browser }: Record<'account' | 'browser', readonly number[]>,
): void {
  leaguesQuestion.set(undefined);
  const lists = { account, browser, both: [...new Set([...account, ...browser])] };
  replaceFavouriteLeagues(lists[choice]);
  if (choice !== 'account') void save(lists[choice]);
}

/** Nothing of the account stays behind in a shared browser. */
function restoreVisitor(): void {
  leaguesQuestion.set(undefined);
  if (readStored(LEAGUES_OWNER) === null) return;
  replaceIfOther(idsIn(readStored(VISITOR_LEAGUES)));
  writeStored(VISITOR_LEAGUES, null);
  writeStored(LEAGUES_OWNER, null);
}

/** A list that waits for the end of the request under way; the last one wins. */
let waiting: readonly number[] | undefined;
let isSaving = false;

async function save(ids: readonly number[]): Promise<void> {
  if (sessionStore.get().state !== 'member') return;
  waiting = ids;
  if (isSaving) return;
  isSaving = true;
  try {
    while (waiting) {
      const next = waiting;
      waiting = undefined;
      await updatePreferences({ favoriteLeagues: [...next] });
    }
  } catch (error) {
    console.warn('The favourite competitions could not be saved.', error);
    showToast(leaguesNotSaved);
    waiting = undefined;
  } finally {
    isSaving = false;
    followSession();
  }
}

function replaceIfOther(ids: readonly number[]): void {
  if (ids.join() !== favouriteLeagues().join()) replaceFavouriteLeagues(ids);
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
