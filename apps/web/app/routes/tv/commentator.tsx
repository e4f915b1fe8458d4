import { foldForSearch } from '@safira/arabic/search/search-key';
import type { getCommentator } from '@safira/contract/broadcasts/commentators';
import type { Answer } from '@safira/contract/endpoint';
import { data, redirect } from 'react-router';
import { commentatorPath } from '../../features/commentator/address.ts';
import { CommentatorHero, crumbs } from '../../features/commentator/commentator-hero.tsx';
import { CommentatorPage } from '../../features/commentator/commentator-page.tsx';
import { noSuchCommentator, pageDescription, pageTitle } from '../../features/commentator/text.ts';
import { bodyOf, type Failure, pageOf } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/commentator';

/** OURS-19. Another spelling of the name in the address leads to the one of our links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = pageOf(context);
  const slug = foldForSearch(params.slug).replaceAll(' ', '-');
  if (slug !== params.slug && slug !== '') throw redirect(commentatorPath(slug), 301);
  const reading = await page.read(`/commentators/${encodeURIComponent(slug)}`);
  if (!reading.ok && reading.status === 404) {
    throw data({ message: noSuchCommentator } satisfies Failure, { status: 404 });
  }
  const { data: commentator } = bodyOf<Answer<typeof getCommentator>>(reading);
  const matches = [...commentator.coming, ...commentator.past];
  const checks = matches.flatMap(({ channels }) => channels.map(({ checkedAt }) => ({ date: checkedAt })));
  return {
    commentator,
    shown: { offsets: offsetsOf(page.zone.name, [...matches, ...checks]), today: page.today },
    zone: page.zone.name,
    siteUrl: page.siteUrl,
  };
}

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded) return [{ title: brand }];
  const { slug, name } = loaded.commentator;
  return pageMeta({
    siteUrl: loaded.siteUrl,
    path: commentatorPath(slug),
    title: pageTitle(name),
    description: pageDescription(name),
    crumbs,
    subject: { '@type': 'Person', name },
  });
}

export default function CommentatorRoute({ loaderData: { commentator, shown, zone } }: Route.ComponentProps) {
  return (
    <Shell zone={zone} hero={<CommentatorHero name={commentator.name} />}>
      <CommentatorPage commentator={commentator} shown={shown} />
    </Shell>
  );
}
