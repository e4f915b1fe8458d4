import { expect, test } from 'vitest';
import { aFrame } from '../testing/looks.ts';
import { misplaced } from '../testing/misplaced.ts';
import { drawEpisodeCard } from './draw.ts';
import type { EpisodeFacts } from './facts.ts';

const aCard = (over: Partial<EpisodeFacts> = {}): EpisodeFacts => ({
  show: 'بودكاست التحليل الرياضي',
  leagues: 'الدوري الإنجليزي الممتاز · الدوري الإسباني',
  date: 'السبت 21 نوفمبر 2026',
  time: '10:00 م · بتوقيت مكة المكرمة',
  ...over,
});

test.each<[string, Partial<EpisodeFacts>]>([
  ['two leagues', {}],
  ['no league', { leagues: null }],
  ['the longest date', { date: 'الأربعاء 30 سبتمبر 2026', time: '12:00 ص · بتوقيت مكة المكرمة' }],
])('OURS-05: an episode with %s: every text stays in its room and overlaps no other', (_, facts) => {
  expect(misplaced(drawEpisodeCard(aCard(facts), aFrame))).toEqual([]);
});

test('OURS-05: show, date and time of an episode stand below each other', () => {
  const { placed } = drawEpisodeCard(aCard(), aFrame);
  const { show, date, time } = aCard();
  const tops = [show, date, time].map((wanted) => placed.find(({ text }) => text === wanted)!.ink.top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
