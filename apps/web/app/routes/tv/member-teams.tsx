import { useEffect } from 'react';
import { useFavourites } from '../../features/favourites/favourites.ts';

type Props = { onTeams: (teams: ReadonlySet<number> | undefined) => void };

/** OURS-18: reports the favourite teams of a signed-in reader; shows nothing itself. */
export function MemberTeams({ onTeams }: Props) {
  const teams = useFavourites()?.teams;
  useEffect(() => onTeams(teams), [teams, onTeams]);
  // Signed out: they are no longer marked.
  useEffect(() => () => onTeams(undefined), [onTeams]);
  return null;
}
