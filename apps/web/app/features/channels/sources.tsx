import { timeText } from '@safira/arabic/formats/dates';
import type { Day } from '@safira/contract/matches/matches';
import type { Channels } from '../../football-ui/channel-countries.ts';
import { wallTime } from '../../lib/wall-time.ts';
import * as styles from './channels-dialog.module.css';
import * as text from './text.ts';

/** OURS-17: where the channels are known from, and when that was checked; of several times, the earliest. */
export function Sources({ channels, day }: { channels: Channels; day: Day }) {
  const lines = (['editor', 'guide'] as const).flatMap((source) => {
    const known = channels.filter((channel) => channel.source === source);
    const [checkedAt] = known.flatMap((channel) => channel.checkedAt ?? []).toSorted(byTime);
    return known.length > 0 ? [text.source(source, checkedAt && timeOf(checkedAt, day))] : [];
  });
  if (channels.some(({ source }) => source === 'rights')) lines.push(text.mayChange);
  if (lines.length === 0) return null;
  return (
    <div className={styles.foot}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const byTime = (a: string, b: string) => Date.parse(a) - Date.parse(b);

function timeOf(instant: string, { offsets, today }: Day): string | undefined {
  const at = wallTime(instant, offsets);
  return at && text.when({ date: at.date, today, time: timeText(at) });
}
