import * as styles from './shown-title.module.css';

type Props = { title: string; neutral: string | undefined };

/**
 * OURS-01: by style alone, so that the title of a report is hidden in the first frame already. What reveals a result has
 * `data-result`, for the tests that look at every frame.
 */
export function ShownTitle({ title, neutral }: Props) {
  if (neutral === undefined) return title;
  return (
    <>
      <span className={styles.secret} data-result="">
        {title}
      </span>
      <span className={styles.neutral}>{neutral}</span>
    </>
  );
}
