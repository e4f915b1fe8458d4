import type { Team } from '@safira/contract/teams/teams';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Crest } from '../../../football-ui/crest.tsx';
import { teamPath } from '../use-teams.ts';
import * as styles from './team-card.module.css';
import { noMatches } from './text.ts';

type Props = { team: Team; star: ReactNode; children: ReactNode };

/** OURS-40: a favourite team with its matches: live, next, last. */
export function TeamCard({ team, star, children }: Props) {
  const { name, countryName, colours } = team;
  return (
    <section className={styles.card} aria-label={name}>
      <svg className={styles.stripe} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h1v1H0z" fill={colours?.shirt ?? 'currentColor'} />
      </svg>
      <div className={styles.head}>
        <Crest team={team} size={76} />
        <div className={styles.words}>
          <h2>
            <Link to={teamPath(team)}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          {countryName && (
            <p className={styles.note}>
              <bdi>{countryName}</bdi>
            </p>
          )}
        </div>
        {star}
      </div>
      {children || <p className={styles.none}>{noMatches}</p>}
    </section>
  );
}
