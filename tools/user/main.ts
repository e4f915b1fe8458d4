// `pnpm user create <e-mail> <name> [member|editor|admin]`  a new account; prints a link that sets its password
// `pnpm user grant <e-mail> member|editor|admin`            another role; ends the sessions
// `pnpm user disable <e-mail>`                              no more signing in; ends the sessions
// `pnpm user reset <e-mail>`                                prints a link that sets a new password
// `pnpm user end-sessions <e-mail>`
// `pnpm user remove-second-factor <e-mail>`                 for an owner who lost the app and the recovery codes
// A password is neither read nor printed. In production with the DATABASE_URL of the migrator and the SITE_URL.
import { openDb } from '@safira/store/db';
import { runUserCommand } from './commands.ts';
import { readUserConfig } from './config.ts';

const { DATABASE_URL, SITE_URL } = readUserConfig();
const db = openDb(DATABASE_URL, { max: 1 });
const { isDone, text } = await runUserCommand(
  { db, siteUrl: SITE_URL, now: new Date() },
  process.argv.slice(2),
);
await db.destroy();
console.log(text);
process.exitCode = isDone ? 0 : 1;
