import { personTables } from './name-tables.ts';

/**
 * PLAYER-02: what a browser needs to find a player by his Arabic name, one `english|arabic` a line.
 * Loaded when somebody compares players and never before: it is as large as a picture.
 */
export function playerDictionary(): string {
  const lines = personTables.player.flat().map(([english, arabic]) => `${english}|${arabic}`);
  return [...new Set(lines)].toSorted().join('\n');
}
