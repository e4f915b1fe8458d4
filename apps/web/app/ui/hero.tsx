import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import * as styles from './hero.module.css';

type Props = {
  /** An emblem, a crest or a shirt. */
  picture?: ReactNode;
  title: string;
  /** Short facts below the title: country, season. */
  notes?: ReactNode;
  /** Where the page is, without the page itself. */
  crumbs?: readonly Crumb[];
  /** Two colours of a club, as a stripe along the lower edge. */
  stripe?: readonly [string, string];
  /** A link or button at the end of the row. */
  action?: ReactNode;
};

/** The dark band with the heading of a competition, a team, a player or a list of them. */
export function Hero({ picture, title, notes, crumbs = [], stripe, action }: Props) {
  return (
    <div className={styles.hero}>
      <Arcs />
      <div className={`wrap ${styles.row}`}>
        <Breadcrumbs crumbs={crumbs} />
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.words}>
          <h1 className={styles.title}>
            <bdi>{title}</bdi>
          </h1>
          {notes && <p className={styles.notes}>{notes}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {stripe && (
        <svg
          className={styles.stripe}
          viewBox="0 0 60 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          data-screen-only=""
        >
          <path d="M0 0h60v1H0z" fill={stripe[0]} />
          <path d="M25 0h10v1H25z" fill={stripe[1]} />
        </svg>
      )}
    </div>
  );
}

/** The sound of the whistle. */
function Arcs() {
  return (
    <svg className={styles.arcs} viewBox="0 0 130 130" aria-hidden="true" data-screen-only="">
      {[26, 52, 78, 104].map((radius) => (
        <circle key={radius} cx="0" cy="130" r={radius} />
      ))}
    </svg>
  );
}
