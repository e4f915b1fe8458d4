import type { Clock } from '@safira/football/clock';
import type { MatchObservation } from '@safira/football/observation';
import { toObservation } from './map/match.ts';
import { makeQuestions, type Log } from './questions.ts';

/** The most ids one question may carry. */
const IDS_AT_ONCE = 20;
const TIMEOUT_MS = 10_000;
const CALLS_PER_SECOND = 4;

export type ProviderSettings = {
  baseUrl: string;
  key: string;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
  log?: Log;
  /** Real time, however fast the clock runs. */
  timeoutMs?: number;
  perSecond?: number;
};

export type Refused = { id: number | null; reason: string; item: unknown };
export type FixturesAnswer = { observations: MatchObservation[]; refused: Refused[] };
export type Provider = ReturnType<typeof makeProvider>;

/** API-Football v3. A call gives what could be read, or throws a ProviderError; never an empty day in its place. */
export function makeProvider(settings: ProviderSettings) {
  const { clock } = settings;
  const { ask, state } = makeQuestions({
    fetch: globalThis.fetch,
    timeoutMs: TIMEOUT_MS,
    perSecond: CALLS_PER_SECOND * clock.speed,
    ...settings,
  });

  async function fixtures(query: Record<string, string>): Promise<FixturesAnswer> {
    const answer = sort(await ask('fixtures', query));
    for (const { id, reason } of answer.refused) settings.log?.warn({ id, reason }, 'provider item refused');
    return answer;
  }

  return {
    fixturesByDate: ({ date, timezone }: { date: string; timezone?: string }) =>
      fixtures({ date, ...(timezone && { timezone }) }),

    fixturesBySeason: ({ league, season }: { league: number; season: number }) =>
      fixtures({ league: String(league), season: String(season) }),

    liveFixtures: async ({ leagues }: { leagues: number[] }): Promise<FixturesAnswer> =>
      leagues.length === 0 ? sort([]) : fixtures({ live: leagues.join('-') }),

    async fixturesById(ids: number[]): Promise<FixturesAnswer> {
      const groups = chunks([...new Set(ids)], IDS_AT_ONCE);
      const answers = await Promise.all(groups.map((group) => fixtures({ ids: group.join('-') })));
      return {
        observations: newest(answers.flatMap(({ observations }) => observations)),
        refused: answers.flatMap(({ refused }) => refused),
      };
    },

    state,
  };
}

/** A bad item is set aside with its reason and does not spoil the others. */
function sort(items: unknown[]): FixturesAnswer {
  const observations: MatchObservation[] = [];
  const refused: Refused[] = [];
  for (const item of items) {
    const mapped = toObservation(item);
    if (mapped.ok) observations.push(mapped.observation);
    else refused.push({ id: mapped.id, reason: mapped.reason, item });
  }
  return { observations: newest(observations), refused };
}

/** The same match twice in one answer: the last one said counts. */
function newest(observations: MatchObservation[]): MatchObservation[] {
  return [...new Map(observations.map((observation) => [observation.match.id, observation])).values()];
}

function chunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
