import type { Day } from '@safira/contract/matches/matches';
import { statusGroup } from '@safira/football/matches/status';
import { aboutCommentators } from '../../football-ui/broadcast-text.ts';
import { DelegatedLink } from '../../football-ui/delegated-link.tsx';
import { Icon } from '../../ui/icons.tsx';
import { type Broadcast, commentatorsOf, type ListedCommentator, shownWhere } from './broadcasts.ts';
import * as styles from './commentator-cards.module.css';
import { KickOffOrStatus } from './match-facts.tsx';
import * as text from './text.ts';

type Props = { broadcasts: readonly Broadcast[]; day: Day };

/** OURS-19: who comments on the matches of the day, each with the page of their coming matches. */
export function CommentatorCards({ broadcasts, day }: Props) {
  const listed = commentatorsOf(broadcasts);
  if (listed.length === 0) return null;
  return (
    <section className={styles.section} {...shownWhere(listed.flatMap((one) => one.broadcasts))}>
      <h2 className={styles.title}>{text.commentators.title(day.date, day.today)}</h2>
      <ul className={styles.cards}>
        {listed.map((one) => (
          <Card key={one.slug} {...one} day={day} />
        ))}
      </ul>
      <p className={styles.note}>{aboutCommentators}</p>
    </section>
  );
}

function Card({ slug, name, broadcasts, day }: ListedCommentator & { day: Day }) {
  const { match } = broadcasts.find((one) => !isOver(one)) ?? broadcasts.at(-1)!;
  const isLive = statusGroup(match.status.short) === 'live';
  return (
    <li className={styles.card} {...shownWhere(broadcasts)}>
      <span className={styles.microphone}>
        <Icon>
          {/* Lucide's mic (ISC licence). */}
          <path d="M12 19v3M19 10v2a7 7 0 0 1-14 0v-2" />
          <rect x="9" y="2" width="6" height="13" rx="3" />
        </Icon>
      </span>
      <span className={styles.words}>
        <DelegatedLink className={styles.name} href={`/commentator/${encodeURIComponent(slug)}`}>
          <bdi>{name}</bdi>
        </DelegatedLink>
        <small>
          {isLive ? text.now : <KickOffOrStatus match={match} day={day} />}
          {text.separator}
          <bdi>{text.matchOf(match.teams.home.name, match.teams.away.name)}</bdi>
        </small>
      </span>
    </li>
  );
}

const isOver = ({ match }: Broadcast) => statusGroup(match.status.short) === 'result';
