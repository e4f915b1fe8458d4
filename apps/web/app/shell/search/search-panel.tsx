import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import { withQuery } from '../../lib/with-query.ts';
import { addRecentSearch, clearRecentSearches, useRecentSearches } from '../../state/recent-searches.ts';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { places } from '../places.ts';
import { KindButtons } from './kind-buttons.tsx';
import { groupsOf } from './kinds.ts';
import { ResultLink } from './result-link.tsx';
import type { Kind, Result, ResultGroup } from './results.ts';
import * as styles from './search-panel.module.css';
import { none, panel } from './text.ts';
import { useField } from './use-field.ts';
import { useResults } from './use-results.ts';

const LISTBOX_ID = 'search-results';

type Props = {
  holder: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** Whether the reader pressed the field, for which this was loaded. */
  isOpenAtFirst: boolean;
};

/** OURS-07: below the search field: the results of what is typed, or the last ones that were opened. */
export function SearchPanel({ holder, input, isOpenAtFirst }: Props) {
  const { text, isOpen } = useField({ holder, input, isOpenAtFirst });
  useCombobox(input, isOpen);
  if (!isOpen) return null;
  return (
    <div className={styles.panel}>
      {text.trim() === '' ? <Start /> : <Results text={text} input={input} />}
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {panel.move} <kbd>Enter</kbd> {panel.openResult} <kbd>Esc</kbd> {panel.leave}
      </p>
    </div>
  );
}

/** The field is a combobox once there is a panel; without JavaScript it is a plain field. */
function useCombobox(input: Props['input'], isOpen: boolean) {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': LISTBOX_ID,
      'aria-expanded': String(isOpen),
    };
    for (const [name, value] of Object.entries(attributes)) input.current?.setAttribute(name, value);
  }, [input, isOpen]);
}

function Results({ text, input }: { text: string; input: Props['input'] }) {
  const found = useResults(text);
  const all = found.state === 'loaded' ? found.value : [];
  const [kind, setKind] = useState<Kind>();
  const groups = groupsOf(all, kind);
  const results = groups.flatMap((group) => group.results);
  const [chosen, setChosen] = useState({ typed: '', index: 0 });
  // Other results are chosen from the first one on.
  const index = chosen.typed === found.typed ? Math.min(chosen.index, results.length - 1) : 0;
  const active = results[index];
  const activeId = active && optionId(active);
  const navigate = useNavigate();

  useEffect(() => {
    const field = input.current;
    if (!field || !activeId) return undefined;
    field.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [input, activeId]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!active || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen({ typed: found.typed, index: (index + step + results.length) % results.length });
    }
    // Before its results have come, Enter opens the page of the search.
    if (event.key === 'Enter' && found.typed === text.trim()) {
      event.preventDefault();
      addRecentSearch(active);
      void navigate(active.path);
    }
  });
  useEffect(() => {
    const field = input.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    field?.addEventListener('keydown', listener);
    return () => field?.removeEventListener('keydown', listener);
  }, [input]);

  if (found.state === 'loading') return <p className={styles.wait}>{panel.searching}</p>;
  if (found.state === 'failed') return <p className={styles.wait}>{panel.failed}</p>;
  if (results.length === 0) {
    return <StatePanel drawing={<QuietPitch />} title={none.title} text={none.text(found.typed)} />;
  }
  return (
    <>
      <KindButtons
        groups={all}
        kind={groups.length < all.length ? kind : undefined}
        onChoose={(next) => {
          setKind(next);
          setChosen({ typed: found.typed, index: 0 });
        }}
      />
      <Options groups={groups} typed={found.typed} activeId={activeId} />
      <Link
        className={styles.all}
        to={withQuery('/search', { q: found.typed, kind: groups.length < all.length ? kind : undefined })}
      >
        {panel.allResults}
      </Link>
    </>
  );
}

type OptionsProps = { groups: ResultGroup[]; typed: string; activeId: string | undefined };

/** The focus stays in the field: the options are not stops of the tab key. */
function Options({ groups, typed, activeId }: OptionsProps) {
  return (
    <div id={LISTBOX_ID} role="listbox" aria-label={panel.results}>
      {groups.map(({ name, results }) => (
        <div key={name} role="group" aria-label={name}>
          <p className={styles.group} aria-hidden="true">
            {name}
          </p>
          {results.map((result) => (
            <ResultLink
              key={result.path}
              id={optionId(result)}
              role="option"
              aria-selected={optionId(result) === activeId}
              tabIndex={-1}
              result={result}
              typed={typed}
              onClick={() => addRecentSearch(result)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Before anything is typed: what was opened last, and the lists. */
function Start() {
  const recent = useRecentSearches();
  return (
    <>
      {recent.length > 0 && (
        <section>
          <div className={styles.head}>
            <h2 className={styles.group}>{panel.recent}</h2>
            <button type="button" className={styles.clear} onClick={clearRecentSearches}>
              {panel.clearRecent}
            </button>
          </div>
          <ul>
            {recent.map(({ path, name, note }) => (
              <li key={path}>
                <Link className={styles.recent} to={path}>
                  <bdi>{name}</bdi> {note && <span className={styles.note}>{note}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={styles.group}>{panel.quickLinks}</h2>
        <ul className={styles.chips}>
          {Object.entries(places).map(([path, name]) => (
            <li key={path}>
              <Link className={styles.chip} to={path}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const optionId = ({ path }: Result) => `search${path.replaceAll('/', '-')}`;
