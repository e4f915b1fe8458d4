import { timeText } from '@safira/arabic/formats/dates';
import { useSite } from '../../lib/site.ts';
import { wallTime } from '../../lib/wall-time.ts';
import * as styles from './standings-tab.module.css';

/** OURS-09: `words` and from when the data is, while it is out of date. */
export function StaleNote({ words, at }: { words: string; at: number }) {
  const site = useSite();
  const instant = new Date(at).toISOString();
  const time = wallTime(instant, [{ from: instant, minutes: site?.offsetMinutes ?? 0 }]);
  return (
    <p className={styles.groups} role="status">
      {words} {time && timeText(time)}
    </p>
  );
}
