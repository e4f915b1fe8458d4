import type { ReactNode } from 'react';
import { takenOff } from './text.ts';

/** DLG-06: whose goal does not count any more: struck through for the eye, said for the ear. */
export function TakenOff({ children }: { children: ReactNode }) {
  return (
    <>
      <del>{children}</del>
      <span className="srOnly"> {takenOff}</span>
    </>
  );
}
