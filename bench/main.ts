// `pnpm bench accounts|api-read|dashboard|growth|guide|ingest|logins|names|news|pages|push|readers|reports|simulator [--quick] [--profile] [--keep]`
// bench/README.md explains the output.
import { benchAccounts } from './accounts.ts';
import { benchApiRead } from './api-read.ts';
import { benchPages } from './cold-pages.ts';
import { benchDashboard } from './dashboard.ts';
import { benchGrowth } from './growth.ts';
import { benchGuide } from './guide.ts';
import { benchIngest } from './ingest.ts';
import { benchLogins } from './logins.ts';
import { benchNames } from './names.ts';
import { benchNews } from './news.ts';
import { benchPush } from './push.ts';
import { benchReaders } from './readers.ts';
import { makeReport, printReport, saveReport } from './report.ts';
import { benchReports } from './reports.ts';
import { benchSimulator } from './simulator.ts';
import { resultsFolder } from './world.ts';

const benches = {
  accounts: benchAccounts,
  'api-read': benchApiRead,
  dashboard: benchDashboard,
  growth: benchGrowth,
  guide: benchGuide,
  ingest: benchIngest,
  logins: benchLogins,
  names: benchNames,
  news: benchNews,
  pages: benchPages,
  push: benchPush,
  readers: benchReaders,
  reports: benchReports,
  simulator: benchSimulator,
};

const [name = '', ...given] = process.argv.slice(2).filter((argument) => argument !== '--');
if (!Object.hasOwn(benches, name)) throw new Error(`the benches are: ${Object.keys(benches).join(', ')}`);

const options = {
  isQuick: given.includes('--quick'),
  isProfiled: given.includes('--profile'),
  isKept: given.includes('--keep'),
  now: new Date(),
};
const measured = await benches[name as keyof typeof benches](options);
const report = makeReport(name, options, measured);
printReport(report);
console.log(`written to ${saveReport(resultsFolder, report)}`);
// The built pages, which one of the benches loads, keep connections to the API open.
process.exit();
