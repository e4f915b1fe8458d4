import type { MetaDescriptor } from 'react-router';
import { brand } from '../ui/text.ts';

type Described = {
  siteUrl: string;
  /** The path of the page without arguments that are its defaults. */
  path: string;
  /** Without the name of the site. */
  title: string;
  description: string;
  /** The picture that shared links show, 1200 × 630, and what it shows in words. */
  image?: { path: string; alt: string };
  /** The pages above this one, from the home page on. */
  crumbs?: readonly { name: string; path: string }[];
  /** What the page is about, as schema.org data. */
  subject?: Record<string, unknown>;
};

/** Title and metadata of a page for browser tabs, search engines and shared links. */
export function pageMeta(page: Described): MetaDescriptor[] {
  const { siteUrl, path, title, description } = page;
  const url = `${siteUrl}${path}`;
  return [
    { title: `${title} · ${brand}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    // Only what the server sends is read by others; in the browser React must not create scripts (see root.tsx).
    ...(import.meta.env.SSR ? metaForOthers(page, url) : []),
  ];
}

/** For search engines and shared links. */
const metaForOthers = (page: Described, url: string): MetaDescriptor[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: brand },
  { property: 'og:locale', content: 'ar' },
  { property: 'og:title', content: page.title },
  { property: 'og:description', content: page.description },
  { property: 'og:url', content: url },
  ...(page.image ? imageMeta(`${page.siteUrl}${page.image.path}`, page.image.alt) : []),
  { 'script:ld+json': structuredData(page, url) },
];

const imageMeta = (image: string, alt: string): MetaDescriptor[] => [
  { property: 'og:image', content: image },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];

function structuredData({ siteUrl, path, title, crumbs = [], subject }: Described, url: string) {
  const trail = [...crumbs, { name: title, path }];
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${item}`,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [list, ...(subject ? [{ url, ...subject }] : [])] };
}
