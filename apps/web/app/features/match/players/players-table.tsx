import { type Gender, genderOf } from '@safira/arabic/terms/gender';
import { positionLabel } from '@safira/arabic/terms/positions';
import { minuteText } from '@safira/arabic/terms/status';
import type { MouseEvent } from 'react';
import { playerName } from '../../../football-ui/player-link.tsx';
import { Rating } from '../../../football-ui/rating.tsx';
import { Shirt } from '../../../football-ui/shirt.tsx';
import { Ltr } from '../../../ui/ltr.tsx';
import { accuracyText } from './number-groups.ts';
import { keeperOf, minutesOf, type PlayerRow } from './player-rows.ts';
import * as styles from './players-table.module.css';
import { caption, columns, player } from './text.ts';

type Props = {
  gender: Gender;
  rows: readonly PlayerRow[];
  /** The reader hovers or focuses a row and may open it. */
  onNear: () => void;
  onOpen: (key: string) => void;
};

export function PlayersTable({ gender, rows, onNear, onOpen }: Props) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="srOnly">{caption[gender]}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span className="srOnly">{columns.rank}</span>
            </th>
            <th scope="col" className={styles.start}>
              {player[gender]}
            </th>
            <th scope="col" className={styles.wide}>
              {columns.position}
            </th>
            <th scope="col">{columns.minutes}</th>
            <th scope="col">{columns.goals}</th>
            <th scope="col" className={styles.wide}>
              {columns.assists}
            </th>
            <th scope="col" className={styles.wide}>
              {columns.shots}
            </th>
            <th scope="col" className={styles.wide}>
              {columns.accuracy}
            </th>
            <th scope="col" aria-sort="descending">
              {columns.rating} <span aria-hidden="true">↓</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.key} row={row} rank={index + 1} onNear={onNear} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<Props, 'rows' | 'gender'> & { row: PlayerRow; rank: number };

function Row({ row, rank, onNear, onOpen }: RowProps) {
  const { key, team, player: who, numbers, colours } = row;
  const { games, goals, shots, passes } = numbers;
  function open({ currentTarget }: MouseEvent<HTMLTableRowElement>) {
    // Not every browser focuses a clicked button, and the focus returns to where it was before the dialog.
    currentTarget.querySelector('button')?.focus({ preventScroll: true });
    onOpen(key);
  }
  const isBest = rank === 1 && games.rating !== null;
  return (
    // Pointers click the whole row, keys its button. A button stretched over the row would cover all rows in Safari,
    // where a row does not contain positioned elements.
    <tr
      className={isBest ? `${styles.row} ${styles.best}` : styles.row}
      onClick={open}
      onPointerEnter={onNear}
    >
      <td className={styles.rank}>{rank}</td>
      <th scope="row" className={styles.start}>
        <div className={styles.who}>
          <Shirt number={games.number} colours={colours} team={team} keeperOf={keeperOf(row)} size={34} />
          <span>
            <button type="button" onFocus={onNear}>
              <bdi>{playerName(who)}</bdi>
            </button>
            <small>
              <bdi>{team.name}</bdi>
            </small>
          </span>
        </div>
      </th>
      <td className={`${styles.wide} ${styles.position}`}>
        {games.position ? positionLabel(games.position, genderOf(team)) : NOTHING}
      </td>
      <td>
        <Ltr>{minuteText(minutesOf(numbers), null)}</Ltr>
      </td>
      <td className={styles.strong}>{goals.total || NOTHING}</td>
      <td className={`${styles.wide} ${styles.strong}`}>{goals.assists || NOTHING}</td>
      <td className={styles.wide}>{shots.total || NOTHING}</td>
      <td className={styles.wide}>
        <Ltr>{accuracyText(passes.accuracy)}</Ltr>
      </td>
      <td>{games.rating === null ? NOTHING : <Rating value={games.rating} />}</td>
    </tr>
  );
}

const NOTHING = '–';
