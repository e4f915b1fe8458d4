import type { MatchRecord } from '@safira/reports/record';
import { plainText } from '@safira/reports/text';
import type { Report } from '@safira/reports/write-report';
import { claims } from './claims.ts';
import { type Played, playedOf } from './played.ts';
import { readerWith } from './reader.ts';
import { titleClaims } from './title-claims.ts';

/** What a report says that the record does not; a sentence that cannot be read is a fault, too. */
export function faultsOf(record: MatchRecord, { title, paragraphs }: Report): string[] {
  const played = playedOf(record);
  const sentences = paragraphs.flat().map(plainText);
  const readTitle = readerWith(titleClaims, played);
  const read = readerWith(claims, played);
  return [...readTitle(plainText(title)), ...sentences.flatMap(read), ...missingGoals(sentences, played)];
}

function missingGoals(sentences: readonly string[], { goals }: Pick<Played, 'goals'>): string[] {
  const minutes = new Set<string>(sentences.join(' ').match(/\d+(?:\+\d+)?/g));
  return goals
    .filter(({ minute, player }) => !minutes.has(minute) || !sentences.some((text) => text.includes(player)))
    .map(({ minute, player }) => `missing: the goal of ${player} in minute ${minute}`);
}
