import type { CompetitionMatches, Match } from '@safira/contract/matches/matches';
import { isLiveCode, statusGroup } from '@safira/football/matches/status';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as styles from './favourite-matches.module.css';
import { MatchCard } from './match-card.tsx';
import { inGulfTime, manage, title } from './text.ts';

export type Card = (match: Match) => ReactNode;

type Props = {
  ids: ReadonlySet<number>;
  /** The day on the page: its matches are known and followed already. */
  date: string;
  sections: readonly CompetitionMatches[];
  /** Fetches a match that is not on the page and shows its card. */
  OtherDay: ComponentType<{ id: number; card: Card }>;
};

const MINUTE_MS = 60_000;

/** HOME-04: the favourite matches, in one line that scrolls: its height is the same for any number of them. */
export function FavouriteMatches({ ids, date, sections, OtherDay }: Props) {
  const now = useMinute();
  if (ids.size === 0) return null;
  const known = sections.flatMap(({ matches }) => matches).filter(({ apiId }) => ids.has(apiId));
  const listed = new Set(known.map(({ apiId }) => apiId));
  const card: Card = (match) => <MatchCard key={match.apiId} {...{ match, date, now }} />;
  return (
    <section aria-label={title}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <span className={styles.zone}>{inGulfTime}</span>
        <Link className={styles.manage} to="/account/favourites">
          {manage}
        </Link>
      </div>
      <ul className={styles.cards}>
        {known.toSorted(byInterest).map(card)}
        {[...ids]
          .filter((id) => !listed.has(id))
          .map((id) => (
            <OtherDay key={id} id={id} card={card} />
          ))}
      </ul>
    </section>
  );
}

/** Live first, then those to come, then results; each by kick-off. */
function byInterest(a: Match, b: Match): number {
  return rank(a) - rank(b) || a.date.localeCompare(b.date);
}

function rank({ status }: Match): number {
  if (isLiveCode(status.short)) return 0;
  return statusGroup(status.short) === 'scheduled' ? 1 : 2;
}

function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
