import { useMatch } from '../features/live/use-match.ts';
import { MatchSummary } from '../features/match/match-summary.tsx';
import { describeError } from '../ui/error-page.tsx';
import { StatePanel, WarningCard } from '../ui/state-panel.tsx';
import type { Route } from './+types/match-over';

export { loader, meta } from './match.tsx';

/** DLG-17: the same match inside the dialog of day.tsx. */
export default function MatchOver({ loaderData }: Route.ComponentProps) {
  const match = useMatch(loaderData);
  return <MatchSummary match={match} zone={loaderData.zone} level={2} />;
}

/** DLG-01: the dialog stays, with its close button. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = describeError(error);
  return <StatePanel drawing={<WarningCard />} title={title} text={text} />;
}
