/** AUTH-06: empty values are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return filled.length > 0 ? `${path}?${search}` : path;
}
