import { dayMonth, dayName, timeText } from '@safira/arabic/dates';
import { isolateLtr } from '@safira/arabic/bidi';
import { statusLabel } from '@safira/arabic/status';
import { zoneLabel } from '@safira/arabic/zones';
import type { Goals, Match, MatchDetails } from '@safira/contract/matches/matches';
import { dateIn, offsetAt } from '@safira/football/days';
import { statusGroup } from '@safira/football/status';
import { crestLook, type CrestLook } from '@safira/football/crest-look';
import { emblemLook, type EmblemLook } from '@safira/football/emblem-look';
import { type Scorer, scorersOf } from './scorers.ts';
import * as text from './text.ts';

/** OURS-05: everything on the card, as final text; the same facts give the same picture. */
export type ShareFacts = {
  competition: { title: string; picture: string | null; look: EmblemLook };
  home: ShareTeam;
  away: ShareTeam;
  state: ShareState;
  /** OURS-08 */
  demo: string | null;
};

/** `picture` is a file in the folder of mirrored pictures. */
export type ShareTeam = { name: string; picture: string | null; look: CrestLook; scorers: Scorer[] };

/** Two numbers that are drawn separately: as one string, right-to-left text would swap them. */
export type Cells = { home: number; away: number };

export type ShareState =
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

export function shareFacts(match: ShownMatch, { simulated }: { simulated: boolean }): ShareFacts {
  const { league, teams, events } = match;
  const team = (side: 'home' | 'away'): ShareTeam => ({
    name: teams[side].name,
    picture: pictureFile(teams[side].logo, 'large'),
    look: crestLook(teams[side]),
    scorers: scorersOf(events, teams[side].id),
  });
  return {
    competition: {
      title: [league.name, league.roundName].filter(Boolean).join(text.between),
      picture: pictureFile(league.logo, 'small'),
      look: emblemLook(league),
    },
    home: team('home'),
    away: team('away'),
    state: stateOf(match),
    demo: simulated ? text.demoData : null,
  };
}

function stateOf(match: ShownMatch): ShareState {
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
function kickoffOf({ date, status, isTimeConfirmed }: Match): ShareState {
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

/** Only file names that our own worker writes: no other file can be read. */
function pictureFile(address: string | null, size: 'small' | 'large'): string | null {
  const found = /^\/media\/([0-9a-f]{2}\/[0-9a-f]{24,64})-small\.webp$/.exec(address ?? '');
  return found && `${found[1]}-${size}.webp`;
}
