import { CompetitionList } from '../../features/competition/competition-list.tsx';
import { competitions, listDescription } from '../../features/competition/text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/competitions';
import { loadCompetitions } from './competitions-loader.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadCompetitions({ context });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        siteUrl: loaderData.siteUrl,
        path: '/competitions',
        title: competitions,
        description: listDescription,
      })
    : [{ title: brand }];

export default function CompetitionsRoute({ loaderData: { regions, zone } }: Route.ComponentProps) {
  return (
    <Shell zone={zone}>
      <CompetitionList regions={regions} />
    </Shell>
  );
}
