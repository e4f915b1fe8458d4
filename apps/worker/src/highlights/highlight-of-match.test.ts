import { expect, test } from 'vitest';
import { clubTables } from '@safira/arabic/names/club-tables';
import { translate } from '@safira/arabic/names/translate';
import { aMatch } from '@safira/contract/testing/matches';
import { makeHighlightFinder } from './highlight-of-match.ts';

const KICKOFF = Date.parse('2026-11-21T18:00:00Z');
const HOUR_MS = 3_600_000;

/** The provider's id, where the name tables have it. */
const idOf = (name: string) =>
  clubTables.flat().find((club) => club.name === name)?.id ?? 900_000 + name.codePointAt(0)!;

/** A match as it is stored: with both names of both teams. */
function played(
  id: number,
  [home, away]: readonly [string, string],
  { country = 'England', status = 'FT' } = {},
) {
  const match = aMatch({ id, status });
  const team = (side: 'home' | 'away', originalName: string) => ({
    ...match.teams[side],
    id: idOf(originalName),
    originalName,
    name: translate('club', originalName, country).text,
  });
  return { ...match, teams: { home: team('home', home), away: team('away', away) } };
}

type Played = ReturnType<typeof played>;
/** A match between the home sides of two others. */
const betweenHomeSides = (id: number, one: Played, other: Played) => ({
  ...aMatch({ id, status: 'FT' }),
  teams: { home: one.teams.home, away: other.teams.home },
});

const matches = [
  played(1, ['Manchester City', 'Tottenham']),
  played(2, ['Real Sociedad', 'Real Madrid'], { country: 'Spain' }),
  played(3, ['Al-Hilal Saudi FC', 'Al-Nassr'], { country: 'Saudi-Arabia' }),
  played(4, ['Al Ahly', 'Zamalek SC'], { country: 'Egypt' }),
  played(5, ['Al-Ahli Jeddah', 'Al-Ittihad FC'], { country: 'Saudi-Arabia' }),
  played(6, ['Inter', 'AC Milan'], { country: 'Italy' }),
  played(7, ['Brighton', 'Nottingham Forest']),
  played(8, ['Barcelona', 'Atletico Madrid'], { country: 'Spain' }),
  played(9, ['Arsenal', 'Liverpool'], { status: 'NS' }),
  played(10, ['Chelsea W', 'Arsenal W']),
  played(11, ['Juventus', 'Inter'], { country: 'Italy' }),
  betweenHomeSides(
    12,
    played(4, ['Al Ahly', 'Zamalek SC'], { country: 'Egypt' }),
    played(5, ['Al-Ahli Jeddah', 'Al-Ittihad FC'], { country: 'Saudi-Arabia' }),
  ),
];
const matchOf = (title: string, publishedAt = KICKOFF + 3 * HOUR_MS) =>
  makeHighlightFinder(matches)({ title, publishedAt });

test.each([
  ['Man City 2-1 Tottenham Hotspur | Premier League Highlights', 1],
  ['HIGHLIGHTS: Spurs lose at Manchester City', 1],
  ['RESUMEN | Real Sociedad 0-2 Real Madrid | LaLiga 2026/27', 2],
  ['Real Madrid vs Real Sociedad - Goals and Highlights 26/27', 2],
  ['Al Hilal v Al Nassr | Extended Highlights', 3],
  ['ملخص مباراة الهلال × النصر | دوري روشن السعودي 2026-2027', 3],
  ['أهداف مباراة الهِلال والنصر', 3],
  ['ملخص فوز الهلال على النصر 3 - 1 (الجولة 10)', 3],
  ['ملخص مباراة الأهلي والزمالك في الدوري المصري', 4],
  ['هدف الفوز للأهلي على الزمالك', 4],
  ['ملخص مباراة الأهلي والاتحاد', 5],
  ['Inter v Milan 1-1 | Goals & Highlights | Serie A 2026/27', 6],
  ['أبرز لقطات مانشستر سيتي ضد توتنهام ٢-١', 1],
  ['Juventus v Inter Milan | Highlights', 11], // not the derby
  ['FC Barcelona v Atlético Madrid highlights', 8],
])('DLG-11: «%s» shows match %s', (title, match) => {
  expect(matchOf(title)).toBe(match);
});

test.each([
  ['Press Conference | Man City v Tottenham | after the goals'],
  ['Training highlights before Man City v Tottenham'],
  ['PREVIEW: Man City v Tottenham, goals to expect'],
  ['Guardiola reacts to Man City v Tottenham highlights'],
  ['المؤتمر الصحفي بعد مباراة الهلال والنصر وأهدافها'],
  ['مران الهلال قبل لقاء النصر: لقطات'],
  ['استوديو تحليلي: ملخص الهلال والنصر'],
  ['كلاسيكيات: ملخص الهلال والنصر'],
  ['Man City 4-3 Tottenham | 2018/19 Highlights'],
  ['Man City v Tottenham | 24/25 Highlights'],
  ['ملخص الهلال والنصر | نهائي ٢٠١٩'],
  ['Classic highlights: Man City v Tottenham'],
  ['The best Man City v Tottenham goals'],
  ['FULL MATCH | Man City v Tottenham | Highlights inside'],
  ['Man City v Tottenham'],
])('DLG-11: «%s» shows no match of that day', (title) => {
  expect(matchOf(title)).toBeUndefined();
});

test.each([
  ['Man City U21 v Tottenham U21 | Highlights'],
  ['Man City Women v Tottenham Women | Highlights'],
  ['ملخص مباراة الهلال والنصر للسيدات'],
  ['ملخص مباراة الهلال والنصر تحت ١٧ عامًا'],
])('DLG-11: «%s» shows a youth or women’s side, not these teams', (title) => {
  expect(matchOf(title)).toBeUndefined();
});

test('DLG-11: a women’s match is found only by titles that name the women’s game', () => {
  expect(matchOf('Chelsea v Arsenal | WSL Highlights')).toBe(10);
  expect(matchOf('Chelsea v Arsenal | Highlights')).toBeUndefined();
});

test.each([
  ['only one team is named', 'Man City | All the goals'],
  ['the teams of two matches are named', 'Highlights: Tottenham and Brighton go home with nothing'],
  ['two teams share the one name', 'أهداف الأهلي'],
  ['two matches fit', 'Highlights: Man City v Tottenham, Brighton v Nottingham Forest'],
  ['a team is named twice', 'Inter v Inter | Highlights'],
  ['the match has not begun', 'Arsenal v Liverpool | Highlights'],
])('DLG-11: a video shows no match where %s', (_, title) => {
  expect(matchOf(title)).toBeUndefined();
});

test('DLG-11: a video counts if it is published from the kick-off to 36 hours later', () => {
  const title = 'Man City v Tottenham | Highlights';
  const at = (ms: number) => matchOf(title, KICKOFF + ms);
  expect([at(-1), at(0), at(36 * HOUR_MS), at(36 * HOUR_MS + 1)]).toEqual([undefined, 1, 1, undefined]);
});
