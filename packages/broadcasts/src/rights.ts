import { type RightsRow, rights } from './tables/rights.ts';

/** HOME-15: the verified rights of a competition on that day, in all countries. */
export function rightsOf(competitionId: number, kickoff: Date): RightsRow[] {
  const day = kickoff.toISOString().slice(0, 10);
  return (verified.get(competitionId) ?? []).filter(({ from, to }) => from <= day && day <= to);
}

const verified = Map.groupBy(
  rights.filter(({ isVerified }) => isVerified),
  ({ competitionId }) => competitionId,
);
