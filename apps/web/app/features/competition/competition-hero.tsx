import { genderOf } from '@safira/arabic/terms/gender';
import type { Competition } from '@safira/contract/competitions/competitions';
import { Suspense, type ReactNode } from 'react';
import { Emblem } from '../../football-ui/emblem.tsx';
import { Hero } from '../../ui/hero.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Ltr } from '../../ui/ltr.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { addressOf, type PageQuery, type Tab } from './address.ts';
import * as styles from './competition-hero.module.css';
import { competitions, parts, season as seasonWord, tabName } from './text.ts';

/** Hydrates after the page: it shares its state with the match centre. */
const FavouriteButton = lazyComponent(() => import('./favourite-button.tsx'), 'FavouriteButton');

type Props = {
  competition: Competition;
  query: PageQuery;
  seasonName: string;
  tabs: readonly Tab[];
  /** Next to the favourite button: the menu of seasons. */
  children?: ReactNode;
};

/** COMP-01: which competition and season, and the parts of its page. */
export function CompetitionHero({ competition, query, seasonName, tabs, children }: Props) {
  const { id, name, countryName } = competition;
  return (
    <>
      <Hero
        picture={<Emblem competition={competition} size={72} />}
        title={name}
        crumbs={[{ name: competitions, path: '/competitions' }]}
        notes={
          <>
            {countryName && <span>{countryName}</span>}
            {/* The menu names it, but is not printed. */}
            <span className={children ? styles.printed : undefined}>
              {seasonWord} <Ltr>{seasonName}</Ltr>
            </span>
          </>
        }
        action={
          <>
            {children}
            <Suspense>
              <FavouriteButton id={id} />
            </Suspense>
          </>
        }
      />
      <PageTabs
        label={parts}
        tabs={tabs.map((tab) => ({
          name: tabName(tab, genderOf(competition)),
          to: addressOf(id, { season: query.season, tab }),
          isCurrent: tab === query.tab,
        }))}
      />
    </>
  );
}
