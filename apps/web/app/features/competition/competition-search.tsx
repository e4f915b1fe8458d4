import type { FormEvent } from 'react';
import { Icon } from '../../ui/icons.tsx';
import * as styles from './competition-search.module.css';
import { listSearch } from './list-text.ts';

type Props = { text: string; kind: string | undefined; onType: (text: string) => void; onSubmit: () => void };

/** COMP-09: a form that works without JavaScript; with it, the list below follows every letter. */
export function CompetitionSearch({ text, kind, onType, onSubmit }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form
      className={styles.form}
      role="search"
      action="/competitions"
      aria-label={listSearch.label}
      data-screen-only=""
      onSubmit={submit}
    >
      {/* Path of Lucide (ISC licence). */}
      <Icon small>
        <path d="m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
      </Icon>
      <input
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        placeholder={listSearch.placeholder}
        aria-label={listSearch.label}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      {kind && <input type="hidden" name="kind" value={kind} />}
    </form>
  );
}
