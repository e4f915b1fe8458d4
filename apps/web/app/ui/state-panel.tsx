import type { ReactNode } from 'react';
import * as styles from './state-panel.module.css';

type Props = {
  drawing: ReactNode;
  title: string;
  /** The level of the heading: 1 where the state is the whole page. */
  level?: 1 | 2;
  text: string;
  children?: ReactNode;
};

/** Empty, missing, failed, loading: a drawing, a short heading, a sentence, and what to do next. */
export function StatePanel({ drawing, title, level = 2, text, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.panel}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}

export function QuietPitch() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" aria-hidden="true" className={styles.pitch}>
      <rect x="4" y="6" width="112" height="84" rx="8" />
      <path d="M60 6V90" />
      <circle cx="60" cy="48" r="18" />
      <rect className={styles.card} x="52" y="37" width="16" height="22" rx="3" transform="rotate(8 60 48)" />
    </svg>
  );
}

export function WarningCard() {
  return (
    <svg width="96" height="110" viewBox="0 0 96 110" aria-hidden="true">
      <g transform="rotate(-7 48 55)">
        <rect x="14" y="8" width="68" height="94" rx="9" fill="#FFD400" />
        <path d="M48 32v32" stroke="#0F1713" strokeWidth="9" strokeLinecap="round" />
        <circle cx="48" cy="80" r="5.6" fill="#0F1713" />
      </g>
    </svg>
  );
}
