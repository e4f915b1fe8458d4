import type { CompetitionMatches, Match } from '@safira/contract/matches/matches';
import { useEffect } from 'react';
import type { MemberMarks } from '../../features/day/row-parts.ts';
import { type Card, FavouriteMatches } from '../../features/favourites/favourite-matches.tsx';
import { useFavourites } from '../../features/favourites/favourites.ts';
import { MatchStar } from '../../features/favourites/match-star.tsx';
import { useMatchById } from '../../features/live/use-match-by-id.ts';

type Props = {
  date: string;
  sections: readonly CompetitionMatches[];
  /** HOME-16: what rows show of a member's favourites; undefined for a visitor. */
  onMarks: (marks: MemberMarks | undefined) => void;
};

const starOf = (match: Match) => <MatchStar match={match} />;

/** What a signed-in reader sees on a day besides the shared page: favourite matches, stars, highlighted teams. */
export function MemberDay({ date, sections, onMarks }: Props) {
  const { teams, matches } = useFavourites() ?? {};
  useEffect(() => {
    if (teams) onMarks({ starOf, isFavouriteTeam: (id) => teams.has(id) });
  }, [teams, onMarks]);
  // Signed out: the stars go.
  useEffect(() => () => onMarks(undefined), [onMarks]);
  return matches && <FavouriteMatches ids={matches} {...{ date, sections }} OtherDay={OtherDay} />;
}

/** A favourite of another day: loaded on its own, and followed while it is live. */
function OtherDay({ id, card }: { id: number; card: Card }) {
  const { match } = useMatchById(id);
  return match && card(match);
}
