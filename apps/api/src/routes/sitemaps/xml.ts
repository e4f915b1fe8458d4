import type { NewsEntry, SitemapEntry } from '@safira/store/sitemaps/entries';
import { brand } from '../../share-card/text.ts';
import { escaped } from '../../xml-text.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Of pages, or of other sitemaps; paths have no letters that XML would read as its own. */
export function sitemapXml(
  kind: 'pages' | 'sitemaps',
  { siteUrl, entries }: { siteUrl: string; entries: readonly SitemapEntry[] },
): string {
  const [list, item] = kind === 'pages' ? ['urlset', 'url'] : ['sitemapindex', 'sitemap'];
  const items = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${item}><loc>${siteUrl}${path}</loc>${changed}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${items.join('')}</${list}>\n`;
}

const NEWS_NAMESPACE = 'http://www.google.com/schemas/sitemap-news/0.9';

/** NEWS-01: articles of the last two days, as search engines of news read them. */
export function newsSitemapXml(siteUrl: string, entries: readonly NewsEntry[]): string {
  const items = entries.map(({ path, publishedAt, title }) => {
    const publication = `<news:publication><news:name>${brand}</news:name><news:language>ar</news:language></news:publication>`;
    const date = `<news:publication_date>${publishedAt.toISOString()}</news:publication_date>`;
    const news = `<news:news>${publication}${date}<news:title>${escaped(title)}</news:title></news:news>`;
    return `<url><loc>${siteUrl}${path}</loc>${news}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}" xmlns:news="${NEWS_NAMESPACE}">\n${items.join('')}</urlset>\n`;
}
