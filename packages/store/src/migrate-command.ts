// The deploy step of its own: `pnpm migrate`. Apps refuse to start on a database that lacks a migration.
import { readStoreConfig } from './config.ts';
import { migrate } from './migrate.ts';

const applied = await migrate(readStoreConfig().DATABASE_URL);
console.log(applied.length > 0 ? `migrated: ${applied.join(', ')}` : 'migrated: nothing to do');
