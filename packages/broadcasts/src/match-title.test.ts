import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aMatch } from '@safira/contract/testing/matches';
import { makeTitleMatcher } from './match-title.ts';
import type { Candidate } from './names-in-titles.ts';

const MINUTE_MS = 60_000;

const rowsOf = (file: string) =>
  readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const matches: Candidate[] = rowsOf('matches.tsv').map(
  ([id, date, competition, homeId, home, homeArabic, awayId, away, awayArabic]) => {
    const match = aMatch({ id: Number(id) });
    const team = (apiId: string, originalName: string, name: string) => ({
      ...match.teams.home,
      id: Number(apiId),
      originalName,
      name,
    });
    return {
      ...match,
      date: date!,
      league: { ...match.league, id: Number(competition), season: 2026, name: '', originalName: '' },
      teams: { home: team(homeId!, home!, homeArabic!), away: team(awayId!, away!, awayArabic!) },
    };
  },
);
const dayOf = ({ date }: Candidate) => date.slice(0, 10);
const matchers = new Map(
  Array.from(Map.groupBy(matches, dayOf), ([day, ofDay]) => [day, makeTitleMatcher(ofDay)] as const),
);

/** The verdicts on a file of labelled titles. */
const judged = (file: string) =>
  rowsOf(file).map(([near, start, stop, , title, subTitle, match, kind]) => {
    const anchor = matches.find(({ apiId }) => apiId === Number(near))!;
    const at = (minutes: string) => Date.parse(anchor.date) + Number(minutes) * MINUTE_MS;
    const verdict = matchers.get(dayOf(anchor))!.verdictOf({
      title: title!,
      subTitle: subTitle!,
      start: at(start!),
      stop: stop ? at(stop) : null,
    });
    return {
      title: `${title} ${subTitle}`.trim(),
      label: { match: match === '-' ? undefined : Number(match), kind: kind! },
      verdict,
    };
  });

type Judged = ReturnType<typeof judged>[number];

const isWrong = ({ label, verdict }: Judged) =>
  verdict.matchId !== label.match || (label.match !== undefined && verdict.kind !== label.kind);
const isFalselyLive = ({ label, verdict }: Judged) => verdict.kind === 'live' && label.kind !== 'live';

test('OURS-17: at least 98 % of the exam titles lead to the right match, and none that is not live does', () => {
  const all = judged('titles-exam.tsv');
  // Only the numbers: the matcher must not be fitted to these titles.
  expect(all.filter(isFalselyLive).length).toBe(0);
  expect(all.filter(isWrong).length / all.length).toBeLessThanOrEqual(0.02);
});

test('OURS-17: at least 98 % of the development titles lead to the right match, and none that is not live does', () => {
  const all = judged('titles-development.tsv');
  const wrong = all.filter(isWrong);
  expect(all.filter(isFalselyLive)).toEqual([]);
  expect(wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.02);
});

const aTeam = (id: number, originalName: string, name: string) => ({
  ...aMatch().teams.home,
  id,
  originalName,
  name,
});
const between = (home: Candidate['teams']['home'], away: Candidate['teams']['away']): Candidate => ({
  ...aMatch({ id: 7 }),
  date: '2026-11-21T17:00:00Z',
  league: { ...aMatch().league, season: 2026 },
  teams: { home, away },
});
const live = (title: string, match: Candidate) =>
  makeTitleMatcher([match]).verdictOf({ title, subTitle: '', start: Date.parse(match.date), stop: null });

test.each([
  ['a year in a team’s name', 'FC Seoul v Bucheon FC 1995', aTeam(900_001, 'FC Seoul', 'سيول'), aTeam(900_002, 'Bucheon FC 1995', 'بوتشون')],
  ['a first team called «الأولمبي»', 'ES Metlaoui - Olympique Béja', aTeam(900_003, 'ES Metlaoui', 'نجم المتلوي'), aTeam(900_004, 'Olympique Béja', 'الأولمبي الباجي')],
  ['a club called أولمبيك', 'مارسيليا × ليون', aTeam(81, 'Marseille', 'أولمبيك مارسيليا'), aTeam(80, 'Lyon', 'أولمبيك ليون')],
] as const)('OURS-17: %s does not exclude a live match', (_, title, home, away) => {
  expect(live(title, between(home, away))).toEqual({ kind: 'live', matchId: 7 });
}); // oxfmt-ignore

test('OURS-17: the names of a league do not name a club: «الدوري المصري» is not المصري', () => {
  const match = between(aTeam(1036, 'Pyramids FC', 'بيراميدز'), aTeam(1031, 'AL Masry', 'المصري'));
  expect(live('الدوري المصري: بيراميدز والأهلي', match).kind).toBe('other');
  expect(live('الدوري المصري: بيراميدز والمصري', match)).toEqual({ kind: 'live', matchId: 7 });
});
