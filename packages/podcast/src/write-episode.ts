import { dateIn, daysBetween, offsetAt } from '@safira/football/time/days';
import { foreignTo } from '@safira/reports/gate';
import type { ComingMatch, EpisodeFacts, LeagueFacts } from './facts.ts';
import { allowedIn, spokenFaults } from './gate.ts';
import { type Detail, details } from './detail.ts';
import { type Chapter, type Recorder, recorder } from './sentences.ts';
import { type Story, storiesOf } from './story.ts';
import { effectsOf, figuresOf, halftimeOf, loserPointsOf } from './templates/around.ts';
import { close } from './templates/close.ts';
import { comingOf, introduceComing, introduceTimes } from './templates/coming.ts';
import { introduce, introduceRest } from './templates/league.ts';
import { momentsOf } from './templates/moments.ts';
import { announcePreview, greet, headlines } from './templates/opening.ts';
import { briefOf, leadOf } from './templates/results.ts';
import { introduceTables, isSettled, tableOf } from './templates/tables.ts';
import { chapterTitles } from './chapter-titles.ts';

export type Episode = {
  kind: 'news' | 'preview';
  chapters: Chapter[];
  /** What it used: the next ten episodes prefer others. */
  templates: string[];
  words: number;
  /** The matches of a preview: no later one is about them. */
  previewed: number[];
};

/** A template wrote what the facts do not say. */
export type HeldEpisode = { held: 'foreign'; what: string[] };

/** Of the last ten episodes. */
export type EpisodeMemory = {
  templates: readonly (readonly string[])[];
  previewed: ReadonlySet<number>;
};
export const nothingSaid: EpisodeMemory = { templates: [], previewed: new Set() };

/** 3 to 6 minutes. */
const MOST_WORDS = 700;
/** A weekday names a day of the next six. */
const MOST_DAYS_AHEAD = 6;
const LEAST_PREVIEW = { matches: 2, words: 150 };
const MOST_PREVIEWED = 4;

/** POD-06: the script of a slot from its facts; null where there is nothing to say. */
export function writeEpisode(
  facts: EpisodeFacts,
  { seed, memory = nothingSaid }: { seed: number; memory?: EpisodeMemory },
): Episode | HeldEpisode | null {
  const stories = [facts.england, facts.spain].map(({ matches, table }) => storiesOf(matches, table));
  const hasNews = stories.some(({ length }) => length > 0);
  return hasNews ? writeNews(facts, { seed, memory, stories }) : writePreview(facts, { seed, memory });
}

/** The UTC fields of the shifted instant are the clock of the zone. */
const hourOf = ({ zone, now }: EpisodeFacts) => new Date(now + offsetAt(zone, now)).getUTCHours();

type Given = { seed: number; memory: EpisodeMemory };

function writeNews(
  facts: EpisodeFacts,
  { seed, memory, stories }: Given & { stories: Story[][] },
): Episode | HeldEpisode {
  let desk = recorder(seed, memory.templates);
  for (const detail of details) {
    desk = recorder(seed, memory.templates);
    news(desk, facts, { stories, detail });
    if (desk.words() <= MOST_WORDS) break;
  }
  return finished(facts, desk, { kind: 'news', previewed: [] });
}

function news(
  desk: Recorder,
  facts: EpisodeFacts,
  { stories, detail }: { stories: Story[][]; detail: Detail },
) {
  const today = dateIn(facts.zone, facts.now);
  const ranked = stories.flat().toSorted((a, b) => b.newsValue - a.newsValue || a.record.id - b.record.id);
  const inFull = new Set(ranked.slice(0, detail.full));
  const leagues = [facts.england, facts.spain];
  const hasNews = (_: LeagueFacts, index: number) => stories[index]!.length > 0;

  desk.begin(chapterTitles.opening);
  greet(desk, { date: today, hour: hourOf(facts) });
  headlines(desk, ranked);
  const first = leagues.findIndex(hasNews);
  for (const [index, league] of leagues.entries()) {
    if (stories[index]!.length === 0) continue;
    desk.begin(chapterTitles.league(league.competition.name));
    introduce(desk, league, index === first);
    sayAll(desk, league, { stories: stories[index]!, inFull, detail });
  }
  const tables = leagues.filter(
    (league, index) => (detail.bothTables || hasNews(league, index)) && isSettled(league),
  );
  desk.begin(chapterTitles.tables);
  if (tables.length > 0) introduceTables(desk);
  for (const league of tables) tableOf(desk, league, detail);
  sayComing(desk, leagues, { today, most: detail.next });
  desk.begin(chapterTitles.close);
  close(desk);
}

function sayAll(
  desk: Recorder,
  { table }: LeagueFacts,
  { stories, inFull, detail }: { stories: readonly Story[]; inFull: ReadonlySet<Story>; detail: Detail },
): void {
  for (const story of stories.filter((one) => inFull.has(one))) {
    leadOf(desk, story);
    if (detail.half) halftimeOf(desk, story);
    momentsOf(desk, story, detail.goals);
    if (detail.figures) figuresOf(desk, story);
    if (detail.effects) effectsOf(desk, story, table);
    if (detail.figures) loserPointsOf(desk, story, table);
  }
  const rest = stories.filter((one) => !inFull.has(one));
  if (rest.length > 1 && rest.length < stories.length) introduceRest(desk);
  for (const story of rest) briefOf(desk, story);
}

type Coming = { today: string; most: number };

function sayComing(desk: Recorder, leagues: readonly LeagueFacts[], { today, most }: Coming): void {
  const soon = leagues.map(({ next }) =>
    next.filter(({ kickoff }) => daysBetween(today, kickoff.date) <= MOST_DAYS_AHEAD).slice(0, most),
  );
  if (soon.every(({ length }) => length === 0)) return;
  desk.begin(chapterTitles.coming);
  introduceComing(desk);
  for (const [index, league] of leagues.entries())
    comingOf(desk, league, { matches: soon[index]!, today, isPreview: false });
}

/** A slot without new results looks ahead, at matches of today and tomorrow that no other preview was about. */
function writePreview(facts: EpisodeFacts, { seed, memory }: Given): Episode | HeldEpisode | null {
  const today = dateIn(facts.zone, facts.now);
  const leagues = [facts.england, facts.spain];
  const isNew = ({ id, kickoff }: ComingMatch) =>
    daysBetween(today, kickoff.date) <= 1 && !memory.previewed.has(id);
  for (let most = MOST_PREVIEWED; most > 0; most--) {
    const chosen = leagues.map(({ next }) => next.filter(isNew).slice(0, most));
    if (chosen.flat().length < LEAST_PREVIEW.matches) return null;
    const desk = recorder(seed, memory.templates);
    desk.begin(chapterTitles.opening);
    greet(desk, { date: today, hour: hourOf(facts) });
    announcePreview(desk);
    introduceTimes(desk);
    for (const [index, league] of leagues.entries()) {
      desk.begin(chapterTitles.league(league.competition.name));
      comingOf(desk, league, { matches: chosen[index]!, today, isPreview: true });
    }
    desk.begin(chapterTitles.close);
    close(desk);
    if (desk.words() > MOST_WORDS && most > 1) continue;
    if (desk.words() < LEAST_PREVIEW.words) return null;
    return finished(facts, desk, { kind: 'preview', previewed: chosen.flat().map(({ id }) => id) });
  }
  return null;
}

function finished(
  facts: EpisodeFacts,
  desk: Recorder,
  of: Pick<Episode, 'kind' | 'previewed'>,
): Episode | HeldEpisode {
  const chapters = desk.chapters();
  const what = [
    ...foreignTo(allowedIn([facts.england, facts.spain]), desk.pieces),
    ...chapters.flatMap(({ sentences }) => sentences.flatMap(spokenFaults)),
  ];
  if (what.length > 0) return { held: 'foreign', what };
  return { ...of, chapters, templates: [...desk.templates], words: desk.words() };
}
