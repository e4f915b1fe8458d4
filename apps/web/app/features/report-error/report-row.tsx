import { ReportButton } from './report-button.tsx';
import type { Reported } from './reported.ts';
import * as styles from './report-row.module.css';

/** OURS-23: the button below what a page shows. */
export const ReportRow = ({ about }: { about: Reported }) => (
  <div className={styles.row}>
    <ReportButton about={about} />
  </div>
);
