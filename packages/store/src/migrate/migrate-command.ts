// A separate deploy step: `pnpm migrate`. Without it a worker does not start and an API is not ready.
// Here DATABASE_URL is that of the role safira_migrator, which owns the tables.
import { readDatabaseConfig } from '../config.ts';
import { migrate } from './migrate.ts';

const applied = await migrate(readDatabaseConfig().DATABASE_URL);
console.log(applied.length > 0 ? `migrated: ${applied.join(', ')}` : 'migrated: nothing to do');
