import { courseOf, goalsOf } from './course.ts';
import { allowedIn, foreignTo } from './gate.ts';
import { openingOf } from './opening.ts';
import type { MatchRecord } from './record.ts';
import { nextOf, statisticsOf, tableOf } from './sentences/around.ts';
import type { Facts } from './sentences/facts.ts';
import { goalsListed, goalSentences } from './sentences/goals.ts';
import { leadOf } from './sentences/lead.ts';
import { moreOf } from './sentences/more.ts';
import { titleOf } from './sentences/title.ts';
import { turningPointsOf } from './sentences/turning-points.ts';
import { type Sentence, wordsIn } from './text.ts';
import { chooser, type Templates } from './variants.ts';

export type Report = {
  title: Sentence;
  paragraphs: Sentence[][];
  /** The templates it used: what follows soon should use others. */
  used: string[];
  /** Its first word. */
  opening: string;
};

/** `goals`: they do not add up to the result yet. `foreign`: a template wrote what the record does not say. */
export type Held = { held: 'goals' } | { held: 'foreign'; what: string[] };

const LEAST_WORDS = 120;
const MOST_WORDS = 200;

/** The templates of the last reports, and how the very last one began. */
export type Memory = Templates & { lastOpening: string | undefined };
export const nothingWritten: Memory = { recent: new Map(), lastOpening: undefined };

/** OURS-21: a report of a finished match from its record alone. */
export function writeReport(record: MatchRecord, memory: Memory = nothingWritten): Report | Held {
  const goals = goalsOf(record);
  if (!goals) return { held: 'goals' };
  const { choose, used } = chooser(record.id, memory);
  const facts: Facts = {
    record,
    goals,
    course: courseOf(record, goals),
    choose,
    lastOpening: memory.lastOpening,
  };
  const title = titleOf(facts);
  const paragraphs = fitted(
    [
      leadOf(facts),
      goalSentences(facts),
      [...turningPointsOf(facts), ...statisticsOf(facts)],
      tableOf(facts),
      nextOf(facts),
    ],
    { more: moreOf(facts), goalsInShort: goalsListed(facts) },
  );
  const what = foreignTo(allowedIn(record), [title, ...paragraphs.flat()]);
  return what.length > 0
    ? { held: 'foreign', what }
    : { title, paragraphs, used, opening: openingOf(paragraphs[0]![0]!) };
}

/** The last sentences of the later paragraphs are the least important ones; then the goals are listed. */
function fitted(paragraphs: Sentence[][], { more, goalsInShort }: Spare): Sentence[][] {
  const isTooLong = () => wordsIn(paragraphs) > MOST_WORDS;
  const later = paragraphs.slice(2);
  while (isTooLong() && later.some(({ length }) => length > 0)) {
    for (const paragraph of later) if (isTooLong()) paragraph.pop();
  }
  if (isTooLong()) paragraphs[1] = goalsInShort;
  for (const sentence of more) {
    if (wordsIn(paragraphs) < LEAST_WORDS) paragraphs[2]!.push(sentence);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

type Spare = { more: readonly Sentence[]; goalsInShort: Sentence[] };
