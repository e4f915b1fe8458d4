import type { NewsroomArticle } from '@safira/contract/newsroom/articles';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from '../../../state/store.ts';
import { useNewsroom } from '../context.ts';
import { makeDesk, type Desk } from './desk.ts';
import type { DeskState } from './desk-state.ts';

/** The desk of an article, while its page is open. */
export function useDesk(article: NewsroomArticle | undefined): { desk: Desk; state: DeskState } {
  const { user, isSignedOut } = useNewsroom();
  const navigate = useNavigate();
  const [desk] = useState(() =>
    makeDesk({
      article,
      userId: user.id,
      // Under the same key, so that the page stays as it is.
      onCreate: (id) =>
        void navigate(`/newsroom/articles/${id}`, {
          replace: true,
          state: { openedAs: 'new' },
          preventScrollReset: true,
        }),
    }),
  );
  useEffect(() => desk.start(), [desk]);
  useEffect(() => {
    if (!isSignedOut) desk.resume();
  }, [desk, isSignedOut]);
  const [initial] = useState(desk.store.get);
  return { desk, state: useStore(desk.store, (value) => value, initial) };
}
