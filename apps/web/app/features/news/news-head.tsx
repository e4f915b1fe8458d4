import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import * as button from '../../ui/button.module.css';
import { Icon } from '../../ui/icons.tsx';
import * as text from './list-text.ts';
import * as styles from './news-head.module.css';

/** NEWS-01: the title, and back and home as links. */
export function NewsHead() {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    // React Router counts the pages of this visit; before the first there is only the home page to go to.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    if (!isPlain || idx === 0) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <div className={styles.head}>
      <h1>{text.title}</h1>
      <div className={styles.links} data-screen-only="">
        {/* Paths of Lucide (ISC licence). */}
        <Link className={button.quiet} to="/" onClick={goBack}>
          <Icon small>
            <path d="M5 12h14M12 5l7 7-7 7" />
          </Icon>
          {text.back}
        </Link>
        <Link className={button.quiet} to="/">
          <Icon small>
            <path d="M15 21v-8H9v8M3 10a2 2 0 0 1 .7-1.5l7-6a2 2 0 0 1 2.6 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
          </Icon>
          {text.home}
        </Link>
      </div>
    </div>
  );
}
