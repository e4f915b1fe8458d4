import type { MatchObservation, MatchReport, MatchState } from '../../packages/football/src/observation.ts';
import type { ObservedSeason } from '../../packages/football/src/records.ts';
import { isLiveCode, statusGroup } from '../../packages/football/src/status.ts';
import type { FixturesAnswer, Provider } from '../../packages/provider/src/client.ts';
import type { Answer } from '../../packages/provider/src/map/collect.ts';

/** What is asked, or in its place why it cannot be. Gives the items, none when there was no answer. */
export type Ask = <T>(
  name: string,
  question: (() => Promise<Answer<T>>) | string,
  /** What an operator should know of it: what was empty, and whether that was to be expected. */
  remarksOf?: (items: readonly T[]) => string[],
) => Promise<T[]>;

/** So many finished matches are asked for together with one being played and one to come. */
const FINISHED_AT_ONCE = 10;
/** Seasons begin in the middle of the year they are labelled with. */
const HALF_YEAR_MS = 182 * 86_400_000;

type Tools = {
  provider: Provider;
  ask: Ask;
  leagues: number[];
  season: ObservedSeason | undefined;
  /** Of that season; if none could be read, the one that should be on, so that the rest is checked all the same. */
  label: { league: number; season: number };
};
type Chosen = { finished: MatchState[]; playing: MatchState | undefined; coming: MatchState | undefined };

/** One of every question we use, each about something that earlier answers have shown to be there. */
export async function askEverything(
  provider: Provider,
  ask: Ask,
  { leagues, now }: { leagues: number[]; now: number },
): Promise<{ observations: MatchObservation[]; rounds: string[] }> {
  const seasons = await ask('leagues', () => provider.leagues(leagues));
  const season = chooseSeason(seasons, leagues);
  const label = season
    ? { league: season.competitionId, season: season.season }
    : { league: leagues[0]!, season: new Date(now - HALF_YEAR_MS).getUTCFullYear() };
  const tools = { provider, ask, leagues, season, label };
  const listed = await askLists(tools, new Date(now).toISOString().slice(0, 10));
  const chosen = chooseMatches([...listed.ofSeason, ...listed.live]);
  const observations = await askMatches(tools, chosen);
  const rounds = await askSeason(tools, chosen.finished[0]?.homeId);
  return {
    observations: [
      ...Object.values(listed).flatMap((reports) => reports.map(observationOf)),
      ...observations,
    ],
    rounds,
  };
}

async function askLists({ provider, ask, leagues, label }: Tools, date: string) {
  const day = await ask('fixtures by date', () => reportsOf(provider.fixturesByDate({ date })));
  const live = await ask(
    'fixtures live',
    () => reportsOf(provider.liveFixtures({ leagues })),
    (items) => (items.length === 0 ? ['nothing is being played'] : []),
  );
  const ofSeason = await ask('fixtures by season', () => reportsOf(provider.fixturesBySeason(label)));
  return { day, live, ofSeason };
}

async function askMatches({ provider, ask, season }: Tools, { finished, playing, coming }: Chosen) {
  const [last] = finished;
  const ids = [...finished.slice(0, FINISHED_AT_ONCE), playing, coming].flatMap((match) => match?.id ?? []);
  const byId = await ask(
    'fixtures by ids',
    about(ids.length > 0 ? ids : undefined, 'match', (some) => reportsOf(provider.fixturesById(some))),
    emptyParts,
  );
  const meetings = await ask(
    'head to head',
    about(coming ?? last, 'match', ({ homeId, awayId }) => provider.headToHead({ teams: [homeId, awayId] })),
  );
  const prediction = about(coming, 'match to come', ({ id }) => provider.predictions({ fixture: id }));
  await ask('predictions', prediction, uncovered(season, 'predictions'));
  const lineups = about(last, 'finished match', ({ id }) => provider.lineups({ fixture: id }));
  await ask('line-ups', lineups, uncovered(season, 'lineups'));
  const appearances = about(last, 'finished match', ({ id }) => provider.appearances({ fixture: id }));
  await ask('appearances', appearances, uncovered(season, 'playerStatistics'));
  return [...byId.map(observationOf), ...meetings];
}

/** What belongs to the season: tables, teams and people; gives back the names of its rounds. */
async function askSeason({ provider, ask, season, label }: Tools, playedAtHome: number | undefined) {
  const inSeason =
    <T>(question: (of: typeof label) => Promise<Answer<T>>) =>
    () =>
      question(label);

  await ask('standings', inSeason(provider.standings), uncovered(season, 'standings'));
  const rounds = await ask('rounds', inSeason(provider.rounds));
  await ask('injuries', inSeason(provider.injuries), uncovered(season, 'injuries'));
  const teams = await ask('teams', inSeason(provider.teams));
  const [ground] = teams.flatMap((team) => team.ground?.id ?? []);
  await ask(
    'venue',
    about(ground, 'ground', (id) => provider.venue({ id })),
  );
  const team = playedAtHome ?? teams[0]?.id;
  const squads = await ask(
    'squad',
    about(team, 'team', (id) => provider.squad({ team: id })),
  );
  await ask(
    'coaches',
    about(team, 'team', (id) => provider.coaches({ team: id })),
  );

  const scorers = await ask('top scorers', inSeason(provider.topScorers), uncovered(season, 'topScorers'));
  await ask('top assists', inSeason(provider.topAssists), uncovered(season, 'topScorers'));
  await ask('top yellow cards', inSeason(provider.topYellowCards), uncovered(season, 'topScorers'));
  await ask('top red cards', inSeason(provider.topRedCards), uncovered(season, 'topScorers'));
  const id = scorers[0]?.player.id ?? squads[0]?.players[0]?.id;
  const player = id !== undefined ? { id, season: label.season } : undefined;
  await ask('player', about(player, 'player', provider.player));
  const page = inSeason((of) => provider.playersPage({ ...of, page: 1 }));
  await ask('players, a page', page, uncovered(season, 'players'));
  return rounds;
}

/** A question about `subject`, or that there is none to ask about. */
function about<S, T>(
  subject: S | undefined,
  what: string,
  question: (subject: S) => Promise<Answer<T>>,
): (() => Promise<Answer<T>>) | string {
  return subject === undefined ? `no ${what} known` : () => question(subject);
}

const observationOf = ({ observation }: MatchReport) => observation;

async function reportsOf(answer: Promise<FixturesAnswer>): Promise<Answer<MatchReport>> {
  const { reports: items, refused } = await answer;
  return { items, refused };
}

/** Says so where an empty answer was to be expected. */
const uncovered =
  (season: ObservedSeason | undefined, part: keyof ObservedSeason['coverage']) =>
  (items: readonly unknown[]): string[] =>
    items.length === 0 && season && !season.coverage[part] ? ['not covered in this season'] : [];

/** The followed competition whose current season the provider has most of; of equals, the first. */
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

function chooseMatches(reports: readonly MatchReport[]): Chosen {
  const matches = reports
    .map(({ observation }) => observation.match)
    .toSorted((a, b) => a.kickoff.getTime() - b.kickoff.getTime());
  return {
    /** The newest first. */
    finished: matches.filter(({ status }) => status.short === 'FT').toReversed(),
    playing: matches.find(({ status }) => isLiveCode(status.short)),
    coming: matches.find(({ status }) => statusGroup(status.short) === 'scheduled'),
  };
}

/** What none of the matches asked for by id came with. */
function emptyParts(reports: readonly MatchReport[]): string[] {
  const parts = {
    events: ({ observation }: MatchReport) => observation.match.events,
    statistics: ({ observation }: MatchReport) => observation.match.statistics,
    'line-ups': ({ lineups }: MatchReport) => lineups,
    players: ({ appearances }: MatchReport) => appearances,
  };
  return Object.entries(parts)
    .filter(([, partOf]) => !reports.some((report) => (partOf(report)?.length ?? 0) > 0))
    .map(([name]) => `no ${name}`);
}
