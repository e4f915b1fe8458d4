/** What a team's league is guessed by. */
export type TeamSeen = {
  /** The competitions of its last matches, newest first; one entry a match. */
  played: readonly number[];
  /** As the provider writes it. */
  country: string | null;
};

/** The leagues that a player is looked for in when his team has not played, by country. */
const leagueByCountry: Readonly<Record<string, number>> = {
  England: 39,
  Spain: 140,
  Italy: 135,
  France: 61,
  Germany: 78,
  'Saudi-Arabia': 307,
  Oman: 406,
  Egypt: 233,
};
const ANY_LEAGUE = 39;

/** DLG-15: the league that links to a team's players name; of two as frequent, the one it played in last. */
export function playerLeague({ played, country }: TeamSeen): number {
  const counts = new Map<number, number>();
  for (const id of played) counts.set(id, (counts.get(id) ?? 0) + 1);
  // In the order of their newest match, which the sort keeps among equals.
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most) return most[0];
  // The provider writes a country of two words with a hyphen in one place and a space in another.
  return leagueByCountry[country?.replaceAll(' ', '-') ?? ''] ?? ANY_LEAGUE;
}
