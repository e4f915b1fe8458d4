import type { Answer } from '@safira/contract/endpoint';
import type { getTeamStatistics } from '@safira/contract/teams/teams';
import { Panel } from './panel.tsx';
import * as styles from './season-figures.module.css';
import * as text from './text.ts';

export type Figures = Answer<typeof getTeamStatistics>['data'] & { competitionName: string };

/** TEAM-02: the season in its main competition, at home, away and in all. */
export function SeasonFigures({ figures }: { figures: Figures }) {
  const { fixtures, goals, cleanSheets, failedToScore, competitionName } = figures;
  const rows = { ...fixtures, ...goals, cleanSheets, failedToScore };
  const columns = ['home', 'away', 'total'] as const;
  return (
    <Panel title={text.figures} end={<bdi>{competitionName}</bdi>} isWide>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{text.figureColumns.what}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text.figureColumns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(text.figureRows).map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column}>{rows[name as keyof typeof rows][column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
