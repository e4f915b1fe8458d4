import type { Match } from '@safira/contract/matches/matches';
import { Suspense, useContext } from 'react';
import { Crest } from '../../football-ui/crest.tsx';
import { DelegatedLink } from '../../football-ui/delegated-link.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { RowPartsContext } from './row-parts.ts';
import * as styles from './row-team.module.css';

const RedCards = lazyComponent(() => import('./row-marks.tsx'), 'RedCards');
const LastGoal = lazyComponent(() => import('./row-marks.tsx'), 'LastGoal');

/** HOME-17: this URL looks the team up and redirects to its page. */
export function RowTeam({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const team = match.teams[side];
  const redCards = match.redCards?.[side];
  const { lastGoal } = match;
  const isFavourite = useContext(RowPartsContext).member?.isFavouriteTeam(team.id);
  const search = new URLSearchParams({ apiId: String(team.id), search: team.name });
  return (
    <>
      <DelegatedLink className={styles.team} data-side={side} href={`/team?${search}`}>
        <Crest team={team} size={28} />
        <span className={isFavourite ? `${styles.name} ${styles.favourite}` : styles.name}>
          <bdi>{team.name}</bdi>
        </span>
        {redCards ? (
          <Suspense>
            <RedCards count={redCards} />
          </Suspense>
        ) : null}
      </DelegatedLink>
      {lastGoal?.side === side && (
        <Suspense>
          <LastGoal goal={lastGoal} team={team} />
        </Suspense>
      )}
    </>
  );
}
