import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icons.tsx';
import { listAddress, type ListPlace } from './list-address.ts';
import * as styles from './title-search.module.css';
import { search } from './text.ts';

/** After the last letter. */
const PAUSE_MS = 300;

/** Searches the titles of the chosen state. Letters replace the address, so that one step back leaves the search. */
export function TitleSearch({ place: { status, q } }: { place: ListPlace }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  // The address changed by a link or the back button.
  if (q !== shown) {
    setShown(q);
    if (q !== typed.trim()) setTyped(q);
  }
  const find = useEffectEvent(() => {
    if (typed.trim() === q) return;
    void navigate(listAddress({ status, q: typed.trim() }), { replace: q !== '', preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(find, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== q) void navigate(listAddress({ status, q: typed.trim() }));
  }
  return (
    <form className={styles.form} role="search" aria-label={search.label} onSubmit={submit}>
      {/* Path of Lucide (ISC licence). */}
      <Icon small>
        <path d="m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
      </Icon>
      <input
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        placeholder={search.label}
        aria-label={search.label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
