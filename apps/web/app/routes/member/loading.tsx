import { loading } from '../../features/account/member-text.ts';
import * as styles from './account.module.css';

export function Loading() {
  return (
    <p className={styles.loading} role="status">
      {loading}
    </p>
  );
}
