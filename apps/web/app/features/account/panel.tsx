import type { ReactNode } from 'react';
import * as styles from './panel.module.css';

type PanelProps = {
  title: string;
  /** At the far end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
};

/** A part of a page of the account: a heading and its lines on a card. */
export function Panel({ title, end, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}

type LineProps = {
  /** An icon, a crest or an emblem. */
  picture?: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  /** A control at the far end. */
  end?: ReactNode;
};

export function Line({ picture, name, note, end }: LineProps) {
  return (
    <div className={styles.line}>
      {picture}
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {end && <div className={styles.lineEnd}>{end}</div>}
    </div>
  );
}

/** What a panel without lines says, and what to do about it. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {children}
    </div>
  );
}
