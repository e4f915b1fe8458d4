import type { ReactNode } from 'react';
import { useIsOpened } from '../../ui/spoiler.ts';
import styles from './spoiler-gate.module.css';

type Props = {
  matchId: number;
  /** What stands there while results are hidden. */
  instead?: ReactNode;
  children: ReactNode;
};

/** OURS-01: what gives the result away; in spoiler-free mode it is there once the result was asked for. */
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
