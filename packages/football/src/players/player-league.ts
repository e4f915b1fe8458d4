/** What a team's league is guessed from. */
export type TeamSeen = {
  /** The competitions of its last matches, newest first; one entry per match. */
  played: readonly number[];
  /** As the provider writes it. */
  country: string | null;
};

/** The league to search for a player in when their team has not played, by country. */
const leagueByCountry: Readonly<Record<string, number>> = {
  England: 39,
  Spain: 140,
  Italy: 135,
  France: 61,
  Germany: 78,
  'Saudi-Arabia': 307,
  Oman: 406,
  Egypt: 233,
  Morocco: 200,
  Tunisia: 202,
  Algeria: 186,
  'United-Arab-Emirates': 301,
  Qatar: 305,
  Japan: 98,
  'South-Korea': 292,
  Australia: 188,
  Brazil: 71,
  USA: 253,
  // Its clubs play in the league of the USA.
  Canada: 253,
};
const ANY_LEAGUE = 39;

/** DLG-15: the league id used in links to a team's players; of two equally frequent ones, the one it played in last. */
export function playerLeague({ played, country }: TeamSeen): number {
  const counts = new Map<number, number>();
  for (const id of played) counts.set(id, (counts.get(id) ?? 0) + 1);
  // The map is in order of the newest match, and the sort is stable.
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most) return most[0];
  // The provider writes a country of two words with a hyphen in one place and a space in another.
  return leagueByCountry[country?.replaceAll(' ', '-') ?? ''] ?? ANY_LEAGUE;
}
