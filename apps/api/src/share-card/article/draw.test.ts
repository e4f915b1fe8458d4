import { expect, test } from 'vitest';
import { aCrest, aFrame } from '../testing/looks.ts';
import { misplaced } from '../testing/misplaced.ts';
import { drawArticleCard } from './draw.ts';
import type { ArticleFacts } from './facts.ts';

const look = aCrest('هل', '#1B4FBF');
const team = { picture: null, look };
const aCard = (over: Partial<ArticleFacts> = {}): ArticleFacts => ({
  title: 'الهلال يقلب تأخره ويحسم الديربي في الدقيقة الأخيرة',
  heading: 'تقارير المباريات · دوري روشن السعودي',
  teams: [team, team],
  ...over,
});

test.each<[string, Partial<ArticleFacts>]>([
  ['two teams', {}],
  ['no team', { teams: [] }],
  ['a short title', { title: 'رسميًا' }],
  ['a title of 200 letters', { title: 'مفاتيح القمة بين الأهلي والزمالك '.repeat(6).trim() }],
  ['a title of one long word', { title: 'مونشنغلادباخ'.repeat(4) }],
  ['a long heading', { heading: 'ما قبل المباريات · تصفيات كأس العالم عن قارة أمريكا الشمالية والوسطى' }],
])('OURS-05: an article with %s: every text stays in its room and overlaps no other', (_, facts) => {
  expect(misplaced(drawArticleCard(aCard(facts), aFrame))).toEqual([]);
});

test('OURS-05: the whole title of an article is on its card', () => {
  const { title } = aCard();
  const { placed } = drawArticleCard(aCard(), aFrame);
  const words = placed.flatMap(({ text }) => text.split(' '));
  expect(title.split(' ').every((word) => words.includes(word))).toBe(true);
});
