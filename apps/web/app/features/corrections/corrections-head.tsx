import * as styles from './corrections-head.module.css';
import { lead, title } from './text.ts';

/** OURS-22 */
export const CorrectionsHead = () => (
  <div className={styles.head}>
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
  </div>
);
