import { expect, test } from 'vitest';
import { episodeFacts } from './facts.ts';

const league = (id: number, name: string) => ({ id, name, originalName: name });
const anEpisode = (generatedAt: string) => ({
  generatedAt,
  leagues: [league(39, 'الدوري الإنجليزي الممتاز'), league(140, 'الدوري الإسباني')],
});

test('OURS-05: an episode has the title of the show, its leagues, and its date and time in Mecca', () => {
  expect(episodeFacts(anEpisode('2026-11-21T19:00:00.000Z'))).toEqual({
    show: 'بودكاست التحليل الرياضي',
    leagues: 'الدوري الإنجليزي الممتاز · الدوري الإسباني',
    date: 'السبت 21 نوفمبر 2026',
    time: '10:00 م · بتوقيت مكة المكرمة',
  });
});

test('OURS-05: an episode after midnight in Mecca has the date of the day that begins there', () => {
  expect(episodeFacts(anEpisode('2026-11-21T22:00:00.000Z'))).toMatchObject({
    date: 'الأحد 22 نوفمبر 2026',
    time: '1:00 ص · بتوقيت مكة المكرمة',
  });
});

test('OURS-05: an episode without a chapter about a league has no line for them', () => {
  expect(episodeFacts({ ...anEpisode('2026-11-21T19:00:00.000Z'), leagues: [] }).leagues).toBeNull();
});
