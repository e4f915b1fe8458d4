import { dateRange } from '@safira/arabic/formats/dates';
import type { Bracket, BracketRound, Tie } from '@safira/contract/competitions/bracket';
import type { Competition } from '@safira/contract/competitions/competitions';
import type { Day } from '@safira/contract/matches/matches';
import type { ComponentProps } from 'react';
import { wallTime } from '../../lib/wall-time.ts';
import { addressOf, type PageQuery } from './address.ts';
import { BracketTie } from './bracket-tie.tsx';
import { Champion } from './bracket-champion.tsx';
import { type Cell, layoutOf } from './bracket-layout.ts';
import { RoundLinks } from './bracket-rounds.tsx';
import * as styles from './bracket-tab.module.css';
import * as text from './bracket-text.ts';
import { Nothing } from './nothing.tsx';
import { StaleNote } from './stale-note.tsx';

type Props = {
  competition: Pick<Competition, 'id' | 'name'>;
  /** As it was loaded: which round is current. */
  bracket: Bracket;
  /** As it is now. */
  live: Bracket;
  offsets: Day['offsets'];
  query: PageQuery;
  /** The time of live data that is out of date. */
  staleAt?: number | undefined;
};

/** More columns are too narrow for names. */
const MOST_COLUMNS = 4;

/**
 * OURS-11: the knock-out rounds, the first on the right. A wide screen shows four of them from the chosen one on, a
 * narrow one the chosen round.
 */
export function BracketTab({ competition: { id }, bracket, live, offsets, query, staleAt }: Props) {
  const { rounds, thirdPlace } = live;
  // A result that arrives must not take a reader to the next round.
  const current = currentRound(bracket.rounds);
  if (!rounds[current]) {
    const to = addressOf(id, { season: query.season, tab: 'matches' });
    return <Nothing words={text.noBracket} to={to} />;
  }
  const requested = rounds.findIndex(({ key }) => key === query.round);
  const chosen = requested === -1 ? current : requested;
  const from = Math.min(chosen, Math.max(rounds.length - MOST_COLUMNS, 0));
  const shown = rounds.slice(from, from + MOST_COLUMNS);
  const columns = layoutOf(shown.map(({ ties }) => ties));
  const isWhole = rounds.length <= MOST_COLUMNS;
  const hasLegs = shown.some(({ ties }) => ties.some(({ aggregate }) => aggregate));
  return (
    <>
      <div className={styles.head}>
        <RoundLinks
          rounds={rounds}
          chosen={chosen}
          isWhole={isWhole}
          addressOf={(index) =>
            addressOf(id, {
              season: query.season,
              tab: 'bracket',
              round: index === current ? undefined : rounds[index]!.key,
            })
          }
        />
        {live.isLive && staleAt !== undefined && <StaleNote words={text.stale} at={staleAt} />}
        {hasLegs && <Key />}
      </div>
      <div className={styles.tree} role="group" aria-label={text.tree} data-columns={shown.length}>
        {shown.map((round, index) => (
          <Round
            key={round.key}
            round={round}
            cells={columns[index]!}
            before={rounds[from + index - 1]?.ties}
            next={rounds[from + index + 1]}
            isChosen={from + index === chosen}
            offsets={offsets}
            thirdPlace={from + index === rounds.length - 1 ? thirdPlace : null}
          />
        ))}
      </div>
    </>
  );
}

type RoundProps = {
  round: BracketRound;
  cells: readonly Cell[];
  before: readonly Tie[] | undefined;
  next: BracketRound | undefined;
  isChosen: boolean;
  offsets: Day['offsets'];
  thirdPlace: Tie | null;
};

function Round({ round, cells, before, next, isChosen, offsets, thirdPlace }: RoundProps) {
  const dates = round.ties
    .flatMap(({ legs }) => legs.flatMap(({ date }) => wallTime(date, offsets)?.date ?? []))
    .toSorted();
  const isFinal = round.key === 'final';
  const byes = round.ties.flatMap(({ sides }) => sides.filter(({ isBye }) => isBye)).length;
  return (
    <section className={styles.round} data-chosen={isChosen || undefined}>
      <h2 className={styles.name}>
        {round.name}
        {dates.length > 0 && <small>{dateRange(dates[0]!, dates.at(-1)!)}</small>}
      </h2>
      <ol className={styles.ties}>
        {cells.map((cell, index) =>
          cell.tie === null ? (
            <li key={`gap ${index}`} aria-hidden="true" className={styles.gap} data-span={cell.span} />
          ) : (
            <BracketTie
              key={round.ties[cell.tie]!.legs[0]?.matchId ?? `open ${cell.tie}`}
              tie={round.ties[cell.tie]!}
              cell={cell}
              before={before}
              leads={leadsOf(round, { tie: cell.tie, next })}
              isFinal={isFinal}
              // Where most teams enter, that is no exception worth a line.
              hasByes={byes <= round.ties.length}
              offsets={offsets}
            >
              {isFinal && <Champion tie={round.ties[cell.tie]!} />}
            </BracketTie>
          ),
        )}
      </ol>
      {thirdPlace && (
        <div className={styles.third}>
          <h3 className={styles.name}>{text.thirdPlace}</h3>
          <ul>
            <BracketTie tie={thirdPlace} before={before} isFinal={false} offsets={offsets} />
          </ul>
        </div>
      )}
    </section>
  );
}

/** What the last of the ties that lead to one tie of the next round says about it. */
function leadsOf(
  { ties }: BracketRound,
  { tie, next }: { tie: number; next: BracketRound | undefined },
): ComponentProps<typeof BracketTie>['leads'] {
  const to = ties[tie]!.leadsTo;
  if (to === null || !next) return undefined;
  const feeders = ties.filter(({ leadsTo }) => leadsTo === to).length;
  const isLast = ties.findLastIndex(({ leadsTo }) => leadsTo === to) === tie;
  return isLast
    ? { round: next.name, tie: next.ties[to]!, feeders, isFinal: next.key === 'final' }
    : undefined;
}

/** The first round that is not over; the last once all are. */
function currentRound(rounds: readonly BracketRound[]): number {
  const open = rounds.findIndex(({ ties }) => ties.some(({ state }) => state !== 'finished'));
  return open === -1 ? rounds.length - 1 : open;
}

function Key() {
  return (
    <p className={styles.key} aria-hidden="true">
      <span>
        <b>3</b> {text.key.aggregate}
      </span>
      <span>1 · 2 {text.key.legs}</span>
    </p>
  );
}
