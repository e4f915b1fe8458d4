import { hidden } from './content-text.ts';
import * as styles from './spoiler.module.css';

type Props = { title: string; generated: string };

/** OURS-01: by style alone, so that it is hidden in the first frame already. */
export const ShownTitle = ({ title, generated }: Props) => (
  <>
    <bdi className={styles.secret} data-result="">
      {title}
    </bdi>
    <span className={styles.neutral}>{hidden.title(generated)}</span>
  </>
);
