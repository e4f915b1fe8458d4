import { Suspense } from 'react';
import { pageOf } from '../../lib/load.ts';
import { DAY_MS, offsetsIn } from '../../lib/offsets.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { Route } from './+types/dashboard';
import { Loading } from './loading.tsx';

/** Before and after today: the last match of a team may be from before its winter break. */
const SPAN_MS = 120 * DAY_MS;

export function loader({ context }: Route.LoaderArgs) {
  const { zone, today } = pageOf(context);
  const midnight = Date.parse(`${today}T00:00:00Z`);
  return { today, offsets: offsetsIn(zone.name, { from: midnight - SPAN_MS, to: midnight + SPAN_MS }) };
}

// For members only, so the server never renders it.
const DashboardContent = lazyComponent(() => import('./dashboard-content.tsx'), 'DashboardContent');

/** OURS-40: the favourite teams and their week. */
export default function DashboardRoute({ loaderData: times }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Loading />}>
      <DashboardContent times={times} />
    </Suspense>
  );
}
