import { timeText } from '@safira/arabic/dates';
import type { Day, Match } from '@safira/contract/matches';
import { isLiveCode, statusGroup } from '@safira/football/status';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { wallTime } from '../../lib/wall-time.ts';
import { Crest } from '../../ui/crest.tsx';
import { Penalties } from '../../ui/penalties.tsx';
import { Score } from '../../ui/score.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ChannelsCell } from './channels-cell.tsx';
import styles from './match-row.module.css';
import { columns, listComma, matchDetails, noTime, noVenue } from './text.ts';

type Props = { match: Match; day: Day; isGoal: boolean };

/** HOME-06: a click anywhere opens the match; the link in it serves the keyboard and pages without JavaScript. */
export const MatchRow = memo(function MatchRow({ match, day, isGoal }: Props) {
  const { teams, goals, score, status, venue } = match;
  const { page, over } = useMatchAddresses(match.apiId);
  const open = useRowClick({ page, over });
  const classes = [styles.row, isLiveCode(status.short) && styles.live, isGoal && styles.goal];
  return (
    <tr
      role="row"
      className={classes.filter(Boolean).join(' ')}
      data-scored={goals.home !== null || undefined}
      onClick={open}
      onAuxClick={open}
    >
      <Cell className={styles.status}>
        <StatusBadge status={status} />
      </Cell>
      <Cell className={styles.time}>
        <KickOff match={match} day={day} />
      </Cell>
      <Cell className={styles.home}>
        <Team team={teams.home} />
      </Cell>
      <Cell className={styles.versus}>
        <Link
          className={styles.link}
          to={over}
          mask={page}
          preventScrollReset
          aria-label={matchDetails(teams.home.name, teams.away.name)}
        >
          {columns.versus}
        </Link>
      </Cell>
      <Cell className={styles.away}>
        <Team team={teams.away} />
      </Cell>
      <Cell className={styles.score}>
        <Score goals={goals} loser={loserOf(match)} className={styles.goals} />
        <Penalties goals={score.penalty} />
      </Cell>
      <Cell className={styles.channels}>
        <ChannelsCell channels={match.tvChannels} />
      </Cell>
      <Cell className={styles.venue}>
        <Venue venue={venue} />
      </Cell>
    </tr>
  );
});

function Cell({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <td role="cell" className={className}>
      {children}
    </td>
  );
}

function Team({ team }: { team: Match['teams']['home'] }) {
  return (
    <span className={styles.team}>
      <Crest team={team} size={28} />
      <span className={styles.name}>
        <bdi>{team.name}</bdi>
      </span>
    </span>
  );
}

function Venue({ venue }: { venue: Match['venue'] }) {
  if (!venue) return <Dash says={noVenue} />;
  return (
    <>
      <bdi>{venue.name}</bdi>
      {venue.city && listComma}
      {venue.city && <bdi>{venue.city}</bdi>}
    </>
  );
}

function KickOff({ match: { date, status }, day }: { match: Match; day: Day }) {
  const at = wallTime(date, day.offsets);
  // A match that was put off keeps its old date at the provider, and one to be decided a made-up time.
  const isKnown = at && status.short !== 'TBD' && status.short !== 'PST' && status.short !== 'CANC';
  return isKnown ? <time dateTime={date}>{timeText(at)}</time> : <Dash says={noTime} />;
}

function Dash({ says }: { says: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="srOnly">{says}</span>
    </>
  );
}

/** Nobody has lost yet while it is being played; after penalties the score is level, so the provider's word counts. */
function loserOf({ status, goals, teams }: Match): 'home' | 'away' | undefined {
  if (statusGroup(status.short) !== 'result' || goals.home === null || goals.away === null) return undefined;
  if (goals.home !== goals.away) return goals.home < goals.away ? 'home' : 'away';
  if (teams.home.winner) return 'away';
  return teams.away.winner ? 'home' : undefined;
}

/** DLG-17: the page by its own address, and the same match over the list, which keeps its day. */
function useMatchAddresses(id: number) {
  const { search } = useLocation();
  return { page: `/match/${id}`, over: `/over/match/${id}${search}` };
}

function useRowClick({ page, over }: { page: string; over: string }) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLTableRowElement>) => {
    // `Element` is what a click in a page always has as its target.
    if (event.defaultPrevented || event.button > 1 || (event.target as Element).closest('a, button')) return;
    if (event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey) {
      window.open(page, '_blank', 'noopener');
      return;
    }
    // So that the focus comes back to this row when the dialog closes.
    event.currentTarget.querySelector('a')?.focus({ preventScroll: true });
    void navigate(over, { mask: page, preventScrollReset: true });
  };
}
