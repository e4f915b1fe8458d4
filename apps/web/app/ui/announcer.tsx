import { useEffect, useState } from 'react';
import { onAnnouncement } from './announce.ts';

/** A place of its own, so that a word is said at once and nothing else on the page has to be drawn for it. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <p className="srOnly" role="status" aria-live="polite">
      {text}
    </p>
  );
}
