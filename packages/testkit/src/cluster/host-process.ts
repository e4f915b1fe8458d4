import { join } from 'node:path';
import { FOLDER } from './hosts.ts';

export type HostProcess = { name: string; user: string; command: string[]; env?: Record<string, string> };

/** A copy, because the one of this checkout may be in a private folder. */
export const NODE = join(FOLDER, 'node');
