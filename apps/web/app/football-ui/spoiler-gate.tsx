import type { ReactNode } from 'react';
import { useIsOpened } from '../state/spoiler.ts';
import * as styles from './spoiler-gate.module.css';

type Props = {
  matchId: number;
  /** Shown in its place while results are hidden. */
  instead?: ReactNode;
  children: ReactNode;
};

/** OURS-01: content that reveals the result; in spoiler-free mode it is hidden until the reader reveals the result. */
export function SpoilerGate({ matchId, instead, children }: Props) {
  const isOpened = useIsOpened(matchId);
  if (isOpened) return <div className={styles.result}>{children}</div>;
  return (
    <>
      <div className={`${styles.result} ${styles.secret}`}>{children}</div>
      {instead && <div className={styles.instead}>{instead}</div>}
    </>
  );
}
