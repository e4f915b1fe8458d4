import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import { isolateLtr } from '@safira/arabic/formats/bidi';
import { statusLabel } from '@safira/arabic/terms/status';
import { zoneLabel } from '@safira/arabic/formats/zones';
import type { Goals, Match, MatchDetails } from '@safira/contract/matches/matches';
import { dateIn, offsetAt } from '@safira/football/time/days';
import { statusGroup } from '@safira/football/matches/status';
import { type CompetitionBadge, competitionBadge, type TeamBadge, teamBadge } from '../badges.ts';
import { between } from '../text.ts';
import { type Scorer, scorersOf } from './scorers.ts';
import * as text from './text.ts';

/** OURS-05: everything on the card, as final text. */
export type MatchFacts = {
  competition: CompetitionBadge & { title: string };
  home: ShownTeam;
  away: ShownTeam;
  state: ShownState;
};

export type ShownTeam = TeamBadge & { name: string; scorers: Scorer[] };

/** Two numbers that are drawn separately: as one string, right-to-left text would swap them. */
export type Cells = { home: number; away: number };

export type ShownState =
  | { kind: 'scheduled'; label: string; time: string | null; note: string }
  | {
      kind: 'live' | 'finished' | 'off';
      label: string;
      score: Cells | null;
      behind: 'home' | 'away' | null;
      penalties: Cells | null;
      note: string | null;
    };

const ZONE = 'Asia/Riyadh';

type ShownMatch = Match & Pick<MatchDetails, 'events'>;

export function matchFacts(match: ShownMatch): MatchFacts {
  const { league, teams, events } = match;
  const team = (side: 'home' | 'away'): ShownTeam => ({
    ...teamBadge(teams[side]),
    name: teams[side].name,
    scorers: scorersOf(events, teams[side].id),
  });
  return {
    competition: {
      ...competitionBadge(league, 'small'),
      title: [league.name, league.roundName].filter(Boolean).join(between),
    },
    home: team('home'),
    away: team('away'),
    state: stateOf(match),
  };
}

function stateOf(match: ShownMatch): ShownState {
  const { status } = match;
  const { badge, minute, sentence } = statusLabel(status);
  const score = cellsOf(match.goals);
  const penalties = cellsOf(match.score.penalty);
  const played = { score, behind: behind(match), penalties };
  switch (statusGroup(status.short)) {
    case 'scheduled':
      return kickoffOf(match);
    case 'live':
      return {
        kind: 'live',
        ...played,
        label: minute ? `${badge} ${isolateLtr(minute)}` : badge,
        note: null,
      };
    case 'result': {
      const wasPlayed = !['AWD', 'WO'].includes(status.short);
      if (!wasPlayed) return { kind: 'finished', ...played, label: badge, note: sentence };
      const isLabelEnough = status.short === 'FT' || penalties !== null;
      return { kind: 'finished', ...played, label: text.finalWhistle, note: isLabelEnough ? null : badge };
    }
    case 'suspended':
    case 'cancelled':
    case 'off':
      return { kind: 'off', ...played, label: badge, note: sentence };
  }
}

/** The league's default time is not shown as the time of the match. */
function kickoffOf({ date, status, isTimeConfirmed }: Match): ShownState {
  const instant = Date.parse(date);
  const day = dateIn(ZONE, instant);
  const label = `${dayName(day)} ${dayMonth(day)}`;
  if (!isTimeConfirmed || status.short === 'TBD') {
    return { kind: 'scheduled', label, time: null, note: text.noTime };
  }
  const wall = new Date(instant + offsetAt(ZONE, instant)); // its UTC fields are Riyadh's clock
  const time = timeText({ hour: wall.getUTCHours(), minute: wall.getUTCMinutes() });
  return { kind: 'scheduled', label, time, note: zoneLabel(ZONE) };
}

const cellsOf = ({ home, away }: Goals): Cells | null =>
  home === null || away === null ? null : { home, away };

function behind({ goals: { home, away }, teams }: Match): 'home' | 'away' | null {
  if (home === null || away === null) return null;
  if (home !== away) return home < away ? 'home' : 'away';
  if (teams.home.winner) return 'away';
  return teams.away.winner ? 'home' : null;
}
