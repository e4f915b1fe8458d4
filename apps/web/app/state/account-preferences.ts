import type { Preferences, User } from '@safira/contract/accounts/parts';
import { updatePreferences } from './account-calls.ts';
import { sessionStore } from './session-store.ts';
import { preferencesNotSaved } from './session-text.ts';
import { isSpoilerFree, setSpoilerFree } from './spoiler.ts';
import { readStored, writeStored } from './stored.ts';
import { setTheme } from './theme.ts';
import { showToast } from './toast.ts';
import { chosenZone, storeZone } from './zone-choice.ts';

/** The preferences that this browser has a copy of, for its first paint. */
export type BrowserPreferences = Pick<Preferences, 'theme' | 'timezone' | 'spoilerFree'>;
type Key = keyof BrowserPreferences;
const keys: readonly Key[] = ['theme', 'timezone', 'spoilerFree'];

/** Under which the browser remembers whose preferences it has. */
const COPY = 'preferencesCopy';

type Copy = {
  /** The user. */
  owner: string;
  /** What account and browser had when they last agreed: what differs from it has changed since. */
  account: BrowserPreferences;
  browser: BrowserPreferences;
  /** What the browser had before its reader signed in: signing out brings it back. */
  visitor: BrowserPreferences;
};

let isFollowing = false;

/**
 * The preferences of a signed-in reader are the same on every device. Called once there is a user; goes on until the
 * page is left. A change of the account is applied here, a change made here is saved; of both the account's counts.
 */
export function followAccountPreferences(): void {
  if (isFollowing) return;
  isFollowing = true;
  sessionStore.subscribe(followSession);
  followSession();
}

/** Applied at once; if it cannot be saved, the browser goes back and a toast says so. Returns whether it was saved. */
export async function savePreference<K extends Key>(key: K, value: BrowserPreferences[K]): Promise<boolean> {
  const before = inBrowser();
  apply({ [key]: value });
  isSaving += 1;
  try {
    await updatePreferences({ [key]: value });
    return true;
  } catch (error) {
    console.warn('A preference could not be saved.', error);
    apply({ [key]: before[key] });
    showToast(preferencesNotSaved);
    return false;
  } finally {
    isSaving -= 1;
    followSession();
  }
}

/** Requests under way. Until they end the account is behind the browser. */
let isSaving = 0;

function followSession(): void {
  const session = sessionStore.get();
  if (session.state === 'visitor') restoreVisitor();
  else if (session.state === 'member' && isSaving === 0) agreeWith(session.user);
}

function agreeWith({ id, preferences }: User): void {
  let copy = storedCopy();
  if (copy && copy.owner !== id) {
    restoreVisitor();
    copy = undefined;
  }
  const account = ofBrowser(preferences);
  const browser = inBrowser();
  // The first time here only what the account has chosen is applied.
  const changed = keys.filter((key) => account[key] !== (copy ? copy.account[key] : null));
  const chosenHere = keys.filter(
    (key) => copy && !changed.includes(key) && browser[key] !== copy.browser[key],
  );
  apply(pick(account, changed));
  // Until it is saved, what was chosen here stays different.
  const agreed = { ...inBrowser(), ...pick(copy?.browser ?? browser, chosenHere) };
  writeCopy({ owner: id, account, browser: agreed, visitor: copy?.visitor ?? browser });
  if (chosenHere.length > 0) void saveChosen(pick(browser, chosenHere));
}

/** What the reader chose here without the account knowing, such as with the button in the header. */
async function saveChosen(chosen: Partial<BrowserPreferences>): Promise<void> {
  isSaving += 1;
  let isSaved = false;
  try {
    await updatePreferences(chosen);
    isSaved = true;
  } catch (error) {
    // The next page tries again.
    console.warn('What was chosen in this browser could not be saved.', error);
  }
  isSaving -= 1;
  if (isSaved) followSession();
}

const pick = (from: BrowserPreferences, chosen: readonly Key[]): Partial<BrowserPreferences> =>
  Object.fromEntries(chosen.map((key) => [key, from[key]]));

/** Nothing of the account stays behind in a shared browser. */
function restoreVisitor(): void {
  const copy = storedCopy();
  if (!copy) return;
  writeStored(COPY, null);
  apply(copy.visitor);
}

const ofBrowser = ({ theme, timezone, spoilerFree }: Preferences): BrowserPreferences => ({
  theme,
  timezone,
  spoilerFree,
});

function inBrowser(): BrowserPreferences {
  const theme = readStored('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    timezone: chosenZone() ?? null,
    spoilerFree: isSpoilerFree() || null,
  };
}

/** Only what differs: a page whose results were revealed must not hide them again. A zone counts from the next page. */
function apply(chosen: Partial<BrowserPreferences>): void {
  const { theme, timezone, spoilerFree } = chosen;
  const browser = inBrowser();
  if (theme !== undefined && theme !== browser.theme) {
    setTheme(theme ?? systemTheme());
    if (theme === null) writeStored('theme', null);
  }
  if (timezone !== undefined && timezone !== browser.timezone) storeZone(timezone);
  if (spoilerFree !== undefined && Boolean(spoilerFree) !== isSpoilerFree())
    setSpoilerFree(Boolean(spoilerFree));
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const writeCopy = (copy: Copy) => writeStored(COPY, JSON.stringify(copy));

function storedCopy(): Copy | undefined {
  const text = readStored(COPY);
  if (text === null) return undefined;
  try {
    const copy = JSON.parse(text) as Partial<Copy> | null;
    // Written by this file alone, but perhaps by another version of it.
    return copy?.owner && copy.account && copy.browser && copy.visitor ? (copy as Copy) : undefined;
  } catch {
    return undefined;
  }
}
