import { useId, type ComponentProps, type ReactNode } from 'react';
import * as styles from './text-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  name: string;
  label: string;
  icon?: ReactNode;
  /** What may be typed. */
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  fault?: string | undefined;
  /** A button inside the field. */
  end?: ReactNode;
};

/** A field of a form: label, input, and below it a hint and a fault that screen readers read with it. */
export function TextField({ label, icon, hint, fault, end, ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-faulty={fault ? '' : undefined}>
        {icon}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
