import { broadcastRights } from './tables/broadcast-rights.ts';

/** HOME-15: the networks that hold the rights of a competition on that day; empty where none have been verified. */
export function networksOf(competitionId: number, kickoff: Date): readonly string[] {
  const day = kickoff.toISOString().slice(0, 10);
  const row = broadcastRights.find(
    (one) => one.competitionId === competitionId && one.from <= day && day <= one.to,
  );
  return row?.networks ?? [];
}
