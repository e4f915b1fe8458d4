import type { Day } from '@safira/contract/matches/matches';
import { AccessTag } from '../../football-ui/access-tag.tsx';
import { Crest } from '../../football-ui/crest.tsx';
import { DelegatedLink } from '../../football-ui/delegated-link.tsx';
import type { Place } from './axis.ts';
import { type Broadcast, shownWhere } from './broadcasts.ts';
import { ChannelNotes } from './channel-notes.tsx';
import { KickOffOrStatus, lookOf, ScoreOrVersus } from './match-facts.tsx';
import { matchOf } from './text.ts';
import * as styles from './time-line-block.module.css';
import * as places from './time-line-places.module.css';

type Props = {
  broadcast: Broadcast;
  place: Place;
  day: Day;
  /** What the channel takes: only what differs is said of a match. */
  ofChannel: Broadcast['channel']['access'];
  isMine: boolean;
};

/** OURS-18: a match in the lane of its channel; home is on the right. */
export function TimeLineBlock({ broadcast, place, day, ofChannel, isMine }: Props) {
  const { match, channel } = broadcast;
  const { home, away } = match.teams;
  const name = matchOf(home.name, away.name);
  return (
    <li
      className={`${styles.block} ${places.place}`}
      data-hours={place.hours}
      data-minutes={place.minutes}
      data-look={lookOf(match)}
      data-mine={isMine || undefined}
      {...shownWhere([broadcast])}
    >
      <DelegatedLink className={styles.open} href={`/match/${match.apiId}`} aria-label={name} title={name} />
      <span className={styles.teams}>
        <span className={styles.team}>
          <Crest team={home} size={28} />
          <bdi>{home.name}</bdi>
        </span>
        <ScoreOrVersus match={match} />
        <span className={styles.team}>
          <bdi>{away.name}</bdi>
          <Crest team={away} size={28} />
        </span>
      </span>
      <span className={styles.facts}>
        <KickOffOrStatus match={match} day={day} />
        <bdi>{match.league.name}</bdi>
        {channel.access && channel.access !== ofChannel && <AccessTag access={channel.access} />}
      </span>
      <span className={styles.facts}>
        <ChannelNotes channel={channel} />
      </span>
    </li>
  );
}
