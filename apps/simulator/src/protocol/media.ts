export type Media = ReturnType<typeof makeMedia>;

/** Pictures under the provider's paths, at the host that serves them. */
export function makeMedia(host: string) {
  const root = host.replace(/\/$/, '');
  const picture = (kind: string) => (id: number) => `${root}/football/${kind}/${id}.png`;
  return {
    team: picture('teams'),
    league: picture('leagues'),
    player: picture('players'),
    coach: picture('coachs'),
    venue: picture('venues'),
    flag: (code: string | null) => (code === null ? null : `${root}/flags/${code.toLowerCase()}.svg`),
  };
}
