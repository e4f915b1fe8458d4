import { Suspense } from 'react';
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useMatch } from '../../features/live/use-match.ts';
import { MatchPanel } from '../../features/match/match-panel.tsx';
import { MatchView } from '../../features/match/match-view.tsx';
import { allMatches } from '../../features/match/text.ts';
import { pageOf } from '../../lib/load.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { Route } from './+types/match';
import { isAnotherLoad, loadMatchExtras, loadMatch } from './match-loader.ts';
import { describeMatch } from './match-meta.ts';
import { tabOf, useTabs } from './match-tabs.ts';
import * as styles from './match.module.css';

// Rendered on the server; it hydrates after the match.
const BelowMatch = lazyComponent(() => import('./below-match.tsx'), 'BelowMatch');

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadMatch({ context, params });
  return { ...loaded, extras: await loadMatchExtras(pageOf(context), loaded, tabOf(url.searchParams)) };
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => isAnotherLoad(args);

export const meta = ({ loaderData }: Route.MetaArgs) => describeMatch(loaderData);

/** DLG-17: the match at its own URL. */
export default function MatchRoute({ loaderData }: Route.ComponentProps) {
  const { zone, extras } = loaderData;
  const match = useMatch(loaderData) ?? loaderData.match;
  const { tab, addressOf } = useTabs(match.apiId, { isOver: false });
  const shown = match.highlights.length === 0 && tab === 'highlights' ? 'overview' : tab;
  return (
    <Shell zone={zone.timezone}>
      <Link className={styles.back} to="/" data-screen-only="">
        {allMatches}
      </Link>
      <div className={styles.page}>
        <MatchView match={match} details={match} zone={zone} tab={shown} addressOf={addressOf} level={1}>
          <MatchPanel match={match} zone={zone} tab={shown} extras={extras} addressOf={addressOf} />
        </MatchView>
      </div>
      <Suspense>
        <BelowMatch match={match} />
      </Suspense>
    </Shell>
  );
}
