import type { TimelineEntry } from '@safira/football/timeline';

/**
 * A name for each entry that it keeps when others come before it. The provider numbers no event, so it is made of what
 * the event says; of two that say the same, the second is the second.
 */
export function entryKeys(entries: readonly TimelineEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const said = saidBy(entry);
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    return `${said} ${times}`;
  });
}

function saidBy(entry: TimelineEntry): string {
  if (entry.kind === 'whistle') return entry.of;
  const { type, detail, time, team, player } = entry.event;
  return [type, detail, time.elapsed, time.extra, team.id, player.id].join(' ');
}
