import type { Match } from '@safira/contract/matches/matches';
import { loserOf } from '@safira/football/matches/side-behind';
import { Link } from 'react-router';
import { Crest } from '../crest.tsx';
import { versus } from '../match-line-text.ts';
import { Score } from '../score.tsx';
import { StatusBadge } from '../status-badge.tsx';
import * as styles from './match-card.module.css';

/** A match that an article is about; the card opens it. Home is on the right. */
export function MatchCard({ match }: { match: Match }) {
  const { home, away } = match.teams;
  return (
    <div className={styles.card} data-screen-only="">
      <Link className={styles.open} to={`/match/${match.apiId}`} aria-label={versus(home.name, away.name)} />
      <bdi>{home.name}</bdi>
      <Crest team={home} size={28} />
      <span className={styles.score}>
        <Score match={match} loser={loserOf(match)} />
      </span>
      <Crest team={away} size={28} />
      <bdi>{away.name}</bdi>
      <StatusBadge status={match.status} />
    </div>
  );
}
