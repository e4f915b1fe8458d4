/** TEAM-02: the competition whose table a team is shown in, a league if it plays in one; they come the most played first. */
export function mainCompetition<C extends { type: 'league' | 'cup' | null }>(
  competitions: readonly C[],
): C | undefined {
  return competitions.find(({ type }) => type === 'league') ?? competitions[0];
}

/** After a split a club is also in the table of its part of the league: that one comes last. */
export function rowOfTeam<Row extends { team: { id: number } }>(
  rows: readonly Row[],
  teamId: number,
): Row | undefined {
  return rows.findLast(({ team }) => team.id === teamId);
}
