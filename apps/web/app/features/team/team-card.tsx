import { grouped } from '@safira/arabic/formats/numbers';
import type { Team } from '@safira/contract/teams/teams';
import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Code } from './code.tsx';
import { teamPath } from './addresses.ts';
import * as styles from './team-card.module.css';
import * as text from './teams-text.ts';

/** TEAM-01: a team in the list; the whole card opens it. */
export function TeamCard({ team }: { team: Team }) {
  const { name, countryName, code, founded, venue, colours } = team;
  const capacity = venue?.capacity;
  const facts = [
    [text.facts.founded, founded ?? text.unknown],
    [text.facts.venue, venue && <bdi key="venue">{venue.name}</bdi>],
    [text.facts.city, venue?.city && <bdi key="city">{venue.city}</bdi>],
    [text.facts.capacity, capacity && <Ltr key="capacity">{grouped(capacity)}</Ltr>],
  ] as const;
  return (
    <li className={styles.card}>
      {colours && (
        <svg className={styles.stripe} viewBox="0 0 1 5" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h1v4H0z" fill={colours.shirt} />
          <path d="M0 4h1v1H0z" fill={colours.number} />
        </svg>
      )}
      <div className={styles.head}>
        <Crest team={team} size={76} />
        <div>
          <h2>
            <Link className={styles.open} to={teamPath(team)}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className={styles.where}>
            {countryName && <bdi>{countryName}</bdi>}
            {countryName && code && text.dot}
            {code && <Code>{code}</Code>}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([fact, value]) =>
            value && (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}
