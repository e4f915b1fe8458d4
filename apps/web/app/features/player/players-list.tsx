import type { Answer } from '@safira/contract/endpoint';
import type { listLeagueLeaders, LeadersBy } from '@safira/contract/players/leaders';
import type { Part } from '../../lib/part.ts';
import { PartStates } from '../../ui/part-states.tsx';
import { AbroadPromo } from './abroad-promo.tsx';
import { LeaderBoards } from './leader-boards.tsx';
import * as styles from './player-page.module.css';
import { PlayerSearch, SearchResults, type FoundPlayer } from './player-search.tsx';

type Props = {
  boards: Part<Answer<typeof listLeagueLeaders>['data']>;
  by: LeadersBy;
  search: string;
  league: string;
  /** Of the search, if there is one. */
  found: Part<FoundPlayer[]> | undefined;
};

/** The page of all players below its hero. */
export function PlayersList({ boards, by, search, league, found }: Props) {
  const leagues = boards.state === 'loaded' ? boards.data.map(({ competition }) => competition) : [];
  return (
    <div className={styles.page}>
      <PlayerSearch key={`${search} ${league}`} search={search} league={league} leagues={leagues} />
      <AbroadPromo />
      {found ? (
        <PartStates part={found}>
          {(players) => <SearchResults search={search} players={players} />}
        </PartStates>
      ) : (
        <PartStates part={boards}>{(loaded) => <LeaderBoards boards={loaded} by={by} />}</PartStates>
      )}
    </div>
  );
}
