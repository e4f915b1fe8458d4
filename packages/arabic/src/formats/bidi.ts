/** For text without markup: calendars, shared messages, notifications. Pages use `<bdi>` instead. */

const LRI = '\u2066';
const FSI = '\u2068';
const PDI = '\u2069';
const RLM = '\u200F';

/** `45+2`, `4-3-3`, `+5`, `62%`: always read from left to right; after Arabic letters they would flip. */
export function isolateLtr(text: string): string {
  return `${LRI}${text}${PDI}`;
}

/** A name of unknown script: its own dots and digits stay with it, and the text after it is not reordered. */
export function isolate(text: string): string {
  return `${FSI}${text}${PDI}`;
}

/**
 * «الأهلي 2 – 1 الزمالك»: home first, which is on the right, next to its goals. The marks at both ends preserve
 * that order in a left-to-right app, also for Latin names; a spaced en dash does not swap the numbers, a hyphen does.
 */
export function matchLine(match: {
  home: string;
  away: string;
  homeGoals: number | null;
  awayGoals: number | null;
}): string {
  const { home, away, homeGoals, awayGoals } = match;
  const between = homeGoals === null || awayGoals === null ? '–' : `${homeGoals} – ${awayGoals}`;
  return `${RLM}${named(home)} ${between} ${named(away)}${RLM}`;
}

/** Removes marks and isolates, for search and comparison. */
export function stripBidi(text: string): string {
  return text.replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}

/** Arabic names need no isolate, and plain text should have as few hidden characters as possible. */
const named = (name: string) => (/[A-Za-z\d]/.test(name) ? isolate(name) : name);
