import type { ReactNode } from 'react';
import * as styles from './segments.module.css';

type Props<T extends string> = {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
};

/** A choice of one among a few options that fit in a line. */
export function Segments<T extends string>({ label, options, value, onChange }: Props<T>) {
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
