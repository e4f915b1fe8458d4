import { dateIn, dayRange } from '../packages/football/src/time/days.ts';
import type {
  MatchObservation,
  MatchState,
  ObservedEvent,
} from '../packages/football/src/observed/observation.ts';
import { DEFAULT_ZONE } from '../packages/football/src/time/zone-classes.ts';
import { databaseTime, type Db } from '../packages/store/src/db.ts';
import { type Lease, takeLease } from '@safira/store/coordination/leases';
import { saveObservations } from '@safira/store/matches/save-observations';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveStandings } from '@safira/store/competitions/standings';
import { aSeason, aStandingRow } from '@safira/testkit/records';
import { competitions, players, statisticTypes, teamName, venues } from './tables/names.ts';

export type BenchDay = {
  date: string;
  liveId: number;
  /** A competition with a table. */
  leagueId: number;
  /** Stores one goal more in a live match; resolves when it is committed, with that moment. */
  score: () => Promise<{ storedAtNs: bigint }>;
};

const MATCHES = 150;
const LIVE = 5;
const FINISHED = 70;
const FIRST_ID = 1_300_000;
const TABLE = 18;
const LEASE_MS = 3_600_000;

/** A busy day: 150 matches of 8 competitions, 5 of them being played, the first live one with all its details. */
export async function saveDay(db: Db, now: Date): Promise<BenchDay> {
  const date = dateIn(DEFAULT_ZONE, now.getTime());
  const { from } = dayRange(DEFAULT_ZONE, date);
  const lease = await takeLease(db, { name: 'bench', holder: 'bench', ttlMs: LEASE_MS });
  if (!lease) throw new Error('an empty database that has a lease');
  const all = Array.from({ length: MATCHES }, (_, index) => observe(index, from));
  await store(db, lease, all);

  const league = competitions[0]!;
  await saveSeasons(db, [aSeason({ ...league, competitionId: league.id })]);
  const rows = all.slice(0, TABLE).map(({ home }, at) => aStandingRow(at + 1, { team: home }));
  await saveStandings(db, { competitionId: league.id, season: 2_026, groups: [{ name: league.name, rows }] });

  let live = all[FINISHED]!;
  return {
    date,
    liveId: live.match.id,
    leagueId: league.id,
    score: async () => {
      const { home, away } = live.match.goals;
      live = { ...live, match: { ...live.match, goals: { home: home! + 1, away } } };
      return { storedAtNs: await store(db, lease, [live]) };
    },
  };
}

async function store(db: Db, lease: Lease, observations: MatchObservation[]): Promise<bigint> {
  const observedAt = await databaseTime(db);
  const changed = await saveObservations(db, { observations, observedAt, lease });
  const storedAtNs = process.hrtime.bigint();
  if (changed.length !== observations.length) throw new Error('a change of the bench was not stored');
  return storedAtNs;
}

function observe(index: number, dayStart: number): MatchObservation {
  const competition = competitions[index % competitions.length]!;
  const home = { id: 9_000 + index * 2, name: teamName(index * 2), logo: null, country: null };
  const away = { id: 9_001 + index * 2, name: teamName(index * 2 + 1), logo: null, country: null };
  return {
    competition: { ...competition, logo: null, season: 2_026 },
    home,
    away,
    venue: { ...venues[index % venues.length]!, country: null },
    match: matchOf(index, { competitionId: competition.id, homeId: home.id, awayId: away.id, dayStart }),
  };
}

const QUARTER_MS = 900_000;

function matchOf(
  index: number,
  { dayStart, ...ids }: { competitionId: number; homeId: number; awayId: number; dayStart: number },
): MatchState {
  const isFinished = index < FINISHED;
  const isLive = !isFinished && index < FINISHED + LIVE;
  const none = { home: null, away: null };
  const goals = isFinished || isLive ? { home: index % 4, away: index % 3 } : none;
  const live = { short: '2H', long: 'Second Half', elapsed: 67, extra: null };
  const finished = { short: 'FT', long: 'Match Finished', elapsed: 90, extra: null };
  const scheduled = { short: 'NS', long: 'Not Started', elapsed: null, extra: null };
  return {
    id: FIRST_ID + index,
    ...ids,
    season: 2_026,
    round: `Regular Season - ${(index % 30) + 1}`,
    kickoff: new Date(dayStart + Math.floor(index / 2) * QUARTER_MS),
    status: isFinished ? finished : isLive ? live : scheduled,
    goals,
    score: { halftime: goals, fulltime: isFinished ? goals : none, extratime: none, penalty: none },
    winner: !isFinished || goals.home === goals.away ? null : goals.home! > goals.away! ? 'home' : 'away',
    referee: { name: players[index % players.length]!, country: null },
    ...(index === FINISHED ? details(ids.homeId, ids.awayId) : {}),
  };
}

/** What a match that is followed closely has besides its score. */
function details(homeId: number, awayId: number): Pick<Required<MatchState>, 'events' | 'statistics'> {
  const kinds = [
    ['Goal', 'Normal Goal'],
    ['Card', 'Yellow Card'],
    ['subst', 'Substitution 1'],
  ] as const;
  const events = players.map((name, at): ObservedEvent => ({
    type: kinds[at % 3]![0],
    detail: kinds[at % 3]![1],
    comments: null,
    time: { elapsed: 5 + at * 4, extra: null },
    team: { id: at % 2 ? homeId : awayId },
    player: { id: 500 + at, name },
    assist: { id: 600 + at, name: players[(at + 3) % players.length]! },
  }));
  const statistics = [homeId, awayId].map((id) => ({
    team: { id },
    statistics: statisticTypes.map((type, at) => ({
      type,
      value: type.includes('%') ? `${40 + at}%` : at * 3,
    })),
  }));
  return { events, statistics };
}
