import { gulfTime } from '@safira/arabic/formats/dates';
import { countdown } from '@safira/arabic/formats/relative-time';
import type { Match } from '@safira/contract/matches/matches';
import { loserOf } from '@safira/football/matches/side-behind';
import { hasKnownTime, isLiveCode, statusGroup } from '@safira/football/matches/status';
import { CountryVariants } from '../../football-ui/country-variants.tsx';
import { Crest } from '../../football-ui/crest.tsx';
import { MatchLink } from '../../football-ui/delegated-link.tsx';
import { Emblem } from '../../football-ui/emblem.tsx';
import { pulseBars } from '../../football-ui/pulse-bars.ts';
import { Pulse } from '../../football-ui/pulse.tsx';
import { Score } from '../../football-ui/score.tsx';
import { StatusBadge } from '../../football-ui/status-badge.tsx';
import * as styles from './match-card.module.css';
import { MatchStar } from './match-star.tsx';
import { channelCount, listComma, startedAt } from './text.ts';

type Props = {
  match: Match;
  /** The day on the page, in the reader's zone. */
  date: string;
  now: number;
};

/** HOME-04: a favourite match, with its times in the Gulf. */
export function MatchCard({ match, date, now }: Props) {
  const { league, teams, venue } = match;
  const isLive = isLiveCode(match.status.short);
  const pulse = pulseBars(match);
  return (
    <li className={isLive ? `${styles.card} ${styles.live}` : styles.card}>
      <MatchLink
        className={styles.open}
        matchId={match.apiId}
        aria-label={`${teams.home.name} – ${teams.away.name}`}
      />
      <p className={styles.head}>
        <Emblem competition={league} size={22} />
        <bdi>{league.name}</bdi>
        <MatchStar match={match} />
      </p>
      <div className={styles.body}>
        <Side team={teams.home} />
        <div className={styles.middle}>
          <Middle match={match} date={date} now={now} />
        </div>
        <Side team={teams.away} />
      </div>
      {pulse && <Pulse bars={pulse} />}
      <p className={styles.foot}>
        {venue && (
          <span>
            <bdi>{venue.name}</bdi>
            {venue.city && listComma}
            {venue.city && <bdi>{venue.city}</bdi>}
          </span>
        )}
        <span className={styles.end}>
          <Note match={match} date={date} />
        </span>
      </p>
    </li>
  );
}

function Side({ team }: { team: Match['teams']['home'] }) {
  return (
    <span className={styles.team}>
      <Crest team={team} size={76} />
      <bdi>{team.name}</bdi>
    </span>
  );
}

/** The result, or the time of the kick-off with the time that is left. */
function Middle({ match, date, now }: Pick<Props, 'match' | 'date' | 'now'>) {
  const { status } = match;
  const kickOff = Date.parse(match.date);
  if (statusGroup(status.short) !== 'scheduled' || !hasKnownTime(status.short)) {
    return (
      <>
        <Score match={match} loser={loserOf(match)} className={styles.score} />
        <StatusBadge status={status} />
      </>
    );
  }
  const { time, weekday } = gulfTime(kickOff, date);
  return (
    <>
      {weekday && <span className={styles.weekday}>{weekday}</span>}
      <time className={styles.time} dateTime={match.date}>
        {time}
      </time>
      {kickOff > now && <span className={styles.left}>{countdown(kickOff - now)}</span>}
    </>
  );
}

function Note({ match, date }: Pick<Props, 'match' | 'date'>) {
  const { time, weekday } = gulfTime(Date.parse(match.date), date);
  if (isLiveCode(match.status.short)) return startedAt(time);
  if (statusGroup(match.status.short) !== 'scheduled') return weekday;
  return (
    <CountryVariants match={match}>
      {({ length }) => (length > 0 ? channelCount(length) : null)}
    </CountryVariants>
  );
}
