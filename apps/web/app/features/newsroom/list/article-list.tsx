import type { NewsroomCard } from '@safira/contract/newsroom/articles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../lib/use-query.ts';
import { ApiError } from '../../../lib/api.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import * as button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuietPitch, StatePanel, WarningCard } from '../../../ui/state-panel.tsx';
import { readArticles, type Listed } from '../calls.ts';
import { useNewsroom } from '../context.ts';
import { isRefusal, RefusedPanel, type Refusal } from '../refusals.tsx';
import { loading, notRead, retry } from '../text.ts';
import { ArticleRow } from './article-row.tsx';
import * as styles from './article-list.module.css';
import { listAddress, listPlace, type ListPlace } from './list-address.ts';
import { StateLinks } from './state-links.tsx';
import * as text from './text.ts';
import { TitleSearch } from './title-search.tsx';

type Loaded = Listed | { refused: Refusal };

/** NEWS-04: the articles in every state, the last changed first. */
export function ArticleList() {
  const query = useQuery();
  const place = listPlace(query);
  const [changes, setChanges] = useState(0);
  const list = useAsyncData<Loaded>({
    key: `${changes} ${listAddress(place)}`,
    load: () => load(place),
  });
  if (list.state === 'loaded' && 'refused' in list.value) return <RefusedPanel reason={list.value.refused} />;
  const listed = list.state === 'loaded' && 'data' in list.value ? list.value : undefined;
  return (
    <>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        {listed && <span className={styles.count}>{text.articleCount(listed.pagination.total)}</span>}
        <div className={styles.end}>
          <TitleSearch key={place.status} place={place} />
          <Link className={button.primary} to="/newsroom/articles/new">
            <Icon small>
              <path d="M5 12h14M12 5v14" />
            </Icon>
            {text.newArticle}
          </Link>
        </div>
      </div>
      <StateLinks place={place} counts={listed?.counts} />
      {list.state === 'loading' && (
        <p className={styles.loading} role="status">
          {loading}
        </p>
      )}
      {list.state === 'failed' && (
        <StatePanel drawing={<WarningCard />} title={notRead.title} text={notRead.text}>
          <button type="button" className={button.primary} onClick={list.retry}>
            {retry}
          </button>
        </StatePanel>
      )}
      {listed && <Articles {...{ listed, place }} onChange={() => setChanges(changes + 1)} />}
    </>
  );
}

async function load({ status, q, page }: ListPlace): Promise<Loaded> {
  try {
    return await readArticles({ status, q, page });
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error.code)) return { refused: error.code };
    throw error;
  }
}

type ArticlesProps = { listed: Listed; place: ListPlace; onChange: () => void };

function Articles({ listed: { data, pagination }, place, onChange }: ArticlesProps) {
  if (data.length === 0) return <NoArticles place={place} />;
  return (
    <>
      <ArticleTable cards={data} onChange={onChange} />
      <Pagination
        current={pagination.current}
        total={pagination.totalPages}
        summary={text.pageSummary(pagination.current, pagination.totalPages, pagination.total)}
        addressOf={(page) => listAddress({ ...place, page })}
      />
    </>
  );
}

function ArticleTable({ cards, onChange }: { cards: readonly NewsroomCard[]; onChange: () => void }) {
  const { times } = useNewsroom();
  // Of the list as it was read: the times of its rows agree with each other.
  const [now] = useState(() => Date.now());
  return (
    <table className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{text.columns.article}</th>
          <th role="columnheader">{text.columns.status}</th>
          <th role="columnheader">{text.columns.author}</th>
          <th role="columnheader">{text.columns.time}</th>
          <th role="columnheader">
            <span className="srOnly">{text.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cards.map((card) => (
          <ArticleRow key={card.id} card={card} now={now} offsets={times.offsets} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

function NoArticles({ place: { status, q } }: { place: ListPlace }) {
  return (
    <StatePanel
      drawing={<QuietPitch />}
      title={text.none.title}
      text={q ? text.none.notFound(q) : text.none.text}
    >
      {(q || status) && (
        <Link className={button.quiet} to="/newsroom">
          {text.none.all}
        </Link>
      )}
    </StatePanel>
  );
}
