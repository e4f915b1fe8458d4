import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CompetitionList } from '../../features/competition/competition-list.tsx';
import { kindOf } from '../../features/competition/kinds.ts';
import { listDescription } from '../../features/competition/list-text.ts';
import { competitions } from '../../features/competition/text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/competitions';
import { loadCompetitions } from './competitions-loader.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadCompetitions({ context });

/** The filter is applied to the list that is there. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

/** A filtered list is not a page of its own to search engines. */
export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [{ title: brand }];
  const { siteUrl } = loaderData;
  const search = new URLSearchParams(location.search);
  return [
    ...pageMeta({ siteUrl, path: '/competitions', title: competitions, description: listDescription }),
    ...(search.has('q') || kindOf(search) ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

export default function CompetitionsRoute({ loaderData: { regions, zone } }: Route.ComponentProps) {
  return (
    <Shell zone={zone}>
      <CompetitionList regions={regions} />
    </Shell>
  );
}
