import type { SitemapEntry } from '@safira/store/sitemaps/entries';

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
