import type { MatchChange, LiveMessage } from '../src/matches/live.ts';
import type { Match, MatchDetails, MatchPatch } from '../src/matches/matches.ts';

type Overrides = {
  id?: number;
  status?: string;
  elapsed?: number | null;
  countedFrom?: string;
  goals?: [number | null, number | null];
  pulse?: MatchPatch['pulse'];
  redCards?: MatchPatch['redCards'];
  lastGoal?: MatchPatch['lastGoal'];
  date?: string;
  home?: string;
  away?: string;
  leagueId?: number;
  league?: string;
};

const none = { home: null, away: null };

function patchOf({
  status = 'NS',
  elapsed = null,
  countedFrom,
  goals = [null, null],
  pulse = null,
  redCards = null,
  lastGoal = null,
  date,
}: Overrides): MatchPatch {
  return {
    date: date ?? '2026-11-21T18:00:00.000Z',
    status: { short: status, long: status, elapsed, extra: null, ...(countedFrom && { countedFrom }) },
    isLive: ['1H', 'HT', '2H'].includes(status),
    liveMinute: elapsed,
    goals: { home: goals[0], away: goals[1] },
    score: { halftime: none, fulltime: none, extratime: none, penalty: none },
    winner: null,
    pulse,
    redCards,
    lastGoal,
    lastUpdated: '2026-11-21T18:00:00.000Z',
  };
}

/** A match with defaults, so that a test states only what it is about. */
export function aMatch(overrides: Overrides = {}): Match {
  const { id = 1, home = 'Al-Hilal', away = 'Al-Nassr', leagueId = 307, league = 'Pro League' } = overrides;
  const { winner: _, ...patch } = patchOf(overrides);
  const team = (teamId: number, name: string) => ({
    id: teamId,
    _id: `${name.toLowerCase()}-${teamId}`,
    name,
    originalName: name,
    logo: null,
    winner: null,
  });
  return {
    ...patch,
    apiId: id,
    _id: String(id),
    league: {
      id: leagueId,
      name: league,
      originalName: league,
      logo: null,
      country: 'Saudi-Arabia',
      countryName: 'السعودية',
      season: 2026,
      round: 'Regular Season - 10',
      roundName: 'الجولة 10',
    },
    teams: { home: team(2932, home), away: team(2939, away) },
    venue: { name: 'Kingdom Arena', originalName: 'Kingdom Arena', city: 'Riyadh' },
    referee: null,
    isTimeConfirmed: true,
    tvChannels: null,
  };
}

export function aMatchWithDetails(overrides: Overrides = {}): MatchDetails {
  const { teams, ...match } = aMatch(overrides);
  const playerLeague = match.league.id;
  return {
    ...match,
    teams: { home: { ...teams.home, playerLeague }, away: { ...teams.away, playerLeague } },
    events: [],
    statistics: [],
    lineups: [],
    players: [],
    highlights: [],
  };
}

export function aChange(
  seq: number,
  overrides: Overrides & Partial<Pick<MatchChange, 'kinds' | 'competitions'>> = {},
): MatchChange {
  const { id = 1, kinds = ['goal'], competitions } = overrides;
  return { seq, matchId: id, kinds, patch: patchOf(overrides), ...(competitions && { competitions }) };
}

export function aMessage(prev: number, changes: MatchChange[]): LiveMessage {
  return { prev, seq: changes.at(-1)?.seq ?? prev, changes };
}
