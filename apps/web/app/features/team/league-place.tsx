import { signed } from '@safira/arabic/formats/numbers';
import type { StandingRow } from '@safira/contract/competitions/standings';
import { Link } from 'react-router';
import { Ltr } from '../../ui/ltr.tsx';
import { Panel } from './panel.tsx';
import * as styles from './league-place.module.css';
import * as text from './text.ts';

export type Place = {
  competition: { id: number; name: string };
  /** With the goals of matches in play. */
  isLive: boolean;
  row: Pick<StandingRow, 'rank' | 'points' | 'goalsDiff' | 'groupName'> & { played: number };
  /** Whether the competition has several tables. */
  isGroup: boolean;
};

/** TEAM-02, OURS-06: the team's row in the table of its main competition. */
export function LeaguePlace({ place: { competition, isLive, row, isGroup } }: { place: Place }) {
  const tiles = [
    [text.tiles.rank, row.rank],
    [text.tiles.points, row.points],
    [text.tiles.played, row.played],
    [text.tiles.difference, <Ltr key="difference">{signed(row.goalsDiff)}</Ltr>],
  ] as const;
  return (
    <Panel
      title={isLive ? text.placeNow : text.place}
      end={<Link to={`/competition/${competition.id}`}>{text.wholeTable}</Link>}
    >
      <p className={styles.where}>
        <bdi>{competition.name}</bdi>
        {isGroup && text.dot}
        {isGroup && <bdi>{row.groupName}</bdi>}
      </p>
      <dl className={styles.tiles}>
        {tiles.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
