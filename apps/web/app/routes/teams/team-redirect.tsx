import type { Answer } from '@safira/contract/endpoint';
import type { getTeamByApiId } from '@safira/contract/teams/teams';
import { redirect } from 'react-router';
import { withQuery } from '../../lib/with-query.ts';
import { pageOf } from '../../lib/load.ts';
import type { Route } from './+types/team-redirect';

/** HOME-17, TEAM-03: redirects from the provider's id to the team's own URL; an unknown team is searched for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const apiId = url.searchParams.get('apiId') ?? '';
  const search = url.searchParams.get('search') ?? '';
  const reading = /^[1-9]\d{0,9}$/.test(apiId)
    ? await pageOf(context).read(`/teams/by-api-id/${apiId}`)
    : undefined;
  if (!reading?.ok) return redirect(withQuery('/teams', { search }));
  const { _id: slug } = (reading.body as Answer<typeof getTeamByApiId>).data; // checked by the API's own tests
  return redirect(`/team/${slug}`);
}

export default function TeamRedirect() {
  return null;
}
