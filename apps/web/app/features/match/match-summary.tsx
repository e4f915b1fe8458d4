import { longDate, timeText } from '@safira/arabic/dates';
import { longEnglishDate } from '@safira/arabic/english-dates';
import { zoneLabel } from '@safira/arabic/zones';
import type { Day, Match, MatchDetails } from '@safira/contract/matches';
import { sideBehind } from '@safira/football/side-behind';
import { wallTime } from '../../lib/wall-time.ts';
import { Crest } from '../../ui/crest.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Score } from '../../ui/score.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { CalendarIcon, PinIcon, WhistleIcon } from './icons.tsx';
import styles from './match-summary.module.css';
import { ShareButton } from './share-button.tsx';
import * as text from './text.ts';

/** The zone of the times, and its clock around the kick-off. */
export type Zone = Pick<Day, 'timezone' | 'offsets'>;

type Props = {
  match: MatchDetails;
  zone: Zone;
  /** The level of its heading: 1 where the match is the page. */
  level: 1 | 2;
};

export function MatchSummary({ match, zone, level }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const { teams, league, status } = match;
  return (
    <article>
      <div className={styles.summary}>
        <Arcs />
        <p className={styles.competition}>
          <Emblem competition={league} size={24} />
          <span>
            <b>
              <bdi>{league.name}</bdi>
            </b>
            {league.roundName && ` · ${league.roundName}`}
          </span>
          <ShareButton match={match} />
        </p>
        <Heading className="srOnly">{text.versus(teams.home.name, teams.away.name)}</Heading>
        <div className={styles.teams}>
          <Team team={teams.home} />
          <div className={styles.middle}>
            <StatusBadge status={status} />
            <Score match={match} loser={sideBehind(match)} className={styles.score} />
          </div>
          <Team team={teams.away} />
        </div>
        <KickOff date={match.date} zone={zone} />
      </div>
      <Facts match={match} zone={zone} />
    </article>
  );
}

function Team({ team }: { team: Match['teams']['home'] }) {
  return (
    <div className={styles.team}>
      <Crest team={team} size={76} />
      <bdi>{team.name}</bdi>
    </div>
  );
}

/** DLG-03: the long Arabic date, and beside it the long English one. */
function KickOff({ date, zone: { timezone, offsets } }: { date: string; zone: Zone }) {
  const at = wallTime(date, offsets);
  return (
    <p className={styles.date}>
      <CalendarIcon small />
      <time dateTime={date}>
        {at ? `${longDate(at.date)}، ${timeText(at)} ${zoneLabel(timezone)}` : text.unknownDate}
      </time>
      {at && (
        <span className={styles.english} lang="en" dir="ltr">
          {longEnglishDate(at.date)}
        </span>
      )}
    </p>
  );
}

function Facts({ match: { date, venue, referee }, zone }: { match: Match; zone: Zone }) {
  const at = wallTime(date, zone.offsets);
  return (
    <section className={styles.facts}>
      <h2>{text.card}</h2>
      <dl>
        <div>
          <CalendarIcon small />
          <dt>{text.kickOff}</dt>
          <dd>{at ? `${longDate(at.date)}، ${timeText(at)}` : text.unknownDate}</dd>
        </div>
        {venue && (
          <div>
            <PinIcon small />
            <dt>{text.venue}</dt>
            <dd>
              <bdi>{venue.name}</bdi>
              {venue.city && text.listComma}
              {venue.city && <bdi>{venue.city}</bdi>}
            </dd>
          </div>
        )}
        {referee && (
          <div>
            <WhistleIcon />
            <dt>{text.referee}</dt>
            <dd>
              <bdi>{referee.name}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Sound of the whistle. */
function Arcs() {
  return (
    <svg className={styles.arcs} viewBox="0 0 200 200" aria-hidden="true">
      {[40, 72, 104, 136, 168].map((radius) => (
        <circle key={radius} cx="0" cy="200" r={radius} />
      ))}
    </svg>
  );
}
