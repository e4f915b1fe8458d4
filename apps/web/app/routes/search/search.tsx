import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { withQuery } from '../../lib/with-query.ts';
import { pageOf } from '../../lib/load.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { partOf, type Part } from '../../lib/part.ts';
import { ResultLink } from '../../shell/search/result-link.tsx';
import { resultGroups, searchPath, type ResultGroup, type SearchAnswer } from '../../shell/search/results.ts';
import { none, search, searchPage } from '../../shell/search/text.ts';
import { Shell } from '../../shell/shell.tsx';
import { addRecentSearch } from '../../state/recent-searches.ts';
import * as button from '../../ui/button.module.css';
import { PartStates } from '../../ui/part-states.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import type { Route } from './+types/search';
import * as styles from './search.module.css';

const LIMIT = 20;
/** After the last letter. */
const PAUSE_MS = 300;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const typed = url.searchParams.get('q') ?? '';
  return { typed, siteUrl: page.siteUrl, found: typed === '' ? undefined : await find(typed) };

  async function find(q: string): Promise<Part<ResultGroup[]>> {
    const part = partOf<SearchAnswer>(await page.read(searchPath(q, LIMIT)));
    return part.state === 'loaded' ? { state: 'loaded', data: resultGroups(part.data) } : part;
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    siteUrl: loaderData?.siteUrl ?? '',
    path: '/search',
    title: loaderData?.typed ? searchPage.titleOf(loaderData.typed) : searchPage.title,
    description: searchPage.description,
  }),
  { name: 'robots', content: 'noindex' },
];

/** OURS-07: the search as a page, for phones, for links and for readers without JavaScript. */
export default function SearchRoute({ loaderData: { typed, found } }: Route.ComponentProps) {
  return (
    <Shell>
      <div className={styles.page}>
        <h1 className={styles.title}>{typed ? searchPage.titleOf(typed) : searchPage.title}</h1>
        <SearchField typed={typed} />
        {found ? (
          <PartStates part={found}>{(groups) => <Groups groups={groups} typed={typed} />}</PartStates>
        ) : (
          <StatePanel drawing={<QuietPitch />} title={searchPage.start} text={searchPage.startText} />
        )}
      </div>
    </Shell>
  );
}

/** Results appear while typing; each pause replaces the entry of the history, so that one step back leaves the page. */
function SearchField({ typed }: { typed: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  const show = () => {
    if (text.trim() !== typed)
      void navigate(withQuery('/search', { q: text.trim() }), { replace: true, preventScrollReset: true });
  };
  const showAfterPause = useEffectEvent(show);
  useEffect(() => {
    const timer = setTimeout(() => showAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    show();
  }
  return (
    <form className={styles.form} role="search" action="/search" aria-label={search.label} onSubmit={submit}>
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        placeholder={search.placeholder}
        aria-label={search.label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={button.primary}>
        {search.submit}
      </button>
    </form>
  );
}

function Groups({ groups, typed }: { groups: ResultGroup[]; typed: string }) {
  if (groups.length === 0)
    return <StatePanel drawing={<QuietPitch />} title={none.title} text={none.text(typed)} />;
  return groups.map(({ name, results }) => (
    <section key={name} className={styles.group}>
      <h2 className={styles.groupName}>{name}</h2>
      <ul>
        {results.map((result) => (
          <li key={result.path}>
            <ResultLink result={result} typed={typed} onClick={() => addRecentSearch(result)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
