import { personTables } from './name-tables.ts';

/**
 * PLAYER-02: lets a browser find a player by the Arabic name, one `english|arabic` per line.
 * Loaded only when a user compares players: it is as large as a picture.
 */
export function playerDictionary(): string {
  const lines = personTables.player.flat().map(([english, arabic]) => `${english}|${arabic}`);
  return [...new Set(lines)].toSorted().join('\n');
}
