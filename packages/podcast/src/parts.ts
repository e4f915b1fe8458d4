import { dayName } from '@safira/arabic/formats/dates';
import { ordinal, ordinalFeminine } from '@safira/arabic/formats/ordinals';
import { FIRST_MORNING_HOUR, spokenClock, spokenDayPart } from '@safira/arabic/speech/spoken-clock';
import { type Case, spokenGoal, type SpokenNoun } from '@safira/arabic/speech/spoken-nouns';
import { spokenCount } from '@safira/arabic/speech/spoken-numbers';
import { spokenMinute, spokenOrdinal } from '@safira/arabic/speech/spoken-ordinals';
import { spokenScore } from '@safira/arabic/speech/spoken-score';
import { daysBetween } from '@safira/football/time/days';
import type { Minute } from '@safira/reports/course';
import type { Kickoff } from '@safira/reports/preview/record';
import type { MatchRecord, Person, Team } from '@safira/reports/record';
import * as written from '@safira/reports/text';
import { spokenName } from './spoken-names.ts';
import { leagueNames } from './tables/league-names.ts';
import { asPrinted, line, type Phrase, words } from './text.ts';

export const team = (of: Team): Phrase => ({
  display: [written.team(of)],
  spoken: spokenName(written.teamName(of)).spoken,
});

/** After «لِ». */
export const forTeam = (of: Team): Phrase => ({
  display: [written.forTeam(of)],
  spoken: team(of).spoken.replace(/^ال\u0652?|^/, (article) => (article ? 'لِل\u0652' : 'لِ')),
});

export const person = (of: Person): Phrase => ({
  display: [written.person(of)],
  spoken: spokenName(of.name).spoken,
});

/** After «فِي»: «الدقيقة الأولى», «الدقيقة 67», «الوقت بدل الضائع». */
export function minute({ elapsed, extra }: Minute): Phrase {
  if (elapsed <= 1) return words('الدَّقِيقَةِ الأُولَى');
  if (!extra) return { display: [{ text: `الدقيقة ${elapsed}` }], spoken: spokenMinute(elapsed) };
  if (elapsed === HALF) return words('الوَقْتِ بَدَلِ الضَّائِعِ لِلشَّوْطِ الأَوَّلِ');
  return words('الوَقْتِ بَدَلِ الضَّائِعِ');
}

const HALF = 45;

/** «3 نقاط», «نقطتين»: one and two have no figure. */
export function count(n: number, noun: SpokenNoun, grammar: Case = 'genitive'): Phrase {
  const spoken = spokenCount(n, noun, grammar);
  if (n <= 2) return words(spoken);
  return { display: [{ text: `${n} ${asPrinted(spoken.split(' ').at(-1)!)}` }], spoken };
}

/** «61 في المئة» */
export function percent(n: number): Phrase {
  const spoken = spokenCount(n, spokenGoal).split(' ').slice(0, -1).join(' ');
  return line`${{ display: [{ text: String(n) }], spoken }} فِي المِئَةِ`;
}

/** After «المَرْكَزِ», in the genitive. */
export const place = (n: number): Phrase => ({
  display: [{ text: ordinal(n) }],
  spoken: spokenOrdinal(n, { isFeminine: false }),
});

/** After «الجَوْلَةِ», in the genitive. */
export const round = (n: number): Phrase => ({
  display: [{ text: ordinalFeminine(n) }],
  spoken: spokenOrdinal(n, { isFeminine: true }),
});

/** «بثلاثة أهداف مقابل هدف واحد», the winner's goals first; «بهدفين لمثلهما» after «التَّعَادُلِ». */
export const score = (winnerGoals: number, loserGoals: number): Phrase =>
  words(spokenScore({ winnerGoals, loserGoals }));

/** «الساعة 8:30 مساءً» */
export function clock({ hour, minute: minutes }: Kickoff): Phrase {
  const part = spokenDayPart(hour);
  const shown = `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  const time = { display: [{ text: shown }], spoken: spokenClock({ hour, minute: minutes }) };
  return part ? line`السَّاعَةِ ${time} ${part}` : line`السَّاعَةِ ${time}`;
}

/** «اليوم», «غدًا», «يوم السبت», and «فجر السبت» after midnight, which few would call tomorrow. */
export function day({ date, hour }: Pick<Kickoff, 'date' | 'hour'>, today: string): Phrase {
  if (hour < FIRST_MORNING_HOUR) return words(`فَجْرَ ${weekday(date)}`);
  const distance = daysBetween(today, date);
  if (distance === 0) return words('اليَوْمَ');
  return words(distance === 1 ? 'غَدًا' : `يَوْمَ ${weekday(date)}`);
}

/** «مساء السبت»: the time of the episode itself, in the genitive. */
export function dayAndPart({ date, hour }: { date: string; hour: number }): Phrase {
  const part = hour < FIRST_MORNING_HOUR ? 'فَجْرِ' : hour < 12 ? 'صَبَاحِ' : afternoon(hour);
  return words(`${part} ${weekday(date)}`);
}

const afternoon = (hour: number) => (hour < 15 ? 'ظُهْرِ' : hour < 18 ? 'عَصْرِ' : 'مَسَاءِ');

/** In the genitive. */
const weekday = (date: string): string => weekdays[dayName(date)]!;

const weekdays: Record<string, string> = {
  الأحد: 'الأَحَدِ',
  الاثنين: 'الِاثْنَيْنِ',
  الثلاثاء: 'الثُّلَاثَاءِ',
  الأربعاء: 'الأَرْبِعَاءِ',
  الخميس: 'الخَمِيسِ',
  الجمعة: 'الجُمُعَةِ',
  السبت: 'السَّبْتِ',
};

/** Whether two matches begin at the same time. */
export const isSameTime = (a: Kickoff, b: Kickoff): boolean =>
  a.date === b.date && a.hour === b.hour && a.minute === b.minute;

export function league(of: MatchRecord['competition'], grammar: Case): Phrase {
  const known = leagueNames[of.name];
  return {
    display: [{ text: of.name, link: { kind: 'competition', id: of.id } }],
    spoken: known ? known[grammar] : spokenName(of.name).spoken,
  };
}
