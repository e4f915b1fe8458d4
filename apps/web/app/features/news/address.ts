/** NEWS-01: what the list is filtered by; an empty text is no filter. */
export type Filters = { category: string; competition: string };

/**
 * Empty filters and the first page are left out, so that each list has one address. Not by `withQuery`, which is in a
 * chunk of the match page: a reader of news would load it first.
 */
export function listAddress({ category, competition }: Filters, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (competition) query.set('competition', competition);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/news?${query}` : '/news';
}

/** Slugs are Arabic words: in addresses they have one spelling, the encoded one. */
export const articlePath = (slug: string): string => `/news/${encodeURIComponent(slug)}`;
