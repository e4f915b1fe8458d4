import { timeText } from '@safira/arabic/formats/dates';
import type { Day, Match } from '@safira/contract/matches/matches';
import { loserOf } from '@safira/football/matches/side-behind';
import { hasKnownTime, isLiveCode } from '@safira/football/matches/status';
import { memo, Suspense, useContext } from 'react';
import { hasAnyChannel } from '../../football-ui/channel-countries.ts';
import { CountryVariants } from '../../football-ui/country-variants.tsx';
import { MatchLink } from '../../football-ui/delegated-link.tsx';
import { pulseBars } from '../../football-ui/pulse-bars.ts';
import { Score } from '../../football-ui/score.tsx';
import { StatusBadge } from '../../football-ui/status-badge.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { ChannelsCell } from './channels-cell.tsx';
import * as styles from './match-row.module.css';
import { RowPartsContext } from './row-parts.ts';
import { RowTeam } from './row-team.tsx';
import { columns, listComma, matchDetails, noTime, noVenue } from './text.ts';

const Pulse = lazyComponent(() => import('../../football-ui/pulse.tsx'), 'Pulse');

type Props = { match: Match; day: Day; isGoal: boolean; hasChannels: boolean };

/** HOME-06: a click anywhere opens the match; the link in it serves the keyboard and pages without JavaScript. */
export const MatchRow = memo(function MatchRow({ match, day, isGoal, hasChannels }: Props) {
  const { teams, goals, status, venue } = match;
  const { channelsOf, showChannels, member } = useContext(RowPartsContext);
  const listed = channelsOf(match);
  const onOpen = hasAnyChannel(listed) ? () => showChannels(match) : undefined;
  const isLive = isLiveCode(status.short);
  const pulse = pulseBars(match);
  const classes = [styles.row, isLive && styles.live, pulse && styles.pulsing, isGoal && styles.goal];
  return (
    <tr
      role="row"
      className={classes.filter(Boolean).join(' ')}
      data-scored={goals.home !== null || undefined}
      data-match={match.apiId}
    >
      <td role="cell" className={styles.status}>
        <StatusBadge status={status} />
      </td>
      <td role="cell" className={styles.time}>
        <KickOff match={match} day={day} />
      </td>
      <td role="cell" className={styles.home}>
        <RowTeam match={match} side="home" />
      </td>
      <td role="cell" className={styles.versus}>
        <MatchLink
          matchId={match.apiId}
          className={styles.link}
          data-row=""
          aria-label={matchDetails(teams.home.name, teams.away.name)}
        >
          {pulse && (
            <Suspense>
              <Pulse bars={pulse} />
            </Suspense>
          )}
          <span className={styles.word}>{columns.versus}</span>
        </MatchLink>
      </td>
      <td role="cell" className={styles.away}>
        <RowTeam match={match} side="away" />
      </td>
      <td role="cell" className={styles.score}>
        <Score match={match} loser={loserOf(match)} className={styles.goals} />
      </td>
      {hasChannels && (
        <td role="cell" className={styles.channels}>
          <CountryVariants match={listed}>
            {(channels) => <ChannelsCell channels={channels} onOpen={onOpen} />}
          </CountryVariants>
        </td>
      )}
      <td role="cell" className={styles.venue}>
        <Venue venue={venue} />
      </td>
      {member && (
        <td role="cell" className={styles.star}>
          {member.starOf(match)}
        </td>
      )}
    </tr>
  );
});

function Venue({ venue }: { venue: Match['venue'] }) {
  if (!venue) return <Dash label={noVenue} />;
  return (
    <>
      <bdi>{venue.name}</bdi>
      {venue.city && listComma}
      {venue.city && <bdi>{venue.city}</bdi>}
    </>
  );
}

function KickOff({ match, day }: { match: Match; day: Day }) {
  const { kickOff } = useContext(RowPartsContext);
  const { date, status } = match;
  const at = wallTime(date, day.offsets);
  return at && hasKnownTime(status.short) ? kickOff(match, timeText(at)) : <Dash label={noTime} />;
}

function Dash({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="srOnly">{label}</span>
    </>
  );
}
