import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { withQuery } from '../../lib/with-query.ts';

/** After the last letter. */
const PAUSE_MS = 300;

/**
 * The text in a field whose address has it as `q`; the rest of the address stays. Typing changes it at once, and the
 * address after a pause, in place of the history entry; an address from elsewhere (a link, a step back) replaces what
 * was typed.
 */
export function useTyped(path: string) {
  const { key, search } = useLocation();
  const { q: searched = '', ...rest } = Object.fromEntries(new URLSearchParams(search));
  const q = searched.trim();
  const [typed, setTyped] = useState({ key, text: q });
  // Typing replaces the address, a link to another one does not. When the address of a text comes, the field may
  // already have the next letter.
  const isTypedHere = useNavigationType() === NavigationType.Replace;
  const text = isTypedHere || typed.key === key || typed.text.trim() === q ? typed.text : q;
  const navigate = useNavigate();
  const show = () => {
    if (text.trim() !== q)
      void navigate(withQuery(path, { q: text.trim(), ...rest }), {
        replace: true,
        preventScrollReset: true,
      });
  };
  const showAfterPause = useEffectEvent(show);
  useEffect(() => {
    const timer = setTimeout(() => showAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, type: (next: string) => setTyped({ key, text: next }), show };
}
