import { eventLabel } from '@safira/arabic/terms/events';
import { isKnownRound } from '@safira/arabic/terms/rounds';
import { statisticLabel } from '@safira/arabic/terms/statistics';
import { statusLabel } from '@safira/arabic/terms/status';
import type { MatchObservation } from '@safira/football/observed/observation';

/** Words of the provider without an Arabic translation, by what they name. */
export type UnknownWords = Record<'status' | 'event' | 'statistic' | 'round', string[]>;

const UNKNOWN = '?';

/** NAME-04, DLG-06, DLG-08, DLG-16: words that a page would only show as «other», each once. */
export function unknownWords(
  observations: readonly MatchObservation[],
  rounds: readonly string[],
): UnknownWords {
  const matches = observations.map(({ match }) => match);
  const unknownEvent = eventLabel({ type: UNKNOWN, detail: null, comments: null });
  return {
    status: unique(matches.map(({ status }) => status.short)).filter(
      (short) => statusLabel({ short, long: UNKNOWN, elapsed: null, extra: null }).badge === UNKNOWN,
    ),
    event: unique(
      matches
        .flatMap(({ events }) => events ?? [])
        .filter((event) => eventLabel(event) === unknownEvent)
        .map(({ type, detail }) => `${type}: ${detail}`),
    ),
    statistic: unique(
      matches
        .flatMap(({ statistics }) => statistics ?? [])
        .flatMap(({ statistics }) => statistics.map(({ type }) => type)),
    ).filter((type) => statisticLabel(type) === statisticLabel(UNKNOWN)),
    round: unique([...matches.flatMap(({ round }) => round ?? []), ...rounds]).filter(
      (round) => !isKnownRound(round),
    ),
  };
}

const unique = (words: readonly string[]): string[] => [...new Set(words)].toSorted();
