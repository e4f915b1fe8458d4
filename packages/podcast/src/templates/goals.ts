import { spokenGoal } from '@safira/arabic/speech/spoken-nouns';
import type { Goal } from '@safira/reports/course';
import { otherSide } from '@safira/reports/record';
import { type Situation, situationOf } from '@safira/reports/situation';
import type { Desk } from '../desk.ts';
import { count, forTeam, minute, person, team } from '../parts.ts';
import type { Story } from '../story.ts';
import { line, type Phrase } from '../text.ts';

/** The indices of the most important goals, in their order. */
export const chosenGoals = (story: Story, most: number): number[] =>
  story.goals
    .map((_, index) => ({ index, value: valueOf(story, index) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b);

/** Three or more goals of one player. */
export function hatTrickOf(desk: Desk, { record, course: { hatTrick } }: Story): void {
  if (!hatTrick?.scorer) return;
  const by = record.teams[hatTrick.side];
  const of = (grammar: 'nominative' | 'accusative' | 'genitive') =>
    count(hatTrick.ofScorer, spokenGoal, grammar);
  const scorer = person(hatTrick.scorer);
  desk.say(
    'hat-trick',
    [
      line`سَجَّلَ ${scorer} ${of('accusative')} فِي هَذِهِ المُبَارَاةِ.`,
      line`بَلَغَ رَصِيدُ ${scorer} فِي المُبَارَاةِ ${of('accusative')}.`,
      line`أَحْرَزَ ${scorer} ${of('accusative')} ${forTeam(by)}.`,
      line`أَنْهَى ${scorer} المُبَارَاةَ وَفِي رَصِيدِهِ ${of('nominative')}.`,
      line`وَقَّعَ ${scorer} عَلَى ${of('genitive')} ${forTeam(by)}.`,
    ],
    [record.id],
  );
}

const VALUES: Record<Situation, number> = {
  only: 9,
  first: 5,
  level: 4,
  closer: 2,
  ahead: 6,
  'ahead again': 6,
  'second of two': 3,
  further: 1,
  last: 2,
};

const valueOf = ({ goals, course }: Story, index: number) =>
  VALUES[situationOf(goals, index)] + (goals[index] === course.decisive ? 9 : 0) - index / 100;

type Parts = { scorer: Phrase; by: Phrase; forBy: Phrase; when: Phrase };

export function sayGoal(desk: Desk, { record, goals }: Story, index: number): void {
  const goal = goals[index]!;
  const [by, to] = [record.teams[goal.side], record.teams[otherSide(goal.side)]];
  const when = whenOf(goal);
  const names = { by: team(by), forBy: forTeam(by), to: team(to), when };
  const ids = [record.id];
  if (!goal.scorer) {
    desk.say('goal', unnamedVariants(names), ids);
    return;
  }
  const parts = { ...names, scorer: person(goal.scorer) };
  if (goal.kind === 'own') desk.say('own goal', ownVariants(parts), ids);
  else {
    const situation = situationOf(goals, index);
    desk.say(`goal ${situation}`, variants[situation](parts), ids);
  }
}

/** « من ركلة جزاء في الدقيقة 67» */
function whenOf({ kind, minute: time }: Goal): Phrase {
  const at = line`فِي ${minute(time)}`;
  return kind === 'penalty' ? line`مِنْ رَكْلَةِ جَزَاءٍ ${at}` : at;
}

const variants: Record<Situation, (parts: Parts) => Phrase[]> = {
  only: ({ scorer, by, forBy, when }) => [
    line`سَجَّلَ ${scorer} هَدَفَ المُبَارَاةِ الوَحِيدَ ${when}.`,
    line`جَاءَ هَدَفُ المُبَارَاةِ الوَحِيدُ عَنْ طَرِيقِ ${scorer} ${when}.`,
    line`أَحْرَزَ ${scorer} هَدَفَ ${by} الوَحِيدَ ${when}.`,
    line`حَمَلَ هَدَفُ المُبَارَاةِ الوَحِيدُ تَوْقِيعَ ${scorer} ${when}.`,
    line`مَنَحَ ${scorer} الفَوْزَ ${forBy} بِهَدَفٍ ${when}.`,
  ],
  first: ({ scorer, by, forBy, when }) => [
    line`اِفْتَتَحَ ${scorer} التَّسْجِيلَ ${forBy} ${when}.`,
    line`تَقَدَّمَ ${by} بِهَدَفِ ${scorer} ${when}.`,
    line`مَنَحَ ${scorer} التَّقَدُّمَ ${forBy} ${when}.`,
    line`وَضَعَ ${scorer} فَرِيقَهُ ${by} فِي المُقَدِّمَةِ ${when}.`,
    line`بَدَأَ ${by} التَّسْجِيلَ عَنْ طَرِيقِ ${scorer} ${when}.`,
  ],
  level: ({ scorer, by, forBy, when }) => [
    line`أَدْرَكَ ${scorer} التَّعَادُلَ ${forBy} ${when}.`,
    line`عَادَلَ ${scorer} النَّتِيجَةَ ${forBy} ${when}.`,
    line`رَدَّ ${by} بِهَدَفِ التَّعَادُلِ عَنْ طَرِيقِ ${scorer} ${when}.`,
    line`عَدَّلَ ${scorer} النَّتِيجَةَ ${forBy} ${when}.`,
    line`جَاءَ هَدَفُ التَّعَادُلِ ${forBy} عَنْ طَرِيقِ ${scorer} ${when}.`,
  ],
  closer: ({ scorer, by, forBy, when }) => [
    line`قَلَّصَ ${scorer} الفَارِقَ ${forBy} ${when}.`,
    line`قَلَّصَ ${by} الفَارِقَ بِهَدَفِ ${scorer} ${when}.`,
    line`رَدَّ ${scorer} بِهَدَفٍ ${forBy} ${when}.`,
    line`سَجَّلَ ${scorer} هَدَفًا ${forBy} ${when}.`,
    line`جَاءَ رَدُّ ${by} بِهَدَفِ ${scorer} ${when}.`,
  ],
  ahead: ({ scorer, by, forBy, when }) => [
    line`ثُمَّ تَقَدَّمَ ${by} بِهَدَفِ ${scorer} ${when}.`,
    line`سَجَّلَ ${scorer} هَدَفَ التَّقَدُّمِ ${forBy} ${when}.`,
    line`قَلَبَ ${by} النَّتِيجَةَ عَنْ طَرِيقِ ${scorer} ${when}.`,
    line`وَضَعَ ${scorer} فَرِيقَهُ ${by} فِي المُقَدِّمَةِ ${when}.`,
    line`أَكْمَلَ ${scorer} عَوْدَةَ ${by} ${when}.`,
  ],
  'ahead again': ({ scorer, by, forBy, when }) => [
    line`أَعَادَ ${scorer} التَّقَدُّمَ ${forBy} ${when}.`,
    line`اِسْتَعَادَ ${by} التَّقَدُّمَ بِهَدَفِ ${scorer} ${when}.`,
    line`تَقَدَّمَ ${by} مُجَدَّدًا عَنْ طَرِيقِ ${scorer} ${when}.`,
    line`عَادَ ${by} إِلَى المُقَدِّمَةِ بِهَدَفِ ${scorer} ${when}.`,
    line`سَجَّلَ ${scorer} هَدَفَ التَّقَدُّمِ مِنْ جَدِيدٍ ${forBy} ${when}.`,
  ],
  'second of two': ({ scorer, by, forBy, when }) => [
    line`ضَاعَفَ ${scorer} النَّتِيجَةَ ${forBy} ${when}.`,
    line`عَزَّزَ ${scorer} تَقَدُّمَ ${by} ${when}.`,
    line`ضَاعَفَ ${by} تَقَدُّمَهُ بِهَدَفِ ${scorer} ${when}.`,
    line`أَضَافَ ${scorer} هَدَفًا آخَرَ ${forBy} ${when}.`,
    line`أَضَافَ ${scorer} الهَدَفَ الثَّانِيَ ${forBy} ${when}.`,
  ],
  further: ({ scorer, by, forBy, when }) => [
    line`وَسَّعَ ${scorer} الفَارِقَ ${forBy} ${when}.`,
    line`عَزَّزَ ${scorer} تَقَدُّمَ ${by} ${when}.`,
    line`أَضَافَ ${scorer} هَدَفًا جَدِيدًا ${forBy} ${when}.`,
    line`وَاصَلَ ${by} التَّسْجِيلَ عَنْ طَرِيقِ ${scorer} ${when}.`,
    line`رَفَعَ ${scorer} غَلَّةَ ${by} مِنَ الأَهْدَافِ ${when}.`,
  ],
  last: ({ scorer, by, forBy, when }) => [
    line`اِخْتَتَمَ ${scorer} أَهْدَافَ ${by} ${when}.`,
    line`خَتَمَ ${scorer} التَّسْجِيلَ ${forBy} ${when}.`,
    line`جَاءَ آخِرُ أَهْدَافِ ${by} عَنْ طَرِيقِ ${scorer} ${when}.`,
    line`سَجَّلَ ${scorer} آخِرَ أَهْدَافِ ${by} ${when}.`,
    line`كَانَ الهَدَفُ الأَخِيرُ ${forBy} مِنْ نَصِيبِ ${scorer} ${when}.`,
  ],
};

const ownVariants = ({ scorer, by, forBy, to, when }: Parts & { to: Phrase }): Phrase[] => [
  line`سَجَّلَ ${scorer} لَاعِبُ ${to} بِالخَطَأِ فِي مَرْمَى فَرِيقِهِ ${when}.`,
  line`اِسْتَفَادَ ${by} مِنْ هَدَفٍ عَكْسِيٍّ سَجَّلَهُ ${scorer} ${when}.`,
  line`أَصَابَ ${scorer} شِبَاكَ فَرِيقِهِ ${to} بِالخَطَأِ ${when}.`,
  line`حَوَّلَ ${scorer} الكُرَةَ بِالخَطَأِ إِلَى شِبَاكِ فَرِيقِهِ ${to} ${when}.`,
  line`أَهْدَى ${scorer} هَدَفًا ${forBy} بِالخَطَأِ ${when}.`,
];

const unnamedVariants = ({ by, forBy, to, when }: Omit<Parts, 'scorer'> & { to: Phrase }): Phrase[] => [
  line`سَجَّلَ ${by} ${when}.`,
  line`هَزَّ ${by} شِبَاكَ ${to} ${when}.`,
  line`جَاءَ هَدَفٌ ${forBy} ${when}.`,
  line`أَحْرَزَ ${by} هَدَفًا ${when}.`,
  line`تَمَكَّنَ ${by} مِنَ التَّسْجِيلِ ${when}.`,
];
