import type { ReactNode } from 'react';
import { FavouriteCompetitions } from '../../features/account/favourites/favourite-competitions.tsx';
import { FavouriteMatchList } from '../../features/account/favourites/favourite-match-list.tsx';
import { FavouriteTeams } from '../../features/account/favourites/favourite-teams.tsx';
import { add, remove } from '../../features/account/favourites/text.ts';
import * as panel from '../../features/account/panel.module.css';
import { PodcastFeedPanel } from '../../features/account/podcast-feed/podcast-feed-panel.tsx';
import { useKept } from '../../features/account/use-kept.ts';
import { changeFavourite, useFavourites } from '../../features/favourites/favourites.ts';
import { StarButton } from '../../features/favourites/star-button.tsx';
import { saveFavouriteLeagues, useFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { useLeaguesDialog } from './leagues-dialog.ts';
import { Loading } from './loading.tsx';

type Toggle = (id: number, isFavourite: boolean) => void;

/** AUTH-09: everything that has a star. */
export function FavouritesContent() {
  const favourites = useFavourites();
  const leagues = useFavouriteLeagues();
  const teamIds = useKept(favourites?.teams);
  const leagueIds = useKept(leagues);
  const { Part: LeaguesPanel, isOpen, open, close } = useLeaguesDialog();
  if (!favourites) return <Loading />;
  const changeLeague: Toggle = (id, isFavourite) =>
    saveFavouriteLeagues(isFavourite ? [...leagues, id] : leagues.filter((each) => each !== id));
  return (
    <div className={panel.columns}>
      <div className={panel.stack}>
        <FavouriteTeams
          ids={teamIds}
          starOf={starsOf(favourites.teams, (...change) => changeFavourite('teams', ...change))}
        />
        <PodcastFeedPanel />
        <FavouriteCompetitions
          ids={leagueIds}
          starOf={starsOf(new Set(leagues), changeLeague)}
          onEdit={open}
        />
      </div>
      <FavouriteMatchList
        starOf={starsOf(favourites.matches, (...change) => changeFavourite('matches', ...change))}
      />
      {isOpen && LeaguesPanel && <LeaguesPanel onClose={close} />}
    </div>
  );
}

const starsOf =
  (chosen: ReadonlySet<number>, toggle: Toggle) =>
  (id: number, name: string): ReactNode => (
    <StarButton
      isOn={chosen.has(id)}
      addLabel={add(name)}
      removeLabel={remove(name)}
      onToggle={() => toggle(id, !chosen.has(id))}
    />
  );
