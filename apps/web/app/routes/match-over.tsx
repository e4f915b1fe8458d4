import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { MatchFailed } from '../features/match/match-failed.tsx';
import type { Route } from './+types/match-over';
import { isAnotherLoad, loadMatch } from './match-loader.ts';
import { describeMatch } from './match-meta.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadMatch({ context, params });

export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) => isAnotherLoad(asked);

export const meta = ({ loaderData }: Route.MetaArgs) => describeMatch(loaderData);

/** DLG-17: shown by the dialog over the list (match-over-day.tsx), which was there before it was loaded. */
export default function MatchOver() {
  return null;
}

/** DLG-01: the dialog stays, with its close button. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MatchFailed error={error} />;
}
