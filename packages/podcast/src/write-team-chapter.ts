import { dateIn, daysBetween, offsetAt } from '@safira/football/time/days';
import { foreignTo } from '@safira/reports/gate';
import { chapterTitles } from './chapter-titles.ts';
import type { ComingMatch, EpisodeFacts, LeagueFacts, TeamFacts } from './facts.ts';
import { allowedIn, spokenFaults } from './gate.ts';
import { type Chapter, type Recorder, recorder } from './sentences.ts';
import { storiesOf, type Story } from './story.ts';
import { effectsOf, halftimeOf } from './templates/around.ts';
import { close } from './templates/close.ts';
import { sayMatch, teamsOf } from './templates/coming.ts';
import { momentsOf } from './templates/moments.ts';
import { greet } from './templates/opening.ts';
import { leadOf } from './templates/results.ts';
import {
  announceTeams,
  introduceCompetition,
  introduceNext,
  introduceTeam,
  shootOutOf,
} from './templates/team.ts';

export type TeamChapter = {
  chapter: Chapter;
  templates: string[];
  /** The results, and the match that it looked ahead to: no later chapter of the team is about them. */
  matches: number[];
  previewed: number[];
};

/** A template wrote what the facts do not say, also in the shortest form. */
type HeldChapter = { held: 'foreign'; what: string[] };

type Memory = { templates: readonly (readonly string[])[]; previewed: ReadonlySet<number> };

/** A weekday names a day of the next six. */
const MOST_DAYS_AHEAD = 6;
const MOST_GOALS = 5;

type TeamLeague = TeamFacts['leagues'][number];

/** OURS-27: what a team played since the last slot, and its next match; null where there is nothing new to say. */
export function writeTeamChapter(
  facts: TeamFacts,
  { seed, memory }: { seed: number; memory: Memory },
): TeamChapter | HeldChapter | null {
  const today = dateIn(facts.zone, facts.now);
  const news = facts.leagues
    .map((league) => ({ league, stories: storiesIn(league) }))
    .filter(({ stories }) => stories.length > 0);
  const coming = nextOf(facts, today);
  const isSoon = coming && daysBetween(today, coming.match.kickoff.date) <= 1;
  const isNew = isSoon && !memory.previewed.has(coming.match.id);
  if (news.length === 0 && !isNew) return null;

  const matches = news.flatMap(({ stories }) => stories.map(({ record }) => record.id));
  const previewed = coming ? [coming.match.id] : [];
  let what: string[] = [];
  for (const isFull of [true, false]) {
    const desk = recorder(seed, memory.templates);
    desk.begin(facts.team.name);
    introduceTeam(desk, facts.team);
    for (const { league, stories } of news) sayNews(desk, league, { stories, isFull });
    if (coming) sayNext(desk, coming, { today, hasForm: isFull && news.length === 0 });
    what = faultsOf(desk, facts.leagues);
    const [chapter] = desk.chapters();
    if (what.length === 0 && chapter) return { chapter, templates: [...desk.templates], matches, previewed };
  }
  return { held: 'foreign', what };
}

/** Of a shoot-out after a score that was not level, the result alone would mislead: such a match is left out. */
const storiesIn = ({ matches, table, isLeague }: TeamLeague): Story[] =>
  storiesOf(matches, table)
    .filter(({ record: { shootOut, goals } }) => shootOut === null || goals.home === goals.away)
    .map((story) => ({ ...story, isHosted: isLeague, kind: calmOf(story) }));

/** The last minutes of extra time are other ones. */
function calmOf({ kind, record: { hadExtraTime, shootOut } }: Story): Story['kind'] {
  if (shootOut) return 'draw';
  if (!hadExtraTime) return kind;
  if (kind === 'late draw') return 'draw';
  return kind === 'late' ? 'win' : kind;
}

function sayNews(
  desk: Recorder,
  league: TeamLeague,
  { stories, isFull }: { stories: readonly Story[]; isFull: boolean },
): void {
  introduceCompetition(desk, league);
  for (const story of stories) {
    leadOf(desk, story);
    if (story.record.shootOut) shootOutOf(desk, story);
    if (!isFull) continue;
    halftimeOf(desk, story);
    momentsOf(desk, story, MOST_GOALS);
    if (league.isLeague) effectsOf(desk, story, league.table);
  }
}

type Coming = { league: TeamLeague; match: ComingMatch };

/** Of all competitions. */
function nextOf({ leagues }: TeamFacts, today: string): Coming | undefined {
  const order = ({ match: { kickoff, id } }: Coming) =>
    `${kickoff.date} ${String(kickoff.hour * 60 + kickoff.minute).padStart(4, '0')} ${id}`;
  return leagues
    .flatMap((league) => league.next.map((match) => ({ league, match })))
    .filter(({ match }) => daysBetween(today, match.kickoff.date) <= MOST_DAYS_AHEAD)
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))[0];
}

function sayNext(
  desk: Recorder,
  { league, match }: Coming,
  { today, hasForm }: { today: string; hasForm: boolean },
): void {
  introduceNext(desk, league);
  sayMatch(desk, match, { today, previous: undefined });
  if (hasForm && league.isLeague) teamsOf(desk, match, league);
}

const faultsOf = (desk: Recorder, leagues: readonly LeagueFacts[]): string[] => [
  ...foreignTo(allowedIn(leagues), desk.pieces),
  ...desk.chapters().flatMap(({ sentences }) => sentences.flatMap(spokenFaults)),
];

/** OURS-27: what the episodes of all members begin and end with in a slot. */
export function writeTeamFrame(
  { now, zone }: Pick<EpisodeFacts, 'now' | 'zone'>,
  { seed, templates }: { seed: number; templates: Memory['templates'] },
): { opening: Chapter; close: Chapter } {
  const desk = recorder(seed, templates);
  desk.begin(chapterTitles.opening);
  greet(desk, { date: dateIn(zone, now), hour: new Date(now + offsetAt(zone, now)).getUTCHours() });
  announceTeams(desk);
  desk.begin(chapterTitles.close);
  close(desk);
  const [opening, ending] = desk.chapters();
  return { opening: opening!, close: ending! };
}
