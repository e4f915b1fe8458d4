// The deploy step of its own: `pnpm migrate`. Without it a worker does not start and an API is not ready.
import { readStoreConfig } from './config.ts';
import { migrate } from './migrate.ts';

const applied = await migrate(readStoreConfig().DATABASE_URL);
console.log(applied.length > 0 ? `migrated: ${applied.join(', ')}` : 'migrated: nothing to do');
