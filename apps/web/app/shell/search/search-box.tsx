import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import { withQuery } from '../../lib/with-query.ts';
import { Icon } from '../../ui/icons.tsx';
import * as styles from './search-box.module.css';
import type { SearchPanel } from './search-panel.tsx';
import { search } from './text.ts';

/**
 * OURS-07: the search field of the header, a form that works without JavaScript. With it, results appear while typing
 * (the panel is loaded when the field is first focused), and `/` focuses the field from anywhere. On narrow screens it is
 * a link to the page of the search, which fills them.
 */
export function SearchBox() {
  const holder = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const [isPressed, setIsPressed] = useState(false);
  useSlash(input);

  function loadPanel() {
    // Without the panel the form still searches.
    import('./search-panel.tsx').then(({ SearchPanel: loaded }) => setPanel(() => loaded), console.warn);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(withQuery('/search', { q: input.current?.value.trim() }));
  }
  return (
    <div ref={holder} className={styles.holder}>
      <form
        className={styles.form}
        role="search"
        action="/search"
        aria-label={search.label}
        onSubmit={submit}
      >
        <SearchIcon />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          required
          placeholder={search.placeholder}
          aria-label={search.label}
          onFocus={loadPanel}
          onPointerDown={() => setIsPressed(true)}
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </form>
      <Link className={styles.link} to="/search" aria-label={search.open}>
        <SearchIcon />
      </Link>
      {Panel && <Panel holder={holder} input={input} isOpenAtFirst={isPressed} />}
    </div>
  );
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** The key `/` goes to the field, or to the page of the search where the field is hidden. */
function useSlash(input: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target))
      return;
    if (document.querySelector('dialog[open], [role="dialog"]')) return;
    event.preventDefault();
    if (input.current?.offsetParent) input.current.focus();
    else void navigate('/search');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

// Path of Lucide (ISC licence).
const SearchIcon = () => (
  <Icon>
    <path d="m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
  </Icon>
);
