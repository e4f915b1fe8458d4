import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './step-frame.module.css';
import { step } from './text.ts';

type Props = {
  number: 1 | 2;
  title: ReactNode;
  text: string;
  /** What is chosen so far, and the way on, at the lower edge of the screen. */
  bar: ReactNode;
  children: ReactNode;
};

/** OURS-42: a step of the choices after registration. */
export function StepFrame({ number, title, text, bar, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    // The button that led here has gone: reading goes on at the top of the step.
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [number]);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
        </div>
        <p className={styles.step}>
          {[1, 2].map((each) => (
            <i key={each} className={each <= number ? styles.done : undefined} aria-hidden="true" />
          ))}
          {step(number)}
        </p>
      </div>
      {children}
      <div className={styles.bar}>{bar}</div>
    </>
  );
}
