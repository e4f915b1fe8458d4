import type { NewsroomArticle } from '@safira/contract/newsroom/articles';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import * as button from '../../../ui/button.module.css';
import { QuietPitch, StatePanel, WarningCard } from '../../../ui/state-panel.tsx';
import { readArticle } from '../calls.ts';
import { isRefusal, RefusedPanel, type Refusal } from '../refusals.tsx';
import { loading, notRead, retry } from '../text.ts';
import { DeskPage } from './desk-page.tsx';
import { missing } from './text.ts';

type Loaded = { article: NewsroomArticle | undefined } | { refused: Refusal } | { refused: 'not_found' };

/** NEWS-04: the page of one article; without an id, of a new one. */
export function ArticleEditor({ id }: { id: number | undefined }) {
  // The id comes with the first save: what is written then is already on the page.
  const loaded = useAsyncData<Loaded>({ key: 'article', load: () => load(id) });
  if (loaded.state === 'loading') {
    return <p role="status">{loading}</p>;
  }
  if (loaded.state === 'failed') {
    return (
      <StatePanel drawing={<WarningCard />} title={notRead.title} level={1} text={notRead.text}>
        <button type="button" className={button.primary} onClick={loaded.retry}>
          {retry}
        </button>
      </StatePanel>
    );
  }
  if ('article' in loaded.value) return <DeskPage article={loaded.value.article} />;
  if (loaded.value.refused !== 'not_found') return <RefusedPanel reason={loaded.value.refused} />;
  return (
    <StatePanel drawing={<QuietPitch />} title={missing.title} level={1} text={missing.text}>
      <Link className={button.primary} to="/newsroom">
        {missing.back}
      </Link>
    </StatePanel>
  );
}

async function load(id: number | undefined): Promise<Loaded> {
  if (id === undefined) return { article: undefined };
  try {
    return { article: await readArticle(id) };
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error.code)) return { refused: error.code };
    if (error instanceof ApiError && error.status === 404) return { refused: 'not_found' };
    throw error;
  }
}
