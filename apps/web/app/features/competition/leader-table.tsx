import type { Gender } from '@safira/arabic/terms/gender';
import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import type { Board } from './address.ts';
import { PlayerPicture } from '../../football-ui/player-picture.tsx';
import { Cards } from './leader-parts.tsx';
import type { Place } from './leaders.ts';
import * as table from './table.module.css';
import * as styles from './leaders-tab.module.css';
import { boardTitles, leaderColumns as columns, playerColumn, values } from './text.ts';

type Props = { board: Board; places: readonly Place[]; gender: Gender };

/** COMP-07: rank, player, team, matches, and what they lead in. */
export function LeaderTable({ board, places, gender }: Props) {
  return (
    <div className={styles.panel}>
      <table className={`${table.table} ${styles.table}`} aria-label={boardTitles[board]}>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span className="srOnly">{columns.rank}</span>
            </th>
            <th scope="col">{playerColumn[gender]}</th>
            <th scope="col">{columns.team}</th>
            <th scope="col">{columns.games}</th>
            <th scope="col">{values[board]}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <Row key={place.player.id} board={board} place={place} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ board, place }: { board: Board; place: Place }) {
  const { rank, player, number, team, games, value, cards } = place;
  return (
    <tr>
      <td>{rank}</td>
      <th scope="row">
        <Link className={styles.who} to={`/player/${player.id}`}>
          <PlayerPicture player={player} team={team} number={number} size={36} />
          <bdi>{player.name}</bdi>
        </Link>
      </th>
      <td>{team && <TeamLink team={team} />}</td>
      <td>{games}</td>
      <td className={rank === 1 ? `${styles.value} ${styles.best}` : styles.value}>
        {board === 'cards' ? <Cards {...cards} /> : <b>{board === 'rating' ? value.toFixed(1) : value}</b>}
      </td>
    </tr>
  );
}

function TeamLink({ team }: { team: NonNullable<Place['team']> }) {
  const { _id: slug } = team;
  return (
    <Link className={styles.who} to={`/team/${slug}`}>
      <Crest team={team} size={28} />
      <bdi className={styles.teamName}>{team.name}</bdi>
    </Link>
  );
}
