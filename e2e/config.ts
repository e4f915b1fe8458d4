import { join } from 'node:path';

/** Where .ci/run looks for the reports of Playwright. */
export const reportsFolder = process.env.SAFIRA_REPORTS ?? join(import.meta.dirname, '../.data/reports/e2e');

/** What Playwright keeps of a test that failed. */
export const resultsFolder = join(import.meta.dirname, '../.data/e2e-results');

/** Which tests run: those that only look, or those that change something. Each suite has a stack of its own. */
export const suite = process.env.E2E_SUITE === 'live' ? 'live' : 'frozen';

/** For the process that runs the tests of a suite. Without the locale Chromium cannot name a file in Arabic. */
export const envOf = (name: string) => ({ ...process.env, LC_ALL: 'C.UTF-8', E2E_SUITE: name });

/** Which of the workers of Playwright this process is, from 0 on. */
export const workerIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** `BASELINE=path pnpm main-thread`: another checkout whose web app is built, to be measured in turn with ours. */
export const baselineCheckout = process.env.BASELINE;
