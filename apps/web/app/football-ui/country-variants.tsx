import { Suspense } from 'react';
import { lazyComponent } from '../ui/lazy-component.ts';
import { isSameEverywhere } from './channel-countries.ts';
import type { VariantsProps } from './distinct-variants.tsx';

// Most matches have one list of channels: the code for several is not part of the first load.
const DistinctVariants = lazyComponent(() => import('./distinct-variants.tsx'), 'DistinctVariants');

/**
 * OURS-20: what depends on the channels, once for each distinct list. All readers of a zone get the same bytes; styles
 * show the variant of the reader's country before the first paint.
 */
export function CountryVariants(props: VariantsProps) {
  const { match, children } = props;
  if (isSameEverywhere(match)) return children(match.tvChannels ?? []);
  return (
    <Suspense>
      <DistinctVariants {...props} />
    </Suspense>
  );
}
