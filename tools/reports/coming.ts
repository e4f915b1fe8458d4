import type { PreviewRecord } from '@safira/reports/preview/record';
import type { Side } from '@safira/reports/record';
import { anyOf, nameOf, withoutArticle } from './played.ts';
import type { ClaimOf } from './reader.ts';
import { readCount } from './read-words.ts';

/** The record of a match to come as the check reads it: on its own, without the code that writes previews. */
export type Coming = {
  record: PreviewRecord;
  team: string;
  player: string;
  sideOf: (name: string) => Side;
};

export type PreviewClaim = ClaimOf<Coming>;

export function comingOf(record: PreviewRecord): Coming {
  const { teams, scorers } = record;
  const [home, away] = [nameOf(teams.home), nameOf(teams.away)];
  return {
    record,
    team: anyOf([home, away].flatMap((name) => [name, withoutArticle(name)])),
    player: anyOf([scorers.home, scorers.away].flatMap((scorer) => (scorer ? [scorer.name] : []))),
    sideOf: (name) => (name === home || name === withoutArticle(home) ? 'home' : 'away'),
  };
}

/** «يوم السبت 21 نوفمبر الساعة 9:00 م بتوقيت مكة المكرمة» */
export function isWhen(text: string, { kickoff: { date, hour, minute } }: PreviewRecord): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ar-EG-u-nu-latn', { ...options, timeZone: 'UTC' }).format(instant);
  const day = `${name({ weekday: 'long' })} ${instant.getUTCDate()} ${name({ month: 'long' })}`;
  const clock = /^يوم (.+) الساعة (\d+):(\d\d) ([صم]) بتوقيت مكة المكرمة$/.exec(text);
  return (
    clock?.[1] === day &&
    (Number(clock[2]) % 12) + (clock[4] === 'م' ? 12 : 0) === hour &&
    Number(clock[3]) === minute
  );
}

/** The venue, the round and the competition, wherever they are said. */
export function isWhere(text: string, { venue, round, competition }: PreviewRecord): boolean {
  const rest = text.replace(venue ?? '', '').replace(competition.name, '');
  return (
    (venue === null || text.includes(venue)) &&
    text.includes(competition.name) &&
    (rest.match(/\d+/g) ?? []).join() === (round?.match(/\d+/g) ?? []).toReversed().join()
  );
}

const kinds = { W: 'انتصار', D: 'تعادل', L: 'هزيم|هزائم' };

/** «انتصاران وتعادل واحد و3 هزائم» is 2, 1, 3. */
export function readTally(text: string): { W: number; D: number; L: number } {
  const of = (stem: string) => {
    const found = new RegExp(`(?:(\\d+) )?(?:${stem})(ان|ين|تان|تين|ة)?`).exec(text);
    if (!found) return 0;
    if (found[1]) return Number(found[1]);
    return /[تا]ان|ين|ان$/.test(found[2] ?? '') ? 2 : 1;
  };
  return { W: of(kinds.W), D: of(kinds.D), L: of(kinds.L) };
}

export function tallyOf(outcomes: readonly string[]): { W: number; D: number; L: number } {
  const of = (kind: string) => outcomes.filter((one) => one === kind).length;
  return { W: of('W'), D: of('D'), L: of('L') };
}

/** How many matches at the end are of this kind. */
export function runOf(outcomes: readonly string[], isPart: (one: string) => boolean): number {
  let length = 0;
  while (length < outcomes.length && isPart(outcomes[outcomes.length - 1 - length]!)) length++;
  return length;
}

/** «برصيد 12 نقطة» is 12, «بلا نقاط» 0. */
export const readPoints = (text: string): number | undefined =>
  text === 'بلا نقاط' ? 0 : readCount(text.replace('برصيد ', ''));
