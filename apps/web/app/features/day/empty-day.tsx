import type { Day } from '@safira/contract/matches/matches';
import { addDays } from '@safira/football/time/days';
import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import * as styles from './day-list.module.css';
import { empty } from './empty-day-text.ts';

type Props = { day: Day; isFiltered: boolean; isLiveOnly: boolean };

export function EmptyDay({ day: { date, today }, isFiltered, isLiveOnly }: Props) {
  const isToday = date === today;
  if (isLiveOnly) {
    return (
      <div className={styles.empty}>
        <StatePanel drawing={<QuietPitch />} title={empty.noneLive} text={empty.live[Number(isFiltered)]!}>
          <Link className={button.primary} to={isToday ? '/' : `/?date=${date}`}>
            {empty.toAll}
          </Link>
        </StatePanel>
      </div>
    );
  }
  const text = isToday ? empty.today : empty.other;
  return (
    <div className={styles.empty}>
      <StatePanel
        drawing={<QuietPitch />}
        title={empty.title(date, today)}
        text={isFiltered ? empty.favourites : text}
      >
        <Link className={button.primary} to={isToday ? `/?date=${addDays(today, 1)}` : '/'}>
          {isToday ? empty.toTomorrow : empty.toToday}
        </Link>
      </StatePanel>
    </div>
  );
}
