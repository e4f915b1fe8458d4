import { Suspense } from 'react';
import { data } from 'react-router';
import { TeamHero } from '../../features/team/team-hero.tsx';
import { failed } from '../../features/team/text.ts';
import { Shell } from '../../shell/shell.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { Route } from './+types/team';
import { loadTeam, type LoadedTeam } from './team-loader.ts';
import { describeTeam } from './team-meta.ts';

// Rendered on the server; each hydrates when its script is there, and no reader loads those of other tabs.
const OverviewTab = lazyComponent(() => import('../../features/team/overview-tab.tsx'), 'OverviewTab');
const SquadTab = lazyComponent(() => import('../../features/team/squad-tab.tsx'), 'SquadTab');
const MatchesTab = lazyComponent(() => import('../../features/team/matches-tab.tsx'), 'MatchesTab');
// Below what the page is about.
const NewsAbout = lazyComponent(() => import('../../features/news/news-about.tsx'), 'NewsAbout');

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadTeam(args);
  return data({ loaded }, { status: loaded ? 200 : 503 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => describeTeam(loaderData?.loaded);

/** TEAM-02 */
export default function TeamRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  if (!loaded) {
    return (
      <Shell>
        <LoadFailed {...failed} back={{ name: failed.back, to: '/teams' }} />
      </Shell>
    );
  }
  const { team, zone, siteUrl, content } = loaded;
  return (
    <Shell zone={zone} hero={<TeamHero team={team} tab={content.tab} siteUrl={siteUrl} />}>
      <Suspense>
        <Content loaded={loaded} />
        {content.tab === 'overview' && <NewsAbout subject="team" id={team.id} />}
      </Suspense>
    </Shell>
  );
}

function Content({ loaded: { team, view, content } }: { loaded: LoadedTeam }) {
  switch (content.tab) {
    case 'overview':
      return <OverviewTab team={team} overview={content.overview} offsets={content.offsets} />;
    case 'squad':
      return <SquadTab team={team} squad={content.squad} />;
    case 'matches':
      return <MatchesTab team={team} schedule={content.schedule} view={view} offsets={content.offsets} />;
  }
}
