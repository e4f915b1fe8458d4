import { Link } from 'react-router';
import type { Board } from './address.ts';
import { PlayerPicture } from '../../football-ui/player-picture.tsx';
import { Cards } from './leader-parts.tsx';
import type { Place } from './leaders.ts';
import * as styles from './leaders-tab.module.css';
import * as text from './text.ts';

/** Players that are shown of a list. */
const FIRST = 5;

type Props = { board: Board; places: readonly Place[]; to: string };

/** The first players of one list; the best stands out. */
export function LeaderBoard({ board, places, to }: Props) {
  const title = text.boardTitles[board];
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link className={styles.all} to={to} aria-label={text.wholeListOf(title)}>
          {text.wholeList}
        </Link>
      </div>
      <ol className={styles.places}>
        {places.slice(0, FIRST).map((place) => (
          <Line key={place.player.id} board={board} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Line({ board, place }: { board: Board; place: Place }) {
  const { rank, player, number, team, games, minutes } = place;
  const isFirst = rank === 1;
  const extent = board === 'rating' ? text.minutes(minutes) : text.played(games);
  return (
    <li className={isFirst ? `${styles.place} ${styles.first}` : styles.place}>
      {!isFirst && (
        <span className={styles.rank} aria-hidden="true">
          {rank}
        </span>
      )}
      <PlayerPicture player={player} team={team} number={number} size={isFirst ? 52 : 34} />
      <span className={styles.names}>
        <Link className={styles.player} to={`/player/${player.id}`}>
          <bdi>{player.name}</bdi>
        </Link>
        <small>
          {team && <bdi>{team.name}</bdi>}
          {team && ' · '}
          {extent}
        </small>
      </span>
      <Value board={board} place={place} />
    </li>
  );
}

function Value({ board, place: { rank, value, cards } }: { board: Board; place: Place }) {
  if (board === 'cards') return <Cards {...cards} />;
  const printed = board === 'rating' ? value.toFixed(1) : value;
  if (rank > 1) return <b className={board === 'rating' ? styles.rating : styles.value}>{printed}</b>;
  return (
    <span className={styles.card}>
      {printed} <small>{text.values[board]}</small>
    </span>
  );
}
