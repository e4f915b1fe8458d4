import { timeText } from '@safira/arabic/formats/dates';
import { relativeTime } from '@safira/arabic/formats/relative-time';
import type { Day, Match } from '@safira/contract/matches/matches';
import { statusGroup } from '@safira/football/matches/status';
import { AccessTag } from '../../football-ui/access-tag.tsx';
import { Crest } from '../../football-ui/crest.tsx';
import { DelegatedLink } from '../../football-ui/delegated-link.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { isTimed } from './axis.ts';
import { type Broadcast, byMatch, shownWhere } from './broadcasts.ts';
import { ChannelNotes } from './channel-notes.tsx';
import { CheckedBy } from './checked-by.tsx';
import { type Favourites, isMine } from './filters.ts';
import * as styles from './match-cards.module.css';
import { KickOffOrStatus, lookOf, ScoreOrVersus } from './match-facts.tsx';
import * as text from './text.ts';
import { useNow } from './use-now.ts';

/** How long before a kick-off the time until then is shown. */
const SOON_MS = 6 * 3_600_000;

type Part = 'live' | 'coming' | 'finished';

/** OURS-28: where each match was listed when the page was loaded: none moves because it begins or ends. */
export const partsOf = (matches: readonly Match[]): ReadonlyMap<number, Part> =>
  new Map(matches.map((match) => [match.apiId, partOf(match)]));

function partOf({ status }: Match): Part {
  const group = statusGroup(status.short);
  if (group === 'live') return 'live';
  return group === 'result' ? 'finished' : 'coming';
}

type Props = {
  broadcasts: readonly Broadcast[];
  parts: ReadonlyMap<number, Part>;
  day: Day;
  favourites: Favourites;
};

/** OURS-18: a card for each match with its channels: those being played, those to come by kick-off, the finished. */
export function MatchCards({ broadcasts, parts, day, favourites }: Props) {
  const cards = byMatch(broadcasts);
  const groups = Map.groupBy(cards, ({ match }) => groupOf(match, parts));
  const inOrder = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return (
    <div className={styles.cards} {...shownWhere(broadcasts)}>
      {inOrder.map(([group, listed]) => (
        <section key={group} {...shownWhere(listed.flatMap((card) => card.broadcasts))}>
          <Heading group={group} day={day} />
          <ul className={styles.list}>
            {listed.map((card) => (
              <MatchCard
                key={card.match.apiId}
                {...card}
                day={day}
                isFavourite={isMine(card.match, favourites)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.sources}>
        <CheckedBy broadcasts={broadcasts} day={day} />
      </p>
    </div>
  );
}

// In the order of their keys; kick-offs are instants, as in «2026-11-21T18:00:00.000Z».
const LIVE = '1';
const UNTIMED = '8';
const FINISHED = '9';

function groupOf(match: Match, parts: ReadonlyMap<number, Part>): string {
  switch (parts.get(match.apiId) ?? partOf(match)) {
    case 'live':
      return LIVE;
    case 'finished':
      return FINISHED;
    case 'coming':
      return isTimed(match) ? match.date : UNTIMED;
  }
}

function Heading({ group, day }: { group: string; day: Day }) {
  const now = useNow();
  const instant = Date.parse(group);
  const at = wallTime(group, day.offsets);
  if (group === LIVE) return <h2 className={styles.heading}>{text.now}</h2>;
  if (group === FINISHED) return <h2 className={styles.heading}>{text.finished}</h2>;
  if (group === UNTIMED || !at) return <h2 className={styles.heading}>{text.unknownTime}</h2>;
  const isSoon = now !== undefined && instant > now && instant - now < SOON_MS;
  return (
    <h2 className={styles.heading}>
      <time dateTime={group}>{timeText(at)}</time>{' '}
      {isSoon && <small>{relativeTime({ instant, now, offsetMinutes: day.offsets[0]?.minutes ?? 0 })}</small>}
    </h2>
  );
}

type CardProps = { match: Match; broadcasts: readonly Broadcast[]; day: Day; isFavourite: boolean };

/** Home is on the right. */
function MatchCard({ match, broadcasts, day, isFavourite }: CardProps) {
  const { home, away } = match.teams;
  return (
    <li
      className={styles.card}
      data-look={lookOf(match)}
      data-mine={isFavourite || undefined}
      {...shownWhere(broadcasts)}
    >
      <DelegatedLink
        className={styles.open}
        href={`/match/${match.apiId}`}
        aria-label={text.matchOf(home.name, away.name)}
      />
      <div className={styles.teams}>
        <span>
          <Crest team={home} size={28} />
          <bdi>{home.name}</bdi>
        </span>
        <span className={styles.score}>
          <ScoreOrVersus match={match} />
        </span>
        <span>
          <bdi>{away.name}</bdi>
          <Crest team={away} size={28} />
        </span>
      </div>
      <p className={styles.facts}>
        <KickOffOrStatus match={match} day={day} />
        <bdi>{match.league.name}</bdi>
      </p>
      <ul className={styles.channels}>
        {broadcasts.map((broadcast) => (
          <ChannelLine key={`${broadcast.channel.slug} ${broadcast.channel.name}`} broadcast={broadcast} />
        ))}
      </ul>
    </li>
  );
}

function ChannelLine({ broadcast }: { broadcast: Broadcast }) {
  const { channel } = broadcast;
  return (
    <li {...shownWhere([broadcast])}>
      <bdi className={styles.tile}>{channel.name}</bdi>
      <ChannelNotes channel={channel} />
      {channel.access && (
        <span className={styles.access}>
          <AccessTag access={channel.access} />
        </span>
      )}
    </li>
  );
}
