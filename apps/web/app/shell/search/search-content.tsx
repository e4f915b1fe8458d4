import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Part } from '../../lib/part.ts';
import { withQuery } from '../../lib/with-query.ts';
import { addRecentSearch } from '../../state/recent-searches.ts';
import * as button from '../../ui/button.module.css';
import { PartStates } from '../../ui/part-states.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { ResultLink } from './result-link.tsx';
import type { ResultGroup } from './results.ts';
import * as styles from './search-content.module.css';
import { searchPage } from './page-text.ts';
import { none, search } from './text.ts';

/** After the last letter. */
const PAUSE_MS = 300;

type Props = { typed: string; found: Part<ResultGroup[]> | undefined };

/** The field and the results of the page of the search. */
export function SearchContent({ typed, found }: Props) {
  return (
    <>
      <SearchField typed={typed} />
      {found ? (
        <PartStates part={found}>{(groups) => <Groups groups={groups} typed={typed} />}</PartStates>
      ) : (
        <StatePanel drawing={<QuietPitch />} title={searchPage.start} text={searchPage.startText} />
      )}
    </>
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
