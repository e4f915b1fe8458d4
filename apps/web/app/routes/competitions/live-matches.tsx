import type { ComponentProps } from 'react';
import { MatchesTab } from '../../features/competition/matches-tab.tsx';
import { useCompetitionMatches } from '../../features/live/use-competition-matches.ts';
import type { MatchesPage } from '../../lib/competition-matches.ts';

type Props = ComponentProps<typeof MatchesTab> & { listed: MatchesPage };

/** COMP-04: the matches with the scores of now. */
export function LiveMatches({ listed, ...props }: Props) {
  const found = useCompetitionMatches({
    competitionId: props.competition.id,
    found: props.found,
    listed,
    isCurrent: props.query.season === undefined,
  });
  return <MatchesTab {...props} found={found} />;
}
