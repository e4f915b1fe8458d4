import type { Match } from '@safira/contract/matches/matches';
import { changeFavourite, useIsFavourite } from './favourites.ts';
import { StarButton } from './star-button.tsx';
import { addMatch, removeMatch } from './text.ts';

/** HOME-16: only the star that is pressed renders again, not all rows of a day. */
export function MatchStar({ match }: { match: Pick<Match, 'apiId' | 'teams'> }) {
  const { apiId, teams } = match;
  const isOn = useIsFavourite('matches', apiId);
  return (
    <StarButton
      isOn={isOn}
      addLabel={addMatch(teams.home.name, teams.away.name)}
      removeLabel={removeMatch(teams.home.name, teams.away.name)}
      onToggle={() => changeFavourite('matches', apiId, !isOn)}
    />
  );
}
