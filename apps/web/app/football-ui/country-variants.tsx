import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../ui/lazy-component.ts';
import { type Channels, isSameEverywhere, type Listed } from './channel-countries.ts';

// Most matches have one list of channels: the code for several is not part of the first load.
const DistinctVariants = lazyComponent(() => import('./distinct-variants.tsx'), 'DistinctVariants');

export type VariantsProps = {
  match: Listed;
  children: (channels: Channels) => ReactNode;
};

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
