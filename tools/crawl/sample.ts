/** What a path is a page of: `/team/:id?tab=squad`. Pages of one kind differ in their data alone. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const [, area = '', ...rest] = pathname.split('/');
  const query = [...searchParams].map(([name, value]) => (name === 'tab' ? `tab=${value}` : name)).toSorted();
  return `/${area}${'/:id'.repeat(rest.length)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** At most this many paths: the first of each kind, then the second of each, so that no kind crowds out another. */
export function sampleOf(paths: readonly string[], most: number): string[] {
  const byKind = [...Map.groupBy(paths, kindOf).values()];
  const deepest = Math.max(0, ...byKind.map(({ length }) => length));
  const inTurns = Array.from({ length: deepest }, (_, turn) =>
    byKind.flatMap((ofKind) => ofKind[turn] ?? []),
  );
  return inTurns.flat().slice(0, most);
}
