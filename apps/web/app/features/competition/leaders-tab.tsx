import { type Gender, genderOf } from '@safira/arabic/terms/gender';
import type { Competition } from '@safira/contract/competitions/competitions';
import { Link } from 'react-router';
import * as chips from '../../ui/chip.module.css';
import { Pagination } from '../../ui/pagination.tsx';
import { addressOf, type Board, boards, type PageQuery } from './address.ts';
import { LeaderBoard } from './leader-board.tsx';
import { LeaderTable } from './leader-table.tsx';
import { type Leaders, placesOn } from './leaders.ts';
import * as styles from './leaders-tab.module.css';
import { Nothing } from './nothing.tsx';
import * as text from './text.ts';

type Props = {
  competition: Pick<Competition, 'id' | 'name' | 'originalName'>;
  leaders: Leaders;
  query: PageQuery;
};

/** COMP-07: the first players of each list, or one list in full. */
export function LeadersTab({ competition, leaders, query }: Props) {
  const { id } = competition;
  const gender = genderOf(competition);
  const { season, board } = query;
  const addressWith = (change: Partial<PageQuery>) => addressOf(id, { season, tab: 'leaders', ...change });
  const lists = boards
    .map((of) => ({ of, places: placesOn(of, leaders) }))
    .filter(({ places }) => places.length > 0);
  if (lists.length === 0)
    return <Nothing words={text.noLeaders[gender]} to={addressOf(id, { season, tab: 'matches' })} />;
  const note = <p className={styles.note}>{text.ratingNote(leaders.ratedFromMinutes)}</p>;
  if (board) {
    return (
      <>
        <WholeList
          board={board}
          leaders={leaders}
          page={query.page}
          gender={gender}
          addressWith={addressWith}
        />
        {board === 'rating' && note}
      </>
    );
  }
  return (
    <>
      <div className={styles.grid}>
        {lists.map(({ of, places }) => (
          <LeaderBoard key={of} board={of} places={places} to={addressWith({ board: of })} />
        ))}
      </div>
      {lists.some(({ of }) => of === 'rating') && note}
    </>
  );
}

const PAGE_SIZE = 10;

type WholeListProps = {
  board: Board;
  leaders: Leaders;
  page: number;
  gender: Gender;
  addressWith: (change: Partial<PageQuery>) => string;
};

function WholeList({ board, leaders, page, gender, addressWith }: WholeListProps) {
  const places = placesOn(board, leaders);
  const total = Math.max(Math.ceil(places.length / PAGE_SIZE), 1);
  const current = Math.min(page, total);
  return (
    <>
      <nav className={styles.boards} aria-label={text.allBoards} data-screen-only="">
        <Link className={styles.all} to={addressWith({})}>
          {text.allBoards}
        </Link>
        {boards.map((other) => (
          <Link
            key={other}
            className={chips.chip}
            to={addressWith({ board: other })}
            preventScrollReset
            aria-current={other === board ? 'page' : undefined}
          >
            {text.boardTitles[other]}
          </Link>
        ))}
      </nav>
      <LeaderTable
        board={board}
        places={places.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)}
        gender={gender}
      />
      <Pagination
        current={current}
        total={total}
        summary={text.leadersPage({ current, total, players: places.length }, gender)}
        addressOf={(to) => addressWith({ board, page: to })}
      />
    </>
  );
}
