import { useEffect, useState } from 'react';
import { onAnnouncement } from '../state/announce.ts';

/** A component of its own, so that a text is announced at once without rendering anything else again. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <p className="srOnly" role="status" aria-live="polite">
      {text}
    </p>
  );
}
