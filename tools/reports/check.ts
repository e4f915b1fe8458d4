import { once } from '@safira/arabic/once';
import type { MatchRecord } from '@safira/reports/record';
import { plainText } from '@safira/reports/text';
import type { Report } from '@safira/reports/write-report';
import { claims } from './claims.ts';
import { type Claim, type Played, playedOf } from './played.ts';
import { titleClaims } from './title-claims.ts';

/** What a report says that the record does not; a sentence that cannot be read is a fault, too. */
export function faultsOf(record: MatchRecord, { title, paragraphs }: Report): string[] {
  const played = playedOf(record);
  const sentences = paragraphs.flat().map(plainText);
  const readTitle = readerWith(titleClaims, played);
  const read = readerWith(claims, played);
  return [...readTitle(plainText(title)), ...sentences.flatMap(read), ...missingGoals(sentences, played)];
}

function readerWith(known: readonly Claim[], played: Omit<Played, 'text'>): (text: string) => string[] {
  const readers = known.map(({ pattern, isTrue }) => ({
    pattern: once(() => readerOf(pattern, played)),
    isTrue,
  }));
  return (text) => {
    for (const { pattern, isTrue } of readers) {
      const found = pattern().exec(text);
      if (found) return isTrue(found.groups ?? {}, { ...played, text }) ? [] : [`wrong: ${text}`];
    }
    return [`not read: ${text}`];
  };
}

const readerOf = (pattern: RegExp, names: { team: string; player: string }) =>
  new RegExp(withNames(pattern.source, names), 'u');

/** In a pattern `T` is a team and `P` a player. */
const withNames = (source: string, { team, player }: { team: string; player: string }) =>
  source.replaceAll(
    /(?<![A-Za-z<(?\\])([TP])(?![A-Za-z\d>])/g,
    (_, kind) => `(?:${kind === 'T' ? team : player})`,
  );

function missingGoals(sentences: readonly string[], { goals }: Pick<Played, 'goals'>): string[] {
  const minutes = new Set<string>(sentences.join(' ').match(/\d+(?:\+\d+)?/g));
  return goals
    .filter(({ minute, player }) => !minutes.has(minute) || !sentences.some((text) => text.includes(player)))
    .map(({ minute, player }) => `missing: the goal of ${player} in minute ${minute}`);
}
