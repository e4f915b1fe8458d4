import type { ComponentProps } from 'react';
import { BracketTab } from '../../features/competition/bracket-tab.tsx';
import { useBracket } from '../../features/live/use-bracket.ts';

/** OURS-11: the bracket with the scores of now. */
export function LiveBracket(props: Omit<ComponentProps<typeof BracketTab>, 'live'>) {
  const { live, age } = useBracket({
    competitionId: props.competition.id,
    bracket: props.bracket,
    isCurrent: props.query.season === undefined,
  });
  return <BracketTab {...props} live={live} staleAt={age?.at} />;
}
