const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'by', 'on', 'ignoring', 'offset', 'without']);

/** The metrics that a PromQL expression reads. */
export function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/(?<![\w:.])[a-z_][\w:]*(?!\w*\s*\()/g)].map(([name]) => name);
  return [...new Set(names.filter((name) => !KEYWORDS.has(name)))];
}

/** The series that these sources report: a histogram reports three, under other names than its own. */
export function registeredIn(sources: readonly string[]): Set<string> {
  const text = sources.join('\n');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const histograms = new Set([
    ...found(/new Histogram\(\{\s*name: '(safira_\w+)'/g),
    ...found(/'(safira_\w+)',\s*\(name\) =>\s*new Histogram/g),
  ]);
  const all = found(/(?:name: |metric\(\s*|gauge\(|# TYPE )['`]?(safira_\w+)/g);
  return new Set(
    all.flatMap((name) =>
      histograms.has(name) ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}
