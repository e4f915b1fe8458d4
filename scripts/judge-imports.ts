type Cruise = {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
  };
};

/** The faults of the imports, from dependency-cruiser's JSON. A run without modules, which it accepts, is a fault. */
export function judgeImports(json: string): string | undefined {
  const { totalCruised, violations } = (JSON.parse(json) as Cruise).summary;
  if (totalCruised === 0) return 'read no module at all';
  const faults = violations.filter(({ rule }) => rule.severity === 'error');
  if (faults.length === 0) return undefined;
  return ['refused', ...faults.map(({ rule, from, to }) => `  ${rule.name}: ${from} → ${to}`)].join('\n');
}
