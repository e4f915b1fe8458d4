import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Part } from '../../lib/part.ts';
import { withQuery } from '../../lib/with-query.ts';
import { addRecentSearch } from '../../state/recent-searches.ts';
import * as button from '../../ui/button.module.css';
import { PartStates } from '../../ui/part-states.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { KindLinks } from './kind-links.tsx';
import { groupsOf } from './kinds.ts';
import { ResultLink } from './result-link.tsx';
import type { ResultGroup } from './results.ts';
import * as styles from './search-content.module.css';
import { searchPage } from './page-text.ts';
import { none, search } from './text.ts';

/** After the last letter. */
const PAUSE_MS = 300;

type Props = {
  typed: string;
  found: Part<ResultGroup[]> | undefined;
  /** The most results of a kind that were read. */
  limit: number;
};

/** The field and the results of the page of the search. */
export function SearchContent({ typed, found, limit }: Props) {
  const kind = new URLSearchParams(useLocation().search).get('kind');
  return (
    <>
      <SearchField typed={typed} kind={kind} />
      {found ? (
        <PartStates part={found}>
          {(groups) => <Groups groups={groups} typed={typed} kind={kind} limit={limit} />}
        </PartStates>
      ) : (
        <StatePanel drawing={<QuietPitch />} title={searchPage.start} text={searchPage.startText} />
      )}
    </>
  );
}

/** Results appear while typing; each pause replaces the entry of the history, so that one step back leaves the page. */
function SearchField({ typed, kind }: { typed: string; kind: string | null }) {
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  const show = () => {
    if (text.trim() !== typed)
      void navigate(withQuery('/search', { q: text.trim(), kind: kind ?? undefined }), {
        replace: true,
        preventScrollReset: true,
      });
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

type GroupsProps = { groups: ResultGroup[]; typed: string; kind: string | null; limit: number };

function Groups({ groups, typed, kind, limit }: GroupsProps) {
  if (groups.length === 0)
    return <StatePanel drawing={<QuietPitch />} title={none.title} text={none.text(typed)} />;
  const shown = groupsOf(groups, kind);
  const chosen = shown.length < groups.length ? shown[0]?.kind : undefined;
  return (
    <>
      <KindLinks groups={groups} typed={typed} kind={chosen} limit={limit} />
      {shown.map(({ name, results }) => (
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
      ))}
    </>
  );
}
