import type { ReactNode } from 'react';
import * as styles from './corrections-head.module.css';
import { lead, title } from './text.ts';

/** OURS-22: the title; `action` is at the end of its row. */
export const CorrectionsHead = ({ action }: { action: ReactNode }) => (
  <div className={styles.head}>
    <div>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
    {action}
  </div>
);
