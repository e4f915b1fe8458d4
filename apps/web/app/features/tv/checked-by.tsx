import { timeText } from '@safira/arabic/formats/dates';
import type { Day } from '@safira/contract/matches/matches';
import { wallTime } from '../../lib/wall-time.ts';
import { Icon } from '../../ui/icons.tsx';
import { type Broadcast, checkOf } from './broadcasts.ts';
import * as styles from './checked-by.module.css';
import { checkedText, separator, sourceText } from './text.ts';

/** OURS-17: where broadcasts are known from, and when that was last checked. */
export function CheckedBy({ broadcasts, day }: { broadcasts: readonly Broadcast[]; day: Day }) {
  const { sources, checkedAt } = checkOf(broadcasts);
  const at = wallTime(checkedAt, day.offsets);
  return (
    <span className={styles.checked}>
      <Icon className={styles.icon}>
        {/* Lucide's badge-check (ISC licence). */}
        <path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12" />
      </Icon>
      {sourceText(sources)}
      {at && `${separator}${checkedText({ date: at.date, today: day.today, time: timeText(at) })}`}
    </span>
  );
}
