import type { ComingMatch } from '@safira/podcast/facts';
import { countOf } from './read-words.ts';
import type { Claim, Known } from './reader.ts';

const WHEN = String.raw`(?<day>اليوم|غدا|يوم \S+|فجر \S+) في الساعة (?<hour>\d+):(?<minute>\d\d)(?: (?<part>\S+))?\.$`;

const weekdayOf = (date: string) =>
  new Intl.DateTimeFormat('ar-EG', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

function isWhen(
  found: Record<string, string | undefined>,
  { kickoff }: ComingMatch,
  { facts }: Known,
): boolean {
  const { date, hour, minute } = kickoff;
  const today = new Date(facts.now + 3 * 3_600_000).toISOString().slice(0, 10);
  const tomorrow = new Date(facts.now + 27 * 3_600_000).toISOString().slice(0, 10);
  const day =
    hour < 4
      ? `فجر ${weekdayOf(date)}`
      : date === today
        ? 'اليوم'
        : date === tomorrow
          ? 'غدا'
          : `يوم ${weekdayOf(date)}`;
  const part = hour < 4 ? undefined : hour < 12 ? 'صباحا' : hour < 15 ? 'ظهرا' : hour < 18 ? 'عصرا' : 'مساء';
  const isClock = Number(found['hour']) % 12 === hour % 12 && Number(found['minute']) === minute;
  return found['day'] === day && isClock && found['part'] === part;
}

const hosts = /^(?:يستضيف|يلتقي|يلعب|يستقبل|يواجه) (?<H>T) (?:نظيره |ضيفه |أمام ضيفه )(?<A>T) /;
const guests = /^يحل (?<A>T) ضيفا على (?<H>T) /;
const both = /^(?:تقام مباراة|موعد مباراة) (?<H>T) و(?<A>T) /;

const withTime = [hosts, guests, both].map(({ source }): Claim => ({
  pattern: new RegExp(source + WHEN),
  isTrue: (found, known) =>
    known.coming?.teams.home.name === found['H'] &&
    known.coming?.teams.away.name === found['A'] &&
    isWhen(found, known.coming!, known),
}));

const sameTime: Claim = {
  pattern:
    /^(?:وفي (?:التوقيت|الموعد) (?:نفسه|ذاته) (?:يلتقي|يستضيف) (?<H>T) (?:و|نظيره )(?<A>T)|يلتقي في الموعد نفسه (?<H2>T) و(?<A2>T)|يحل (?<A3>T) ضيفا على (?<H3>T) في التوقيت نفسه|يلعب (?<H4>T) و(?<A4>T) في الموعد نفسه)\.$/,
  isTrue: ({ H, H2, H3, H4, A, A2, A3, A4 }, { coming, facts }) => {
    const league = [facts.england, facts.spain].find(({ next }) => next.includes(coming!));
    const before = league?.next[league.next.indexOf(coming!) - 1];
    return (
      coming?.teams.home.name === (H ?? H2 ?? H3 ?? H4) &&
      coming?.teams.away.name === (A ?? A2 ?? A3 ?? A4) &&
      JSON.stringify(before?.kickoff) === JSON.stringify(coming?.kickoff)
    );
  },
};

const scorer: Claim = {
  pattern:
    /^(?:هداف T في الدوري هو P|يتصدر P هدافي T|أكثر لاعبي T تسجيلا P|يقود P هدافي T) برصيد (?<n>\S+ \S+)\.$|^سجل P (?<n2>\d+ \S+) لT في الدوري\.$/,
  isTrue: ({ n, n2 }, { text, coming }) =>
    (['home', 'away'] as const).some((side) => {
      const top = coming?.scorers[side];
      return (
        top &&
        text.includes(top.name) &&
        text.includes(coming.teams[side].name) &&
        top.goals === countOf((n ?? n2)!)
      );
    }),
};

export const comingClaims: Claim[] = [...withTime, sameTime, scorer];

const parts = ['فجر', 'صباح', 'ظهر', 'عصر', 'مساء'];

/** The day and the part of the day in the greeting. */
export const clockClaim: Claim = {
  pattern: /(?<part>فجر|صباح|ظهر|عصر|مساء) (?<day>الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)/,
  isTrue: ({ part, day }, { facts }) => {
    const wall = new Date(facts.now + 3 * 3_600_000);
    const hour = wall.getUTCHours();
    const index = [4, 12, 15, 18, 24].findIndex((end) => hour < end);
    return part === parts[index] && day === weekdayOf(wall.toISOString().slice(0, 10));
  },
};
