import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Shared by the publisher and the edge's private port; in the environment or a credential of systemd, as every user can
 * read a command line. The image of the edge has no packages, hence not `readEnv`.
 */
export function readPublishSecret(env: Record<string, string | undefined> = process.env): string {
  const { PUBLISH_SECRET, CREDENTIALS_DIRECTORY: folder } = env;
  if (PUBLISH_SECRET || !folder) return PUBLISH_SECRET ?? '';
  return readFileSync(join(folder, 'safira_PUBLISH_SECRET'), 'utf8').trim();
}
