import { signed } from '@safira/arabic/formats/numbers';
import type { Match } from '@safira/contract/matches/matches';
import type { StandingRow } from '@safira/contract/competitions/standings';
import { Link } from 'react-router';
import { Crest } from '../../../football-ui/crest.tsx';
import type { AsyncData } from '../../../lib/use-async-data.ts';
import { Ltr } from '../../../ui/ltr.tsx';
import { Block } from '../block.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { Standing as Shown } from '../standing-of.ts';
import * as styles from './standing.module.css';
import * as text from './text.ts';

type Props = Pick<Match, 'league'> & { standing: AsyncData<Shown | null> };

/** OURS-06: the table rows of both clubs, by the live scores; nothing if they share no table. */
export function Standing({ league, standing }: Props) {
  if (standing.state === 'loading' || (standing.state === 'loaded' && !standing.value)) return null;
  const title = standing.state === 'loaded' && standing.value?.isLive ? text.liveStanding : text.standing;
  return (
    <Block
      title={title}
      end={
        <Link className={styles.all} to={`/competition/${league.id}`}>
          {text.wholeTable}
        </Link>
      }
    >
      {standing.state === 'failed' ? (
        <LoadFailed retry={standing.retry}>{text.noStandingNow}</LoadFailed>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {text.standingColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standing.value?.rows.map((row) => (
              <Row key={row.team.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}

function Row({ row: { rank, rankBefore, team, points, goalsDiff, all } }: { row: StandingRow }) {
  return (
    <tr>
      <td className={styles.rank}>
        {rank}
        <Move by={rankBefore - rank} />
      </td>
      <th scope="row">
        <span className={styles.team}>
          <Crest team={team} size={28} />
          <bdi>{team.name}</bdi>
        </span>
      </th>
      <td>{all.played}</td>
      <td>
        <Ltr>{signed(goalsDiff)}</Ltr>
      </td>
      <td className={styles.points}>{points}</td>
    </tr>
  );
}

/** How far today's goals have moved it. */
function Move({ by }: { by: number }) {
  if (by === 0) return null;
  return (
    <span className={styles.move}>
      <span aria-hidden="true">{by > 0 ? '▲' : '▼'}</span>
      <span className="srOnly">{by > 0 ? text.climbed(by) : text.fell(-by)}</span>
    </span>
  );
}
