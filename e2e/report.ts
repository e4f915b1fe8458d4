/** What is read of Playwright's JSON report. */
export type Report = { suites: Suite[] };
type Suite = { file: string; specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; tests: { results: { status: string; duration: number }[] }[] };

export type Outcome = { file: string; title: string; isFailed: boolean; seconds: number };

const FAILED = new Set(['failed', 'timedOut', 'interrupted']);

/** Every run of every test. */
export const outcomesOf = ({ suites }: Report): Outcome[] => suites.flatMap((suite) => outcomesIn(suite));

const outcomesIn = ({ file, specs = [], suites = [] }: Suite): Outcome[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ status, duration }) => ({
        file,
        title,
        isFailed: FAILED.has(status),
        seconds: duration / 1_000,
      })),
  ),
  ...suites.flatMap((suite) => outcomesIn(suite)),
];

/** The seconds of each spec, the slowest first, and how often each test failed. */
export function summarise(outcomes: readonly Outcome[], rounds: number): string {
  const files = [...Map.groupBy(outcomes, ({ file }) => file)].map(([file, runs]) => ({
    file,
    tests: runs.length / rounds,
    seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0) / rounds,
  }));
  const times = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(
      ({ file, tests, seconds }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(3)} tests  ${file}`,
    );
  const failed = outcomes.filter(({ isFailed }) => isFailed);
  const failures = [...Map.groupBy(failed, ({ file, title }) => `${file}: ${title}`)].map(
    ([test, runs]) => `failed ${runs.length} of ${rounds}: ${test}`,
  );
  const sum = files.reduce((all, { seconds }) => all + seconds, 0);
  return [...times, `${sum.toFixed(1).padStart(7)} s  in all`, ...failures, `${failed.length} failures`].join(
    '\n',
  );
}
