import type { Match } from '@safira/contract/matches/matches';
import { statisticLabel } from '@safira/arabic/terms/statistics';
import type { StatisticRow } from '@safira/football/matches/statistic-shares';
import { Ltr } from '../../../ui/ltr.tsx';
import * as styles from './statistic-bar.module.css';
import { spoken } from './text.ts';

type Props = {
  row: StatisticRow;
  teams: Match['teams'];
  /** The text between the numbers; screen readers always get the full name. */
  label?: string | undefined;
  isFresh?: boolean;
};

/** DLG-08: one statistic, as a list item: both numbers and, from the middle, each side's share of the sum. */
export function StatisticBar({ row, teams, label, isFresh = false }: Props) {
  const { type, home, away, leader } = row;
  const name = statisticLabel(type);
  const share = percent(row.share);
  return (
    <li className={isFresh ? `${styles.row} ${styles.fresh}` : styles.row}>
      <span className="srOnly">{spoken(name, [teams.home.name, home], [teams.away.name, away])}</span>
      <div className={styles.numbers} aria-hidden="true">
        <b className={leader === 'home' ? styles.homeLeads : undefined}>
          <Ltr>{home}</Ltr>
        </b>
        <span>{label ?? name}</span>
        <b className={leader === 'away' ? styles.awayLeads : undefined}>
          <Ltr>{away}</Ltr>
        </b>
      </div>
      <div className={styles.bars} aria-hidden="true">
        <svg width="100%" height="8">
          <rect className={styles.home} width={`${share}%`} height="8" rx="4" />
        </svg>
        {/* Inset by half a pixel on every side, because the stroke is centred on the edge. */}
        <svg width="100%" height="8">
          <rect
            className={styles.away}
            x={`${share}%`}
            y=".5"
            width={`${percent(1 - row.share)}%`}
            height="7"
            rx="3.5"
          />
        </svg>
      </div>
    </li>
  );
}

const percent = (share: number) => Math.round(share * 1000) / 10;
