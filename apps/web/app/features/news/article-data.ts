import { brand } from '../../ui/text.ts';
import { articlePath } from './address.ts';
import type { LoadedArticle } from './shown-article.ts';

/** NEWS-02: the article as schema.org data, for search engines. */
export function articleData(article: LoadedArticle, siteUrl: string) {
  const { title, summary, slug, publishedAt, corrections, reporter, images, teams, competition, match } =
    article;
  const site = { '@type': 'NewsMediaOrganization', name: brand, url: siteUrl };
  const pictures = images.flatMap(({ url }) => (url.startsWith('/') ? `${siteUrl}${url}` : []));
  const drawn = `${siteUrl}/api${articlePath(slug)}/share.png`;
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    inLanguage: 'ar',
    datePublished: publishedAt,
    dateModified: corrections[0]?.at ?? publishedAt,
    mainEntityOfPage: `${siteUrl}${articlePath(slug)}`,
    publisher: site,
    author: reporter ? { '@type': 'Person', name: reporter.name } : site,
    image: [...pictures, drawn],
    about: [
      ...teams.map(({ name, _id: id }) => ({ '@type': 'SportsTeam', name, url: `${siteUrl}/team/${id}` })),
      ...(competition
        ? [
            {
              '@type': 'SportsOrganization',
              name: competition.name,
              url: `${siteUrl}/competition/${competition.id}`,
            },
          ]
        : []),
      ...(match ? [{ '@type': 'SportsEvent', '@id': `${siteUrl}/match/${match.apiId}#event` }] : []),
    ],
  };
}
