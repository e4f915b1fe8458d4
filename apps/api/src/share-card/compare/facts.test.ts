import { isolateLtr } from '@safira/arabic/formats/bidi';
import { aFoundPlayer, aPlayerSeason } from '@safira/contract/testing/players';
import { expect, test } from 'vitest';
import { compareFacts } from './facts.ts';

const first = aFoundPlayer();
const season = aPlayerSeason({ appearances: 30, goals: 3, team: 'الأهلي', seasonName: '2026' });
const second = (over: Partial<typeof season> = {}) =>
  aFoundPlayer({ id: 7, name: 'رياض محرز' }, [{ ...season, ...over }]);

test('OURS-14: both players have their team and season, and six numbers of the newest seasons', () => {
  const facts = compareFacts(first, second());
  expect([facts.first.name, facts.first.note]).toEqual([
    'سالم الدوسري',
    `الهلال · موسم ${isolateLtr('2026/27')}`,
  ]);
  expect(facts.second.note).toBe(`الأهلي · موسم ${isolateLtr('2026')}`);
  expect(facts.rows.map(({ label, first: one, second: other }) => [label, one, other])).toEqual([
    ['المشاركات', '10', '30'],
    ['الأهداف', '9', '3'],
    ['تمريرات حاسمة', '5', '5'],
    ['التسديدات', '34', '34'],
    ['تمريرات مفتاحية', '26', '26'],
    ['التقييم', '8.1', '8.1'],
  ]);
  expect(facts.rows[1]).toMatchObject({ share: 0.75, leader: 'first' });
  expect(facts.rows[2]).toMatchObject({ share: 0.5, leader: null });
});

test('OURS-14: a rating that one of them lacks is not compared', () => {
  const labels = (rating: number | null) =>
    compareFacts(first, second({ games: { ...season.games, rating } })).rows.map(({ label }) => label);
  expect(labels(6.5)).toContain('التقييم');
  expect(labels(null)).not.toContain('التقييم');
});

test('OURS-14: where both have nothing there is no bar', () => {
  const none = { ...first.statistics[0]!, shots: { total: 0, on: 0 } };
  const { rows } = compareFacts(aFoundPlayer({}, [none]), second({ shots: none.shots }));
  expect(rows.find(({ label }) => label === 'التسديدات')).toMatchObject({ first: '0', share: null });
});

test('OURS-14: without a season of both only their names are on the card', () => {
  const facts = compareFacts(first, aFoundPlayer({ name: 'محمد صلاح' }, []));
  expect(facts).toMatchObject({ second: { name: 'محمد صلاح', note: null }, rows: [] });
});
