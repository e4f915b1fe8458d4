import { StarIcon } from '../../ui/star-icon.tsx';
import * as styles from './star-button.module.css';

type Props = { isOn: boolean; addLabel: string; removeLabel: string; onToggle: () => void };

/** HOME-16: a star that is filled for a favourite. Its name says what a press does, so it is no toggle to a reader. */
export function StarButton({ isOn, addLabel, removeLabel, onToggle }: Props) {
  return (
    <button
      type="button"
      className={isOn ? `${styles.star} ${styles.on}` : styles.star}
      aria-label={isOn ? removeLabel : addLabel}
      data-screen-only=""
      onClick={onToggle}
    >
      <StarIcon small />
    </button>
  );
}
