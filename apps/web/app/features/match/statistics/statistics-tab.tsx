import { emptyTexts } from '@safira/arabic/terms/empty-texts';
import { statisticRows } from '@safira/football/matches/statistic-shares';
import { Block } from '../block.tsx';
import { SidesKey } from '../sides-key.tsx';
import type { TabProps } from '../tab.ts';
import { tabNames } from '../text.ts';
import { useFresh } from '../use-fresh.ts';
import { StatisticBar } from './statistic-bar.tsx';
import * as styles from './statistics-tab.module.css';
import * as text from './text.ts';

/** DLG-08: the statistics that both sides have a number for, by subject; a number that changes flashes. */
export function StatisticsTab({ match }: Pick<TabProps, 'match'>) {
  const rows = statisticRows(match);
  const fresh = useFresh(rows.map(keyOf));
  if (rows.length === 0) {
    return (
      <Block title={tabNames.statistics}>
        <p>{emptyTexts.statistics}</p>
      </Block>
    );
  }
  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <p>{text.onlyBoth}</p>
        <SidesKey teams={match.teams} />
      </div>
      {groups.map((group) => {
        const own = rows.filter((row) => row.group === group);
        return (
          own.length > 0 && (
            <Block key={group} title={text.groups[group]}>
              <ul>
                {own.map((row) => (
                  <StatisticBar
                    key={row.type}
                    row={row}
                    teams={match.teams}
                    label={text.shortLabels[row.type]}
                    isFresh={fresh.has(keyOf(row))}
                  />
                ))}
              </ul>
            </Block>
          )
        );
      })}
    </div>
  );
}

const groups = ['shooting', 'passing', 'rest'] as const;

const keyOf = ({ type, home, away }: { type: string; home: unknown; away: unknown }) =>
  `${type}:${String(home)}:${String(away)}`;
