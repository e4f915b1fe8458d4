import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import type { Tie, TieLeg } from '@safira/contract/competitions/bracket';
import type { Day } from '@safira/contract/matches/matches';
import { hasKnownTime, isLiveCode, statusGroup } from '@safira/football/matches/status';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import { StatusBadge } from '../../football-ui/status-badge.tsx';
import { showResult } from '../../football-ui/text.ts';
import { wallTime } from '../../lib/wall-time.ts';
import { Icon } from '../../ui/icons.tsx';
import { openResult, useIsOpened } from '../../state/spoiler.ts';
import type { Cell } from './bracket-layout.ts';
import * as styles from './bracket-tie.module.css';
import * as text from './bracket-text.ts';

type Props = {
  tie: Tie;
  /** Absent for a tie that stands apart. */
  cell?: Cell;
  /** The ties of the round before. */
  before: readonly Tie[] | undefined;
  /** The tie of the next round, for the last of those that lead to it. */
  leads?: { round: string; tie: Tie; feeders: number; isFinal: boolean } | undefined;
  isFinal: boolean;
  /** Whether byes are noted. */
  hasByes?: boolean;
  offsets: Day['offsets'];
  children?: ReactNode;
};

/** OURS-11: two teams of a round with their goals in each leg, the sum and the shoot-out, each in its own cell. */
export function BracketTie({ tie, cell, before, leads, isFinal, hasByes = true, offsets, children }: Props) {
  const { sides, legs, winner, state } = tie;
  const isOpened = useIsOpened(legs.at(-1)?.matchId ?? 0);
  const secret = isOpened ? '' : styles.secret;
  const names = sides.map((side) => text.sideName(side, before));
  const result = text.resultSpoken(tie, { names, isFinal });
  const target = legs.find(({ status }) => isLiveCode(status.short)) ?? legs.find(isToCome) ?? legs.at(-1);
  const spoken = (
    <>
      {!(result && isOpened) && (
        <span className={`srOnly ${result ? styles.instead : ''}`}>{text.versus(names)}</span>
      )}
      {result && <span className={`srOnly ${secret}`}>{result}</span>}
    </>
  );
  return (
    <li
      className={styles.tie}
      data-span={cell?.span}
      data-joint={cell?.joint}
      data-fed={cell?.isFed || undefined}
    >
      {children}
      <div className={`${styles.card} ${isOpened ? styles.opened : ''}`} data-state={state}>
        {target ? (
          <Link className={styles.open} to={`/match/${target.matchId}`}>
            {spoken}
          </Link>
        ) : (
          spoken
        )}
        {sides.map((side, index) => (
          <div key={index} className={styles.row} data-out={isOut(winner, index)} aria-hidden="true">
            {side.team ? <Crest team={side.team} size={28} /> : <span className={styles.undecided} />}
            <bdi className={side.team ? styles.team : styles.later}>{names[index]}</bdi>
            <span className={`${styles.cells} ${secret}`}>
              <Cells tie={tie} side={index === 0 ? 0 : 1} />
            </span>
          </div>
        ))}
        {result && !isOpened && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={showResult(names[0]!, names[1]!)}
            onClick={() => legs.forEach(({ matchId }) => openResult(matchId))}
          >
            <i />
            <i />
          </button>
        )}
        <Foot
          tie={tie}
          byes={names.filter((_, index) => hasByes && sides[index]?.isBye)}
          secret={secret}
          offsets={offsets}
        />
      </div>
      {leads && <Leads leads={leads} />}
    </li>
  );
}

/** Leg by leg, then the sum in bold, the shoot-out last. */
function Cells({ tie: { legs, aggregate, penalties }, side }: { tie: Tie; side: 0 | 1 }) {
  const goals = legs.map((leg) => leg.goals?.[side]);
  const total = aggregate ? aggregate[side] : goals.at(-1);
  return (
    <>
      {(aggregate ? goals : goals.slice(0, -1)).map((n, leg) => (
        <span key={leg}>{n}</span>
      ))}
      {total !== undefined && <b>{total}</b>}
      {penalties && <span className={styles.kicks}>{penalties[side]}</span>}
    </>
  );
}

type FootProps = { tie: Tie; byes: readonly string[]; secret: string | undefined; offsets: Day['offsets'] };

/** When it is played or was decided, and who has a bye. */
function Foot({ tie, byes, secret, offsets }: FootProps) {
  const { legs, penalties, hasExtraTime, aggregate } = tie;
  const live = legs.find(({ status }) => isLiveCode(status.short));
  const note = penalties ? text.penalties : hasExtraTime && text.extraTime;
  const isTwoLegged = aggregate !== null || legs.length > 1;
  if (legs.length === 0 && byes.length === 0) return null;
  return (
    <div className={styles.foot}>
      {live && <StatusBadge status={live.status} />}
      {isTwoLegged
        ? legs.map((leg, index) => (
            <Link key={leg.matchId} className={styles.leg} to={`/match/${leg.matchId}`}>
              {aggregate && text.legs[index]} <LegDate leg={leg} offsets={offsets} />
            </Link>
          ))
        : !live && legs.map((leg) => <LegDate key={leg.matchId} leg={leg} offsets={offsets} />)}
      {note && !live && <span className={secret}>{note}</span>}
      {byes.length > 0 && <span>{text.byes(byes)}</span>}
    </div>
  );
}

/** The day; before the match also its time, or that it was called off. */
function LegDate({ leg, offsets }: { leg: TieLeg; offsets: Day['offsets'] }) {
  const at = wallTime(leg.date, offsets);
  const group = statusGroup(leg.status.short);
  if (group === 'off' || group === 'cancelled' || group === 'suspended')
    return <StatusBadge status={leg.status} />;
  if (!at) return null;
  return (
    <time dateTime={leg.date}>
      {isToCome(leg) ? `${dayName(at.date)} ${dayMonth(at.date)}` : dayMonth(at.date)}
      {isToCome(leg) && leg.isTimeConfirmed && hasKnownTime(leg.status.short) && `، ${timeText(at)}`}
    </time>
  );
}

/** On a phone: what the ties above lead to. */
function Leads({ leads: { round, tie, feeders, isFinal } }: { leads: NonNullable<Props['leads']> }) {
  const { winner, sides, legs } = tie;
  const isOpened = useIsOpened(legs.at(-1)?.matchId ?? 0);
  const [won, lost] = winner === 1 ? [sides[1].team, sides[0].team] : [sides[0].team, sides[1].team];
  const isKnown = winner !== null && won && lost;
  return (
    <p className={styles.leads}>
      <Icon small>
        <path d="M20 4v7a4 4 0 0 1-4 4H4" />
        <path d="m9 10-5 5 5 5" />
      </Icon>
      {!(isKnown && isOpened) && (
        <span className={isKnown ? styles.instead : undefined}>{text.meetsIn(round, feeders)}</span>
      )}
      {isKnown && (
        <span className={isOpened ? undefined : styles.secret}>
          {text.wonIn(round, { winner: won.name, loser: lost.name, isFinal })}
        </span>
      )}
    </p>
  );
}

const isToCome = ({ status }: Pick<TieLeg, 'status'>) => statusGroup(status.short) === 'scheduled';

const isOut = (winner: Tie['winner'], side: number) => (winner === null ? undefined : winner !== side);
