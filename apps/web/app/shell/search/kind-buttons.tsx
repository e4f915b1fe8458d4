import { kinds as text } from './kinds-text.ts';
import { choicesOf } from './kinds.ts';
import * as styles from './kinds.module.css';
import type { Kind, ResultGroup } from './results.ts';

type Props = {
  groups: readonly ResultGroup[];
  /** Undefined for all. */
  kind: Kind | undefined;
  onChoose: (kind: Kind | undefined) => void;
};

/** OURS-07: the kinds of results in the list below the field, which keeps the focus. */
export function KindButtons({ groups, kind, onChoose }: Props) {
  const choices = choicesOf(groups);
  if (choices.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={text.label}>
      {choices.map(({ kind: own, name }) => (
        <button
          key={name}
          type="button"
          aria-pressed={own === kind}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(own)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
