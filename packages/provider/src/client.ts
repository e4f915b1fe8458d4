import type { Clock } from '@safira/football/time/clock';
import type { MatchObservation, ObservedMatch } from '@safira/football/observed/observation';
import type {
  ObservedAppearance,
  ObservedCoach,
  ObservedLineup,
  ObservedPlayerSeason,
  ObservedPrediction,
  ObservedSeason,
} from '@safira/football/observed/records';
import { settleCoaches } from './map/coach.ts';
import { collect, latest, wholeOrNothing, type Answer, type Reader } from './map/collect.ts';
import type { Refused } from './map/mapped.ts';
import * as readers from './map/readers.ts';
import { inGroups } from './in-groups.ts';
import { makeRequester, type Log } from './requester.ts';

/** The most ids one request may contain. */
export const IDS_AT_ONCE = 20;
/** The provider's page size for players. */
const PLAYERS_A_PAGE = 20;
/** More than any competition needs: stops following a provider that reports endless pages. */
const MOST_PAGES = 250;
const TIMEOUT_MS = 10_000;
const CALLS_PER_SECOND = 4;

export type ProviderSettings = {
  baseUrl: string;
  key: string;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
  log?: Log;
  /** In real time, whatever the speed of the clock. */
  timeoutMs?: number;
  perSecond?: number;
  /** Counts a call before it is made, each retry too; if it resolves to false, the call is not made. */
  take?: (url: URL) => Promise<boolean>;
};

/** Only some of the matches in `matches` have their players. */
export type FixturesAnswer = {
  observations: MatchObservation[];
  matches: ObservedMatch[];
  refused: Refused[];
};
export type Provider = ReturnType<typeof makeProvider>;

type Query = Record<string, string | number>;
type OfSeason = { league: number; season: number };
/** Exactly one of the two. */
type PlayersOf = { season: number } & ({ league: number } | { team: number });

/** API-Football v3. A call returns the readable items or throws a ProviderError; a failure is not an empty answer. */
export function makeProvider(settings: ProviderSettings) {
  const { clock } = settings;
  const { request, state } = makeRequester({
    fetch: globalThis.fetch,
    timeoutMs: TIMEOUT_MS,
    perSecond: CALLS_PER_SECOND * clock.speed,
    ...settings,
  });

  const fetchPage = (endpoint: string, query: Query) =>
    request(
      endpoint,
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    );

  function read<T>(items: readonly unknown[], reader: Reader<T>): Answer<T> {
    const answer = collect(items, reader);
    for (const { id, reason } of answer.refused) settings.log?.warn({ id, reason }, 'provider item refused');
    return answer;
  }

  const list = async <T>(endpoint: string, query: Query, reader: Reader<T>): Promise<Answer<T>> =>
    read((await fetchPage(endpoint, query)).items, reader);

  async function fixtures(query: Query): Promise<FixturesAnswer> {
    const { items, refused } = await list('fixtures', query, readers.observedMatch);
    return fixturesAnswer(items, refused);
  }

  const leaders =
    (which: string) =>
    ({ league, season }: OfSeason) =>
      list(`players/top${which}`, { league, season }, readers.player);

  /** One call. `nextPage` is null after the last page: number `pages`, or where that is null the first not full. */
  async function playersPage({ season, page, ...of }: PlayersOf & { page: number }) {
    const { items, pages } = await fetchPage('players', {
      ...('team' in of ? { team: of.team } : { league: of.league }),
      season,
      page,
    });
    const isLast = pages === null ? items.length < PLAYERS_A_PAGE : page >= pages;
    return {
      ...read(items, readers.player),
      pages,
      nextPage: isLast || page >= MOST_PAGES ? null : page + 1,
    };
  }

  return {
    fixturesByDate: ({ date, timezone }: { date: string; timezone?: string }) =>
      fixtures({ date, ...(timezone && { timezone }) }),

    fixturesBySeason: ({ league, season }: OfSeason) => fixtures({ league, season }),

    liveFixtures: async ({ leagues }: { leagues: number[] }): Promise<FixturesAnswer> =>
      leagues.length === 0 ? fixturesAnswer([], []) : fixtures({ live: leagues.join('-') }),

    async fixturesById(ids: number[]): Promise<FixturesAnswer> {
      const groups = inGroups([...new Set(ids)], IDS_AT_ONCE);
      const answers = await Promise.all(groups.map((group) => fixtures({ ids: group.join('-') })));
      return fixturesAnswer(
        latest(
          answers.flatMap(({ matches }) => matches),
          readers.observedMatch.keyOf,
        ),
        answers.flatMap(({ refused }) => refused),
      );
    },

    headToHead: ({ teams }: { teams: [number, number] }): Promise<Answer<MatchObservation>> =>
      list('fixtures/headtohead', { h2h: teams.join('-') }, readers.match),

    /** All seasons of the requested competitions, or of all competitions: one call either way. */
    async leagues(ids?: readonly number[]): Promise<Answer<ObservedSeason>> {
      if (ids?.length === 0) return { items: [], refused: [] };
      const query: Query = ids?.length === 1 ? { id: ids[0]! } : {};
      const { items, refused } = await list('leagues', query, readers.seasons);
      const isRequested = (id: number | null) => !ids || id === null || ids.includes(id);
      return {
        items: items.flat().filter(({ competitionId }) => isRequested(competitionId)),
        refused: refused.filter(({ id }) => isRequested(id)),
      };
    },

    teams: ({ league, season }: OfSeason) => list('teams', { league, season }, readers.team),
    venue: ({ id }: { id: number }) => list('venues', { id }, readers.venueProfile),
    squad: ({ team }: { team: number }) => list('players/squads', { team }, readers.squad),

    async coaches({ team }: { team: number }): Promise<Answer<ObservedCoach>> {
      const { items, refused } = await list('coachs', { team }, readers.candidate);
      return { items: settleCoaches(items), refused };
    },

    standings: ({ league, season }: OfSeason) => list('standings', { league, season }, readers.standings),
    rounds: ({ league, season }: OfSeason) => list('fixtures/rounds', { league, season }, readers.round),
    injuries: ({ league, season }: OfSeason) => list('injuries', { league, season }, readers.injury),

    topScorers: leaders('scorers'),
    topAssists: leaders('assists'),
    topYellowCards: leaders('yellowcards'),
    topRedCards: leaders('redcards'),

    player: ({ id, season }: { id: number; season: number }) =>
      list('players', { id, season }, readers.player),
    playersPage,

    /** All pages, one after the other. */
    async players(query: PlayersOf): Promise<Answer<ObservedPlayerSeason>> {
      const answers: Answer<ObservedPlayerSeason>[] = [];
      for (let page: number | null = 1; page !== null;) {
        const answer: Awaited<ReturnType<typeof playersPage>> = await playersPage({ ...query, page });
        answers.push(answer);
        page = answer.nextPage;
      }
      return {
        items: latest(
          answers.flatMap(({ items }) => items),
          readers.player.keyOf,
        ),
        refused: answers.flatMap(({ refused }) => refused),
      };
    },

    predictions: ({ fixture }: { fixture: number }): Promise<Answer<ObservedPrediction>> =>
      list('predictions', { fixture }, readers.predictionOf(fixture)),

    /** Both sides, or neither if one cannot be read. */
    lineups: async ({ fixture }: { fixture: number }): Promise<Answer<ObservedLineup>> =>
      wholeOrNothing(await list('fixtures/lineups', { fixture }, readers.lineup)),

    /** Both sides or neither, as with line-ups. */
    async appearances({ fixture }: { fixture: number }): Promise<Answer<ObservedAppearance>> {
      const { items, refused } = await list('fixtures/players', { fixture }, readers.appearances);
      return wholeOrNothing({ items: items.flat(), refused });
    },

    state,
  };
}

function fixturesAnswer(matches: ObservedMatch[], refused: Refused[]): FixturesAnswer {
  return { observations: matches.map(({ observation }) => observation), matches, refused };
}
