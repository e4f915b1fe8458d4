/** The paths that the links of a page lead to, within the site, each once and without fragments. */
export function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&').replace(/#.*$/, ''),
  );
  return [...new Set(found)].filter((path) => path !== '' && !path.startsWith('//'));
}
