import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import { openingOf, opensOtherwise } from '../opening.ts';
import { whereOf } from '../sentences/where.ts';
import { say, type Sentence, team } from '../text.ts';
import type { PreviewFacts } from './facts.ts';
import type { Kickoff, PreviewRecord } from './record.ts';

/** Who plays whom, when and where. */
export function leadOf(facts: PreviewFacts): Sentence {
  if (facts.record.state === 'postponed') return ofPostponed(facts);
  return facts.record.isHosted ? ofHosted(facts) : ofNeutral(facts);
}

/** «السبت 21 نوفمبر» */
const dayText = (date: string) => `${dayName(date)} ${dayMonth(date)}`;

/** «يوم السبت 21 نوفمبر الساعة 9:00 م» */
export const kickoffText = (kickoff: Kickoff): string =>
  `يوم ${dayText(kickoff.date)} الساعة ${timeText(kickoff)}`;

export const MECCA_TIME = 'بتوقيت مكة المكرمة';

const whenOf = ({ state, kickoff }: PreviewRecord): string =>
  state === 'undated' ? 'في موعد يُحدَّد لاحقًا' : `${kickoffText(kickoff)} ${MECCA_TIME}`;

/** Not as the preview before, nor with the verb of the headline. */
const opensWell =
  ({ lastOpening, title }: PreviewFacts) =>
  (sentence: Sentence) =>
    opensOtherwise(lastOpening)(sentence) && !title.split(' ').includes(openingOf(sentence));

function ofHosted(facts: PreviewFacts): Sentence {
  const { record, choose } = facts;
  const [home, away] = [team(record.teams.home), team(record.teams.away)];
  const [when, where] = [whenOf(record), whereOf(record)];
  return choose(
    'preview lead hosted',
    [
      say`يستضيف ${home} ${away} ${when}، ${where}.`,
      say`يلتقي ${home} ضيفه ${away} ${when}، ${where}.`,
      say`يحل ${away} ضيفًا على ${home} ${when}، ${where}.`,
      say`يلعب ${home} أمام ضيفه ${away} ${when}، ${where}.`,
      say`تُقام مباراة ${home} وضيفه ${away} ${when}، ${where}.`,
      say`يخوض ${home} لقاءه مع ضيفه ${away} ${when}، ${where}.`,
      say`يستقبل ${home} ضيفه ${away} ${when}، ${where}.`,
      say`تنطلق مباراة ${home} و${away} ${when}، ${where}.`,
    ],
    opensWell(facts),
  );
}

function ofNeutral(facts: PreviewFacts): Sentence {
  const { record, choose } = facts;
  const [home, away] = [team(record.teams.home), team(record.teams.away)];
  const [when, where] = [whenOf(record), whereOf(record)];
  return choose(
    'preview lead',
    [
      say`يلتقي ${home} و${away} ${when}، ${where}.`,
      say`يواجه ${home} ${away} ${when}، ${where}.`,
      say`تُقام مباراة ${home} و${away} ${when}، ${where}.`,
      say`تنطلق مباراة ${home} و${away} ${when}، ${where}.`,
      say`يلعب ${home} أمام ${away} ${when}، ${where}.`,
      say`يخوض ${home} لقاءه مع ${away} ${when}، ${where}.`,
      say`يتواجه ${home} و${away} ${when}، ${where}.`,
    ],
    opensWell(facts),
  );
}

function ofPostponed(facts: PreviewFacts): Sentence {
  const { record, choose } = facts;
  const [home, away] = [team(record.teams.home), team(record.teams.away)];
  const [day, where] = [`يوم ${dayText(record.kickoff.date)}`, whereOf(record)];
  return choose(
    'preview lead postponed',
    [
      say`تأجلت مباراة ${home} و${away} إلى موعد يُحدَّد لاحقًا، بعد أن كانت مقررة ${day}، ${where}.`,
      say`أُجّلت مباراة ${home} و${away}، التي كانت مقررة ${day}، إلى موعد يُحدَّد لاحقًا، ${where}.`,
      say`لن تُقام مباراة ${home} و${away} في موعدها ${day}، وتأجلت إلى موعد يُحدَّد لاحقًا، ${where}.`,
      say`يُحدَّد لاحقًا موعد جديد لمباراة ${home} و${away}، المؤجلة بعد أن كانت مقررة ${day}، ${where}.`,
      say`كانت مباراة ${home} و${away} مقررة ${day}، وتأجلت إلى موعد يُحدَّد لاحقًا، ${where}.`,
    ],
    opensWell(facts),
  );
}
