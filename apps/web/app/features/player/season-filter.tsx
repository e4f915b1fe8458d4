import { Link } from 'react-router';
import * as links from '../../ui/choice-links.module.css';
import { Ltr } from '../../ui/ltr.tsx';
import * as styles from './season-filter.module.css';
import type { CareerSeason } from './seasons-of.ts';
import { seasons as text } from './text.ts';

type Props = {
  seasons: readonly CareerSeason[];
  chosen: number | undefined;
  addressOf: (season: number | undefined) => string;
};

/** PLAYER-01: how many seasons there are, and, if there are several, a link for each and for all of them. */
export function SeasonFilter({ seasons, chosen, addressOf }: Props) {
  return (
    <div className={styles.filter}>
      {seasons.length > 1 && (
        <nav className={links.choices} aria-label={text.label}>
          <Choice to={addressOf(undefined)} isChosen={chosen === undefined}>
            {text.all}
          </Choice>
          {seasons.map(({ season, name }) => (
            <Choice key={season} to={addressOf(season)} isChosen={chosen === season}>
              <Ltr>{name}</Ltr>
            </Choice>
          ))}
        </nav>
      )}
      <p className={styles.count}>
        {text.count} {seasons.length}
      </p>
    </div>
  );
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: React.ReactNode }) {
  return (
    <Link className={links.choice} to={to} preventScrollReset aria-current={isChosen ? 'page' : undefined}>
      {children}
    </Link>
  );
}
