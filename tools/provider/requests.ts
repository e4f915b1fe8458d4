import type { MatchObservation, ObservedMatch, MatchState } from '@safira/football/observed/observation';
import type { ObservedSeason } from '@safira/football/observed/records';
import { isLiveCode, statusGroup } from '@safira/football/matches/status';
import type { FixturesAnswer, Provider } from '@safira/provider/client';
import type { Answer } from '@safira/provider/map/collect';

/** Sends a request, or records why it cannot be sent. Returns the items, none if there was no answer. */
export type SendRequest = <T>(
  name: string,
  request: (() => Promise<Answer<T>>) | string,
  /** Remarks for the operator: what was empty, and whether that was expected. */
  remarksOf?: (items: readonly T[]) => string[],
) => Promise<T[]>;

/** How many finished matches are requested together with a live one and a scheduled one. */
const FINISHED_AT_ONCE = 10;
/** Seasons begin in the middle of the year that labels them. */
const HALF_YEAR_MS = 182 * 86_400_000;

type Tools = {
  provider: Provider;
  send: SendRequest;
  leagues: number[];
  season: ObservedSeason | undefined;
  /** Of that season; if none could be read, of the one that should be current, so that the rest is still checked. */
  label: { league: number; season: number };
};
type Chosen = { finished: MatchState[]; playing: MatchState | undefined; coming: MatchState | undefined };

/** Sends one of each kind of request that we use, each for something that earlier answers contained. */
export async function requestEverything(
  provider: Provider,
  send: SendRequest,
  { leagues, now }: { leagues: number[]; now: number },
): Promise<{ observations: MatchObservation[]; rounds: string[] }> {
  const seasons = await send('leagues', () => provider.leagues(leagues));
  const season = chooseSeason(seasons, leagues);
  const label = season
    ? { league: season.competitionId, season: season.season }
    : { league: leagues[0]!, season: new Date(now - HALF_YEAR_MS).getUTCFullYear() };
  const tools = { provider, send, leagues, season, label };
  const listed = await requestLists(tools, new Date(now).toISOString().slice(0, 10));
  const chosen = chooseMatches([...listed.ofSeason, ...listed.live]);
  const observations = await requestMatches(tools, chosen);
  const rounds = await requestSeason(tools, chosen.finished[0]?.homeId);
  return {
    observations: [
      ...Object.values(listed).flatMap((matches) => matches.map(observationOf)),
      ...observations,
    ],
    rounds,
  };
}

async function requestLists({ provider, send, leagues, label }: Tools, date: string) {
  const day = await send('fixtures by date', () => observedMatchesOf(provider.fixturesByDate({ date })));
  const live = await send(
    'fixtures live',
    () => observedMatchesOf(provider.liveFixtures({ leagues })),
    (items) => (items.length === 0 ? ['nothing is being played'] : []),
  );
  const ofSeason = await send('fixtures by season', () =>
    observedMatchesOf(provider.fixturesBySeason(label)),
  );
  return { day, live, ofSeason };
}

async function requestMatches({ provider, send, season }: Tools, { finished, playing, coming }: Chosen) {
  const [last] = finished;
  const ids = [...finished.slice(0, FINISHED_AT_ONCE), playing, coming].flatMap((match) => match?.id ?? []);
  const byId = await send(
    'fixtures by ids',
    about(ids.length > 0 ? ids : undefined, 'match', (some) =>
      observedMatchesOf(provider.fixturesById(some)),
    ),
    emptyParts,
  );
  const headToHead = await send(
    'head to head',
    about(coming ?? last, 'match', ({ homeId, awayId }) => provider.headToHead({ teams: [homeId, awayId] })),
  );
  const prediction = about(coming, 'match to come', ({ id }) => provider.predictions({ fixture: id }));
  await send('predictions', prediction, uncovered(season, 'predictions'));
  const lineups = about(last, 'finished match', ({ id }) => provider.lineups({ fixture: id }));
  await send('line-ups', lineups, uncovered(season, 'lineups'));
  const appearances = about(last, 'finished match', ({ id }) => provider.appearances({ fixture: id }));
  await send('appearances', appearances, uncovered(season, 'playerStatistics'));
  return [...byId.map(observationOf), ...headToHead];
}

/** Requests the data of the season: standings, teams and people; returns the names of its rounds. */
async function requestSeason({ provider, send, season, label }: Tools, playedAtHome: number | undefined) {
  const inSeason =
    <T>(request: (of: typeof label) => Promise<Answer<T>>) =>
    () =>
      request(label);

  await send('standings', inSeason(provider.standings), uncovered(season, 'standings'));
  const rounds = await send('rounds', inSeason(provider.rounds));
  await send('injuries', inSeason(provider.injuries), uncovered(season, 'injuries'));
  const teams = await send('teams', inSeason(provider.teams));
  const [venueId] = teams.flatMap((team) => team.ground?.id ?? []);
  await send(
    'venue',
    about(venueId, 'venue', (id) => provider.venue({ id })),
  );
  const team = playedAtHome ?? teams[0]?.id;
  const squads = await send(
    'squad',
    about(team, 'team', (id) => provider.squad({ team: id })),
  );
  await send(
    'coaches',
    about(team, 'team', (id) => provider.coaches({ team: id })),
  );

  const scorers = await send('top scorers', inSeason(provider.topScorers), uncovered(season, 'topScorers'));
  await send('top assists', inSeason(provider.topAssists), uncovered(season, 'topScorers'));
  await send('top yellow cards', inSeason(provider.topYellowCards), uncovered(season, 'topScorers'));
  await send('top red cards', inSeason(provider.topRedCards), uncovered(season, 'topScorers'));
  const id = scorers[0]?.player.id ?? squads[0]?.players[0]?.id;
  const player = id !== undefined ? { id, season: label.season } : undefined;
  await send('player', about(player, 'player', provider.player));
  const page = inSeason((of) => provider.playersPage({ ...of, page: 1 }));
  await send('players, a page', page, uncovered(season, 'players'));
  return rounds;
}

/** A request about `subject`, or the reason why there is none: no such subject is known. */
function about<S, T>(
  subject: S | undefined,
  what: string,
  request: (subject: S) => Promise<Answer<T>>,
): (() => Promise<Answer<T>>) | string {
  return subject === undefined ? `no ${what} known` : () => request(subject);
}

const observationOf = ({ observation }: ObservedMatch) => observation;

async function observedMatchesOf(answer: Promise<FixturesAnswer>): Promise<Answer<ObservedMatch>> {
  const { matches: items, refused } = await answer;
  return { items, refused };
}

/** Remarks that an empty answer was expected, where the season has no coverage. */
const uncovered =
  (season: ObservedSeason | undefined, part: keyof ObservedSeason['coverage']) =>
  (items: readonly unknown[]): string[] =>
    items.length === 0 && season && !season.coverage[part] ? ['not covered in this season'] : [];

/** The followed competition whose current season has the best coverage; of equals, the first. */
function chooseSeason(
  seasons: readonly ObservedSeason[],
  leagues: readonly number[],
): ObservedSeason | undefined {
  const covered = ({ coverage }: ObservedSeason) => Object.values(coverage).filter(Boolean).length;
  return seasons
    .filter(({ isCurrent }) => isCurrent)
    .toSorted(
      (a, b) =>
        covered(b) - covered(a) || leagues.indexOf(a.competitionId) - leagues.indexOf(b.competitionId),
    )[0];
}

function chooseMatches(observed: readonly ObservedMatch[]): Chosen {
  const matches = observed
    .map(({ observation }) => observation.match)
    .toSorted((a, b) => a.kickoff.getTime() - b.kickoff.getTime());
  return {
    /** The newest first. */
    finished: matches.filter(({ status }) => status.short === 'FT').toReversed(),
    playing: matches.find(({ status }) => isLiveCode(status.short)),
    coming: matches.find(({ status }) => statusGroup(status.short) === 'scheduled'),
  };
}

/** The parts that none of the matches requested by id had. */
function emptyParts(matches: readonly ObservedMatch[]): string[] {
  const parts = {
    events: ({ observation }: ObservedMatch) => observation.match.events,
    statistics: ({ observation }: ObservedMatch) => observation.match.statistics,
    'line-ups': ({ lineups }: ObservedMatch) => lineups,
    players: ({ appearances }: ObservedMatch) => appearances,
  };
  return Object.entries(parts)
    .filter(([, partOf]) => !matches.some((match) => (partOf(match)?.length ?? 0) > 0))
    .map(([name]) => `no ${name}`);
}
