import { type Candidate, choosePreviews } from '@safira/reports/preview/choose-matches';
import type { PreviewRecord } from '@safira/reports/preview/record';
import { writePreview } from '@safira/reports/preview/write-preview';
import { plainText } from '@safira/reports/text';
import { countTemplates } from '@safira/reports/variants';
import type { Report } from '@safira/reports/write-report';
import { comingOf } from './coming.ts';
import { previewClaims } from './preview-claims.ts';
import { previewTitleClaims } from './preview-title-claims.ts';
import { readerWith } from './reader.ts';
import type { SeasonPreview } from './season-previews.ts';

/** What a preview says that the record does not; a sentence that cannot be read is a fault, too. */
export function faultsOfPreview(record: PreviewRecord, { title, paragraphs }: Report): string[] {
  const coming = comingOf(record);
  const readTitle = readerWith(previewTitleClaims, coming);
  const read = readerWith(previewClaims, coming);
  return [...readTitle(plainText(title)), ...paragraphs.flat().map(plainText).flatMap(read)];
}

/** As the worker does: previews of a day, and how far back templates are avoided. */
const MOST_A_DAY = 8;
const REMEMBERED = 8;

export type WrittenPreview = { record: PreviewRecord; preview: Report; day: string };

/** The previews of a season as the worker would write them, day by day. */
export function writeSeason(all: readonly SeasonPreview[]): {
  written: WrittenPreview[];
  little: number;
  foreign: string[];
} {
  const written: WrittenPreview[] = [];
  const foreign: string[] = [];
  let little = 0;
  for (const [day, matches] of Map.groupBy(all, (one) => one.day)) {
    const records = new Map(matches.map(({ record }) => [record.id, record]));
    const ranked = choosePreviews(
      matches.map(({ candidate }) => candidate),
      matches.length,
    );
    const chosen: Candidate[] = [];
    for (const candidate of ranked) {
      if (chosen.length === MOST_A_DAY) break;
      // Those with too little to say leave their place to others.
      const first = writePreview(records.get(candidate.id)!);
      if ('held' in first && first.held === 'little') little++;
      else chosen.push(candidate);
    }
    chosen.sort((a, b) => a.kickoff - b.kickoff || a.id - b.id);
    for (const { id } of chosen) {
      const record = records.get(id)!;
      const recent = countTemplates(written.slice(-REMEMBERED).map(({ preview }) => preview.used));
      const preview = writePreview(record, { recent, lastOpening: written.at(-1)?.preview.opening });
      if (!('held' in preview)) written.push({ record, preview, day });
      else if (preview.held === 'foreign') foreign.push(`${id}: ${preview.what.join()}`);
    }
  }
  return { written, little, foreign };
}

/** How often the most used sentence of a day occurs: as a text, and as a template. */
export function mostInADay(written: readonly WrittenPreview[]): number {
  const days = Map.groupBy(written, ({ day }) => day);
  return Math.max(
    0,
    ...[...days.values()].flatMap((previews) => {
      const sentences = previews.map(({ preview }) => preview.paragraphs.flat().map(plainText));
      return [
        ...countTemplates(previews.map(({ preview }) => preview.used)).values(),
        ...countTemplates(sentences).values(),
      ];
    }),
  );
}

/** How many begin with the word of the one before. */
export const alikeOpenings = (written: readonly WrittenPreview[]): number =>
  written.filter(({ preview }, index) => preview.opening === written[index - 1]?.preview.opening).length;
