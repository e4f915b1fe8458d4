import { formResult } from '@safira/arabic/terms/forms';
import * as styles from './form-letters.module.css';
import { listComma } from './form-text.ts';

/** Results that are shown of a team. */
const LATEST = 5;

type Results = NonNullable<ReturnType<typeof formResult>>[];

/** The last results of a form of W, D, L, oldest first. */
export const latestResults = (form: string): Results =>
  [...form].flatMap((letter) => formResult(letter) ?? []).slice(-LATEST);

/** The last results of a team as letters, the oldest on the right. */
export function FormLetters({ results }: { results: Results }) {
  return (
    <span className={styles.results} role="img" aria-label={results.map(({ word }) => word).join(listComma)}>
      {results.map(({ letter }, index) => (
        <b key={index} data-result={letter}>
          {letter}
        </b>
      ))}
    </span>
  );
}
