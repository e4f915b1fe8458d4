import { once } from '@safira/arabic/once';
import { spokenClock } from '@safira/arabic/speech/spoken-clock';
import { spokenGoal, spokenPoint } from '@safira/arabic/speech/spoken-nouns';
import { spokenCount } from '@safira/arabic/speech/spoken-numbers';
import { spokenOrdinal } from '@safira/arabic/speech/spoken-ordinals';
import * as reports from '@safira/reports/gate';
import type { LeagueFacts } from './facts.ts';
import { asPrinted, withoutMarks } from './text.ts';

/** POD-06: what an episode may say. */
export function allowedIn(leagues: readonly LeagueFacts[]): reports.Allowed {
  const all = leagues.map(allowedInLeague);
  return {
    names: new Set(all.flatMap(({ names }) => [...names])),
    unlinked: all.flatMap(({ unlinked }) => unlinked),
    numbers: new Set(all.flatMap(({ numbers }) => [...numbers])),
  };
}

function allowedInLeague({ competition, matches, table, next }: LeagueFacts): reports.Allowed {
  const records = matches.map(reports.allowedIn);
  const teams = [...table.map(({ team }) => team), ...next.flatMap((match) => reports.bothOf(match.teams))];
  const scorers = next.flatMap((match) => reports.bothOf(match.scorers)).filter((scorer) => scorer !== null);
  const [first, second] = table;
  return {
    names: new Set([
      ...records.flatMap(({ names }) => [...names]),
      ...teams.flatMap(reports.teamLinks),
      ...scorers.map(({ id, name }) => `player ${id} ${name}`),
      `competition ${competition.id} ${competition.name}`,
    ]),
    unlinked: records.flatMap(({ unlinked }) => unlinked),
    numbers: new Set([
      matches.length,
      ...records.flatMap(({ numbers }) => [...numbers]),
      ...table.flatMap(({ place, points }) => [place, points]),
      ...(first && second ? [first.points - second.points] : []),
      ...scorers.map(({ goals }) => goals),
      ...next.flatMap(({ kickoff, outcomes }) => [
        kickoff.hour % 12 || 12,
        kickoff.minute,
        ...reports.bothOf(outcomes).flatMap((of) => of.map((_, index) => index + 1)),
      ]),
    ]),
  };
}

const NOT_FOR_A_VOICE = /[0-9٠-٩A-Za-z%/]/;
const KNOWN_LETTERS = /^[\u0621-\u063A\u0641-\u0652 ،.:]+$/;

/** POD-06: what is wrong with the spoken form of a sentence; apart from figures and marks it must be the printed one. */
export function spokenFaults({ display, spoken }: { display: string; spoken: string }): string[] {
  if (NOT_FOR_A_VOICE.test(spoken)) return [`not for a voice: ${spoken}`];
  if (!KNOWN_LETTERS.test(spoken)) return [`unknown letter: ${spoken}`];
  if (asPrinted(display) !== display.normalize('NFC')) return [`not printed so: ${display}`];
  return patternOf(withoutMarks(display)).test(withoutMarks(spoken))
    ? []
    : [`not what is printed: ${display} / ${spoken}`];
}

/** Matches the words of the sentence, each figure in one of its spoken forms. */
function patternOf(display: string): RegExp {
  const pattern = display
    .replaceAll(/[-.()[\]'’]/g, String.raw`\$&`)
    .replaceAll(/(\d+):(\d\d)|\d+/g, (figure, hour, minute) => {
      const forms =
        hour === undefined
          ? formsOf(Number(figure))
          : [withoutMarks(spokenClock({ hour: Number(hour), minute: Number(minute) }))];
      return `(?:${forms.join('|')})`;
    });
  return new RegExp(`^${pattern}$`);
}

const MOST = 130;

/** All numbers as they are counted, in both genders and three cases, and as ordinals. */
const spokenForms = once(() =>
  Array.from({ length: MOST + 1 }, (_, n) => (n < 3 ? ordinals(n) : allForms(n))),
);

const formsOf = (n: number): readonly string[] => spokenForms()[n] ?? [];

function allForms(n: number): string[] {
  const counted = [spokenGoal, spokenPoint].flatMap((noun) =>
    (['nominative', 'accusative', 'genitive'] as const).map((grammar) =>
      withoutMarks(spokenCount(n, noun, grammar))
        .split(' ')
        .slice(0, -1)
        .join(' '),
    ),
  );
  return [...new Set([...counted, ...ordinals(n)])];
}

const ordinals = (n: number): string[] =>
  n === 0 ? [] : [true, false].map((isFeminine) => withoutMarks(spokenOrdinal(n, { isFeminine })));
