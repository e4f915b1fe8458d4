import type { ArticleContent, ArticleStatus, NewsroomArticle } from '@safira/contract/newsroom/articles';
import { ApiError } from '../../../lib/api.ts';
import { makeStore, type Store } from '../../../state/store.ts';
import { changeStatus, createArticle, readArticle, saveArticle, takeOver } from '../calls.ts';
import { emptyContent, isBlank, isSame } from './content.ts';
import { isChanged, isSignedOut, savesItself, type DeskState } from './desk-state.ts';
import { offeredCopy, writeCopy, type LocalCopy } from './local-copy.ts';

/** After the last change. */
const AUTOSAVE_MS = 2_000;
const LOCAL_MS = 300;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

type Options = { article: NewsroomArticle | undefined; userId: string; onCreate: (id: number) => void };

export type Desk = ReturnType<typeof makeDesk>;

/**
 * NEWS-04: an article while it is written. Every change is kept on this device until the server has it, so that it
 * survives a lost connection, an ended session and a closed page; another editor's version is never overwritten
 * unseen.
 */
export function makeDesk({ article, userId, onCreate }: Options) {
  const store: Store<DeskState> = makeStore<DeskState>({
    article,
    content: article?.content ?? emptyContent,
    replaced: 0,
    save: { kind: 'saved' },
    copy: offeredCopy({ userId, articleId: article?.id }, article?.content ?? emptyContent),
  });
  const set = (part: Partial<DeskState>) => store.set({ ...store.get(), ...part });
  const place = () => ({ userId, articleId: store.get().article?.id });
  /** Of the text on the desk: another than the article's after an old copy was taken back. */
  let version = article?.version ?? null;
  let retryMs = FIRST_RETRY_MS;
  let isLeft = false;
  let running: Promise<boolean> | undefined;
  const timers = { local: 0, save: 0 };

  const isUnsaved = () => store.get().save.kind !== 'saved' || running !== undefined;
  const copyNow = (): LocalCopy => {
    const { content } = store.get();
    return { version, at: new Date().toISOString(), content };
  };

  /** Also when the page is left. */
  function keepLocally() {
    clearTimeout(timers.local);
    timers.local = 0;
    if (isUnsaved()) writeCopy(place(), 'current', copyNow());
  }

  function change(part: Partial<ArticleContent>) {
    const { content, save: state } = store.get();
    const next = { ...content, ...part };
    if (isSame(next, content)) return;
    const isWaiting = ['conflict', 'signed-out', 'failed'].includes(state.kind);
    set({ content: next, save: isWaiting ? state : { kind: 'changed' } });
    timers.local ||= setTimeout(keepLocally, LOCAL_MS) as unknown as number;
    if (!isWaiting) saveLater(AUTOSAVE_MS);
  }

  function saveLater(ms: number) {
    clearTimeout(timers.save);
    if (isDraft()) timers.save = setTimeout(() => void save({ isAutosave: true }), ms) as unknown as number;
  }

  /** Saves itself, and is worth it. */
  function isDraft(): boolean {
    const { article: stored, content } = store.get();
    return stored ? savesItself(stored.status) : !isBlank(content);
  }

  type Saving = { isAutosave?: boolean; correction?: string | undefined };

  /** Whether the server has everything that was on the desk when it was called. */
  async function save({ isAutosave = false, correction }: Saving = {}): Promise<boolean> {
    clearTimeout(timers.save);
    const sending = sendAfter(running, { isAutosave, correction });
    running = sending;
    const isSaved = await sending;
    if (running === sending) running = undefined;
    if (store.get().save.kind === 'changed') saveLater(AUTOSAVE_MS);
    return isSaved;
  }

  /** One after the other: each has the version that the one before it made. */
  async function sendAfter(before: Promise<boolean> | undefined, saving: Saving): Promise<boolean> {
    await before;
    return store.get().save.kind === 'conflict' ? false : send(saving);
  }

  async function send({ isAutosave, correction }: Saving): Promise<boolean> {
    const { article: stored, content } = store.get();
    set({ save: { kind: 'saving' } });
    try {
      const saved = stored
        ? await saveArticle(stored.id, {
            content,
            version: version ?? stored.version,
            isAutosave: isAutosave ?? false,
            ...(correction && { correction }),
          })
        : await createArticle(content);
      if (!stored) writeCopy(place(), 'current', null);
      accept(saved, content);
      if (!stored && !isLeft) onCreate(saved.id);
      return true;
    } catch (error) {
      await fail(error);
      return false;
    }
  }

  /** The server has `content`; what was typed since is still to be saved. */
  function accept(saved: NewsroomArticle, content: ArticleContent) {
    version = saved.version;
    retryMs = FIRST_RETRY_MS;
    const isWhole = store.get().content === content;
    set({ article: saved, save: { kind: isWhole ? 'saved' : 'changed' } });
    if (isWhole) writeCopy(place(), 'current', null);
  }

  async function fail(error: unknown) {
    keepLocally();
    const stored = store.get().article;
    if (isChanged(error) && stored) {
      try {
        return set({ save: { kind: 'conflict', theirs: await readArticle(stored.id) } });
      } catch (lost) {
        return fail(lost);
      }
    }
    if (isSignedOut(error)) return set({ save: { kind: 'signed-out' } });
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      return set({ save: { kind: 'refused', message: error.message } });
    }
    set({ save: { kind: 'failed' } });
    saveLater(retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    return undefined;
  }

  /** The connection is back, or the same person has signed in again. */
  function resume() {
    const { save: state, article: stored } = store.get();
    if (state.kind !== 'failed' && state.kind !== 'signed-out') return;
    retryMs = FIRST_RETRY_MS;
    if (savesItself(stored?.status)) void save({ isAutosave: true });
    else set({ save: { kind: 'changed' } });
  }

  function replace(content: ArticleContent) {
    set({ content, replaced: store.get().replaced + 1, save: { kind: 'changed' } });
    keepLocally();
    saveLater(AUTOSAVE_MS);
  }

  return {
    store,
    change,
    save,
    keepLocally,
    resume,
    replace,

    /** Throws what the server says against it. */
    async move(status: ArticleStatus, scheduledFor?: string): Promise<boolean> {
      const isForReaders = status !== 'draft' && status !== 'withdrawn';
      await running;
      const isNew = store.get().article === undefined;
      if ((isNew || (isForReaders && isUnsaved())) && !(await save())) return false;
      const { article: stored, content } = store.get();
      if (!stored) return false;
      const wasSaved = !isUnsaved();
      try {
        const own = { status, version: version ?? stored.version, ...(scheduledFor && { scheduledFor }) };
        const moved = await changeStatus(stored.id, own);
        version = moved.version;
        set({ article: moved });
        if (wasSaved) accept(moved, content);
        else saveLater(AUTOSAVE_MS);
        return true;
      } catch (error) {
        if (!isChanged(error)) throw error;
        await fail(error);
        return false;
      }
    },

    async takeOver(): Promise<void> {
      const { article: stored, content } = store.get();
      if (stored) accept(await takeOver(stored.id, stored.version), content);
    },

    /** The other version was seen, and is to be replaced. */
    async keepMine(): Promise<boolean> {
      const { save: state } = store.get();
      if (state.kind !== 'conflict') return false;
      version = state.theirs.version;
      set({ article: state.theirs, save: { kind: 'changed' } });
      return save();
    },

    /** Own text stays on this device, and can be taken back. */
    takeTheirs(): void {
      const { save: state, replaced } = store.get();
      if (state.kind !== 'conflict') return;
      const copy = copyNow();
      writeCopy(place(), 'kept', copy);
      writeCopy(place(), 'current', null);
      const { theirs } = state;
      version = theirs.version;
      const shown = { article: theirs, content: theirs.content, replaced: replaced + 1 };
      set({ ...shown, save: { kind: 'saved' }, copy: { ...copy, version } });
    },

    /** A copy of an older version is compared with the article when it is saved. */
    takeCopy(): void {
      const { copy } = store.get();
      if (!copy) return;
      version = copy.version ?? version;
      writeCopy(place(), 'kept', null);
      set({ copy: undefined });
      replace(copy.content);
    },

    deleteCopy(): void {
      writeCopy(place(), 'kept', null);
      set({ copy: undefined });
    },

    /** Returns a function that stops. */
    start(): () => void {
      window.addEventListener('online', resume);
      window.addEventListener('pagehide', keepLocally);
      return () => {
        window.removeEventListener('online', resume);
        window.removeEventListener('pagehide', keepLocally);
        keepLocally();
        clearTimeout(timers.save);
        isLeft = true;
        if (store.get().save.kind === 'changed' && isDraft()) void save({ isAutosave: true });
      };
    },
  };
}
