import type { ReactNode } from 'react';
import { takenOff } from './text.ts';

/** DLG-06: the scorer of a disallowed goal: struck through, with a text for screen readers. */
export function TakenOff({ children }: { children: ReactNode }) {
  return (
    <>
      <del>{children}</del>
      <span className="srOnly"> {takenOff}</span>
    </>
  );
}
