import { timeText } from '@safira/arabic/formats/dates';
import type { Day } from '@safira/contract/matches/matches';
import { wallTime } from '../../lib/wall-time.ts';
import { Icon } from '../../ui/icons.tsx';
import type { DataAge } from './data-age.ts';
import * as styles from './data-age-banner.module.css';
import { dataAgeText } from './text.ts';

/** OURS-09: overlays the page instead of pushing it down: nothing moves when a connection is lost and restored. */
export function DataAgeBanner({ age: { kind, at }, day }: { age: DataAge; day: Day }) {
  const time = wallTime(new Date(at).toISOString(), day.offsets);
  return (
    <p className={styles.banner} role="status">
      <Icon small>
        {/* «wifi-off» of Lucide (ISC licence). */}
        <path d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20" />
      </Icon>
      <span>{dataAgeText[kind]}</span>
      {time && <b>{timeText(time)}</b>}
    </p>
  );
}
