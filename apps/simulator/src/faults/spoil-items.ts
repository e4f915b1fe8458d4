import { whole, type Random } from '../random.ts';
import { SKEW_MS, type FaultKind } from './fault-kinds.ts';
import { withBadGrids, withSecondIds } from './spoil-people.ts';
import { withEditedEvent, withoutOneEvent, withSwappedSubstitutions } from './spoil-events.ts';
import { isRecord, withEach, type Item } from './items.ts';

const SKEW_S = SKEW_MS / 1000;

/** HOME-14: applies a fault to the items of a finished answer; `items` themselves are not changed. */
export function spoilItems(
  fault: FaultKind | undefined,
  items: readonly unknown[],
  random: Random,
): readonly unknown[] {
  switch (fault) {
    case 'bad-item':
      return withBadItem(items);
    case 'wrong-types':
      return items.map(withoutNumbers);
    case 'mistyped-item': {
      const chosen = whole(random, 0, items.length - 1);
      return items.map((item, index) => (index === chosen ? withoutNumbers(item) : item));
    }
    case 'swapped-substitutions':
      return withSwappedSubstitutions(items);
    case 'edited-events':
      return withEditedEvent(items, random);
    case 'removed-events':
      return withoutOneEvent(items, random);
    case 'second-ids':
      return withSecondIds(items, random);
    case 'bad-grids':
      return withBadGrids(items, random);
    case 'entities':
      return withEach(items, (record) =>
        typeof record.name === 'string' ? { ...record, name: escaped(record.name) } : record,
      );
    case 'percent-accuracy':
      return withEach(items, withPercentAccuracy);
    case 'stuck':
      return items.map(stuckIn2H);
    case 'clock-skew':
      return withEach(items, skewed);
    default:
      return items; // the other faults do not concern items
  }
}

/** The first item is malformed, the others are valid. */
function withBadItem(items: readonly unknown[]): unknown[] {
  const [first, ...rest] = items;
  if (!isRecord(first)) return items.length > 0 ? [null, ...rest] : [];
  if ('fixture' in first && 'teams' in first) {
    return [{ ...first, teams: null, goals: { home: 'two' } }, ...rest];
  }
  return [Object.fromEntries(Object.keys(first).map((key) => [key, null])), ...rest];
}

/** Every number becomes a string. */
function withoutNumbers(item: unknown): unknown {
  return JSON.parse(JSON.stringify(item), (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
}

/** Quirk 12, with non-ASCII letters as numeric entities. */
function escaped(name: string): string {
  return name
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&apos;')
    .replace(/[^\p{ASCII}]/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

/** Quirk 10: sometimes a count of passes, sometimes a percentage. */
function withPercentAccuracy(record: Item): Item {
  const { accuracy, total } = record;
  const count = typeof accuracy === 'string' ? Number.parseInt(accuracy, 10) : accuracy;
  if (typeof count !== 'number' || typeof total !== 'number' || total === 0 || !('key' in record))
    return record;
  return { ...record, accuracy: `${Math.round((count / total) * 100)}%` };
}

/** Quirk 20: the final whistle is not reported. */
function stuckIn2H(item: unknown): unknown {
  if (!isRecord(item) || !isRecord(item.fixture) || !isRecord(item.fixture.status)) return item;
  if (item.fixture.status.short !== 'FT') return item;
  const status = { ...item.fixture.status, long: 'Second Half', short: '2H', elapsed: 90 };
  const unwon = (team: unknown) => (isRecord(team) ? { ...team, winner: null } : team);
  return {
    ...item,
    fixture: { ...item.fixture, status },
    ...(isRecord(item.teams) && { teams: { home: unwon(item.teams.home), away: unwon(item.teams.away) } }),
    ...(isRecord(item.score) && { score: { ...item.score, fulltime: { home: null, away: null } } }),
  };
}

function skewed(record: Item): Item {
  const { timestamp, date, first, second, update } = record;
  return {
    ...record,
    ...(typeof timestamp === 'number' && { timestamp: timestamp + SKEW_S }),
    ...(typeof date === 'string' && { date: later(date) }),
    ...(typeof update === 'string' && { update: later(update) }),
    // The two halves of `periods`.
    ...(typeof first === 'number' && { first: first + SKEW_S }),
    ...(typeof second === 'number' && { second: second + SKEW_S }),
  };
}

/** `2026-11-21T18:00:00+03:00`, in its own zone; a date without a time is unchanged. */
function later(text: string): string {
  const [, local, zone] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-]\d\d:\d\d)$/.exec(text) ?? [];
  if (!local) return text;
  return new Date(Date.parse(`${local}Z`) + SKEW_MS).toISOString().slice(0, 19) + zone;
}
