import { loading } from '../../features/newsroom/text.ts';
import * as styles from './newsroom.module.css';

export function Loading() {
  return (
    <p className={styles.loading} role="status">
      {loading}
    </p>
  );
}
