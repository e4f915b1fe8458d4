import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { foreignMetrics } from '../ops/monitoring/foreign-metrics.ts';
import { namesIn, registeredIn } from './metric-names.ts';

type Rule = {
  alert?: string;
  record?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
};
type Check = { alertname: string; exp_alerts?: unknown[] };

// What promtool itself does not notice: an alert without a test, a name that nothing reports, a link that leads nowhere.
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const ruleFiles = globSync('ops/monitoring/rules/*.yml', { cwd: root });
const rulesIn = (path: string) =>
  (parse(read(path)) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
const rules = ruleFiles.flatMap((path) => rulesIn(path));
const alerts = rules.filter(({ alert }) => alert);
const headings = [...read('docs/operations.md').matchAll(/^###? (.+)$/gm)].map(([, heading = '']) => heading);

test.each(ruleFiles)('HOUSE: every alert in %s is tested to fire and not to fire', (path) => {
  const { tests } = parse(read(`ops/monitoring/tests/${basename(path)}`)) as {
    tests: { alert_rule_test: Check[] }[];
  };
  const checks = tests.flatMap((one) => one.alert_rule_test);
  for (const { alert } of rulesIn(path).filter((rule) => rule.alert)) {
    const expected = checks.filter(({ alertname }) => alertname === alert).map((one) => one.exp_alerts ?? []);
    expect(expected, `${alert} fires`).toContainEqual(expect.arrayContaining([expect.anything()]));
    expect(expected, `${alert} does not fire`).toContainEqual([]);
  }
});

test.each(alerts)('HOUSE: $alert has a severity, a summary and a runbook that exists', (rule) => {
  expect(rule.labels?.severity).toMatch(/^(critical|warning)$/);
  expect(rule.annotations?.summary).toMatch(/\.$/);
  expect(rule.annotations?.runbook).toBe(`docs/operations.md#${rule.alert!.toLowerCase()}`);
  expect(headings).toContain(rule.alert);
});

test('HOUSE: every runbook is that of an alert', () => {
  const text = read('docs/operations.md');
  const from = text.indexOf('\n## Alerts\n');
  const section = text.slice(from, text.indexOf('\n## ', from + 1));
  const runbooks = [...section.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  expect(new Set(runbooks)).toEqual(new Set(alerts.map(({ alert }) => alert)));
  expect(runbooks).toHaveLength(alerts.length);
});

const sources = globSync(['{apps,packages}/*/{src,server}/**/*.ts', 'ops/monitoring/*.ts'], { cwd: root });
const ours = registeredIn(sources.filter((path) => !path.endsWith('.test.ts')).map(read));
const recorded = new Set(rules.flatMap(({ record = [] }) => record));
const isKnown = (name: string) => ours.has(name) || recorded.has(name) || foreignMetrics.has(name);

test.each(ruleFiles)(
  'HOUSE: every metric that %s reads is reported by our code or a known exporter',
  (path) => {
    const names = rulesIn(path).flatMap(({ expr }) => namesIn(expr));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  },
);

test.each(globSync('ops/monitoring/consoles/*.html', { cwd: root }))(
  'HOUSE: so is every metric of %s',
  (path) => {
    const shown = [...read(path).matchAll(/args "[^"]*" "([^"]+)"/g)].flatMap(([, expr = '']) =>
      namesIn(expr),
    );
    expect(shown).not.toEqual([]);
    expect(shown.filter((name) => !isKnown(name))).toEqual([]);
  },
);

test('HOUSE: a misspelt metric is noticed, also a part that a histogram alone has', () => {
  expect(
    namesIn('sum by (edge) (rate(safira_x_total{a=~"b|c"}[5m])) > on(slo) 2 and on() hour() < 21'),
  ).toEqual(['safira_x_total']);
  expect(isKnown('safira_lease_held')).toBe(true);
  expect(isKnown('safira_leases_held')).toBe(false);
  expect(isKnown('safira_publish_lag_seconds_bucket')).toBe(true);
  expect(isKnown('safira_publish_lag_seconds')).toBe(false);
  expect(isKnown('safira_stuck_matches_count')).toBe(false);
});
