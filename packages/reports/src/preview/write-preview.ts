import { foreignTo } from '../gate.ts';
import { openingOf } from '../opening.ts';
import { isFriendly } from '../sentences/where.ts';
import { plainText, type Sentence, wordsIn } from '../text.ts';
import { chooser } from '../variants.ts';
import { type Memory, nothingWritten, type Report } from '../write-report.ts';
import { allowedInPreview } from './allowed.ts';
import type { PreviewFacts } from './facts.ts';
import { formOf, seasonOf } from './form.ts';
import { leadOf } from './lead.ts';
import { meetingsOf } from './meetings.ts';
import type { PreviewRecord } from './record.ts';
import { scorersOf } from './scorers.ts';
import { goalsOf, tableOf } from './table.ts';
import { titleOf } from './title.ts';

/** `little`: the record has too little for a text. `foreign`: a template wrote what the record does not say. */
export type HeldPreview = { held: 'little' } | { held: 'foreign'; what: string[] };

const LEAST_WORDS = 80;
const MOST_WORDS = 160;

/** OURS-21: a preview of a match from its record alone: no mood, no guess, no prediction. */
export function writePreview(record: PreviewRecord, memory: Memory = nothingWritten): Report | HeldPreview {
  // Friendlies are no competition: form, scorers and places in it would mean nothing.
  if (isFriendly(record.competition)) return { held: 'little' };
  const { choose, used } = chooser(record.id, memory);
  const { lastOpening } = memory;
  const title = titleOf({ record, choose });
  const paragraphs = fitted({ record, choose, lastOpening, title: plainText(title) });
  // A published preview is corrected in any case.
  if (record.state === 'scheduled' && wordsIn(paragraphs) < LEAST_WORDS) return { held: 'little' };
  const what = foreignTo(allowedInPreview(record), [title, ...paragraphs.flat()]);
  return what.length > 0
    ? { held: 'foreign', what }
    : { title, paragraphs, used, opening: openingOf(paragraphs[0]![0]!) };
}

/** A long preview loses what matters least; a short one gets more facts, if the record has them. */
function fitted(facts: PreviewFacts): Sentence[][] {
  const [lead, table, form] = [[leadOf(facts)], tableOf(facts), formOf(facts)];
  const [scorers, meetings] = [scorersOf(facts), meetingsOf(facts)];
  const paragraphs = [lead, table, form, scorers, meetings];
  for (const paragraph of [form, table, form, scorers, meetings]) {
    if (wordsIn(paragraphs) > MOST_WORDS) paragraph.pop();
  }
  if (wordsIn(paragraphs) < LEAST_WORDS) form.push(...seasonOf(facts));
  if (wordsIn(paragraphs) < LEAST_WORDS) table.push(...goalsOf(facts));
  return paragraphs.filter(({ length }) => length > 0);
}
