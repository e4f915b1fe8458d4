import { Suspense, type ReactNode } from 'react';
import type { Part } from '../lib/part.ts';
import { lazyComponent } from './lazy-component.ts';

/** Rare, so its script is loaded where it is needed. */
const PartProblem = lazyComponent(() => import('./part-problem.tsx'), 'PartProblem');

type Props<T> = {
  part: Part<T>;
  /** What is on its way, where the page says more than that data is. */
  syncingText?: string;
  children: (data: T) => ReactNode;
};

/** What was read for a part of a page; while it is on its way or could not be read, its state and what to do. */
export function PartStates<T>({ part, syncingText, children }: Props<T>) {
  if (part.state === 'loaded') return children(part.data);
  return (
    <Suspense>
      <PartProblem part={part} syncingText={syncingText} />
    </Suspense>
  );
}
