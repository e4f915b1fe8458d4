import type { TimelineEntry } from '@safira/football/matches/timeline';

/**
 * A key for each entry that stays the same when others are inserted before it. The provider's events have no id, so the
 * key is built from their content; events with the same content are numbered.
 */
export function entryKeys(entries: readonly TimelineEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const content = contentOf(entry);
    const times = (seen.get(content) ?? 0) + 1;
    seen.set(content, times);
    return `${content} ${times}`;
  });
}

function contentOf(entry: TimelineEntry): string {
  if (entry.kind === 'whistle') return entry.of;
  const { type, detail, time, team, player } = entry.event;
  return [type, detail, time.elapsed, time.extra, team.id, player.id].join(' ');
}
