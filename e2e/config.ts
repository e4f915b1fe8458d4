import { join } from 'node:path';

/** Where .ci/run looks for the reports of Playwright. */
export const reportsFolder = process.env.SAFIRA_REPORTS ?? join(import.meta.dirname, '../.data/reports/e2e');

/** Which of the workers of Playwright this process is, from 0 on. */
export const workerIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** `BASELINE=path pnpm main-thread`: another checkout whose web app is built, to be measured in turn with ours. */
export const baselineCheckout = process.env.BASELINE;
