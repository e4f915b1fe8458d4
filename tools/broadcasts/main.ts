// `pnpm broadcasts import <file> [--date YYYY-MM-DD] [--zone Asia/Riyadh] [--confirmed]`  what a desk's list would store
// `… --store [--rows 3,5]`  stores its new rows, or those of these lines, also where something else is stored
// `--confirmed`: the channels announced the commentators. The same code as the import of the newsroom.
import { readDatabaseConfig } from '@safira/store/config';
import { openDb } from '@safira/store/db';
import { runBroadcastsCommand } from './commands.ts';

const db = openDb(readDatabaseConfig().DATABASE_URL, { max: 1 });
const { isDone, text } = await runBroadcastsCommand({ db, now: new Date() }, process.argv.slice(2));
await db.destroy();
console.log(text);
process.exitCode = isDone ? 0 : 1;
