type Cruise = {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
  };
};

/** What is wrong with the imports, by dependency-cruiser's JSON. It is also content when it could read nothing. */
export function judgeImports(json: string): string | undefined {
  const { totalCruised, violations } = (JSON.parse(json) as Cruise).summary;
  if (totalCruised === 0) return 'read no module at all';
  const faults = violations.filter(({ rule }) => rule.severity === 'error');
  if (faults.length === 0) return undefined;
  return ['refused', ...faults.map(({ rule, from, to }) => `  ${rule.name}: ${from} → ${to}`)].join('\n');
}
