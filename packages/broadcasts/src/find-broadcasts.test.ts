import { expect, test } from 'vitest';
import { aMatch } from '@safira/contract/testing/matches';
import { findBroadcasts } from './find-broadcasts.ts';
import type { Candidate } from './names-in-titles.ts';
import { isPlausibleUpdate } from './plausible-guide.ts';
import type { Programme } from './read-xmltv.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KICKOFF = Date.parse('2026-11-21T17:00:00Z');

const aTeam = (id: number, name: string, originalName: string) => ({
  ...aMatch().teams.home,
  id,
  name,
  originalName,
});
const teams = [
  aTeam(541, 'ريال مدريد', 'Real Madrid'),
  aTeam(529, 'برشلونة', 'Barcelona'),
  aTeam(42, 'أرسنال', 'Arsenal'),
  aTeam(49, 'تشيلسي', 'Chelsea'),
  aTeam(505, 'إنتر ميلان', 'Inter'),
  aTeam(496, 'يوفنتوس', 'Juventus'),
  aTeam(2932, 'الهلال', 'Al-Hilal Saudi FC'),
  aTeam(2939, 'النصر', 'Al-Nassr'),
];
/** Four matches, two hours apart. */
const candidates: Candidate[] = [1, 2, 3, 4].map((id) => ({
  ...aMatch({ id }),
  date: new Date(KICKOFF + (id - 1) * 2 * HOUR_MS).toISOString(),
  league: { ...aMatch().league, season: 2026 },
  teams: { home: teams[2 * id - 2]!, away: teams[2 * id - 1]! },
}));
const titles = ['ريال مدريد × برشلونة', 'Arsenal v Chelsea', 'إنتر ضد يوفنتوس', 'الهلال والنصر'];
const channels = new Map([
  ['guide1', 'bein-sports-1'],
  ['guide2', 'bein-sports-2'],
]);

const showing = (id: number, fields: Partial<Programme> = {}): Programme => {
  const start = KICKOFF + (id - 1) * 2 * HOUR_MS - 10 * MINUTE_MS;
  return {
    channel: 'guide1',
    start,
    stop: start + 120 * MINUTE_MS,
    title: titles[id - 1]!,
    subTitle: '',
    categories: [],
    commentators: [],
    language: null,
    ...fields,
  };
};
const shifted = (hours: number) => (one: Programme) => ({
  ...one,
  start: one.start + hours * HOUR_MS,
  stop: one.stop! + hours * HOUR_MS,
});
const evening = [1, 2, 3, 4].map((id) => showing(id));

function reading(programmes: readonly Programme[]) {
  const result = findBroadcasts(programmes, { candidates, channels });
  if ('refused' in result) throw new Error(result.refused);
  return result;
}
const shown = (programmes: readonly Programme[]) =>
  reading(programmes).found.map(({ matchId, channel }) => `${matchId} ${channel}`);

const all = ['1 bein-sports-1', '2 bein-sports-1', '3 bein-sports-1', '4 bein-sports-1'];

test('OURS-17: a guide shows each match with its channel, commentators and language', () => {
  expect(shown(evening)).toEqual(all);
  const [one] = reading([showing(1, { commentators: ['معلّق تجريبي 1'], language: 'ar' })]).found;
  expect(one).toMatchObject({ commentators: ['معلّق تجريبي 1'], language: 'ar', title: titles[0] });
});

test('OURS-17: programmes of channels that are not ours are left out', () => {
  expect(shown([...evening, showing(1, { channel: 'unknown' })])).toEqual(all);
});

test('OURS-17: repeated programmes change nothing', () => {
  expect(shown([...evening, ...evening, ...evening])).toEqual(all);
});

test('OURS-17: a programme of another sport is left out by its category', () => {
  expect(shown([showing(1, { categories: ['Basketball'] })])).toEqual([]);
});

test.each([[3], [-3], [2], [-11], [5.5]])(
  'OURS-17: a guide whose times are off by %d h is refused',
  (hours) => {
    expect(findBroadcasts(evening.map(shifted(hours)), { candidates, channels })).toEqual({
      refused: expect.stringContaining('off by'),
    });
  },
);

test('OURS-17: replays at the same distance do not make a guide wrong', () => {
  expect(shown([...evening, ...evening.map(shifted(9))])).toEqual(all);
});

test('OURS-17: one channel with wrong times is ignored, the others count', () => {
  const other = evening.map((one) => ({ ...shifted(3)(one), channel: 'guide2' }));
  const { found, channels: trusted, ignored } = reading([...evening, ...other]);
  expect(found.map(({ matchId }) => matchId)).toEqual([1, 2, 3, 4]);
  expect(trusted).toEqual(['bein-sports-1']);
  expect(ignored).toEqual([{ channel: 'bein-sports-2', reason: expect.stringContaining('off by') }]);
});

test('OURS-17: a channel whose programmes overlap is ignored', () => {
  const other = [1, 2, 3, 4].map((id) => showing(id, { channel: 'guide2', stop: KICKOFF + 12 * HOUR_MS }));
  expect(reading([...evening, ...other]).ignored).toEqual([
    { channel: 'bein-sports-2', reason: 'its programmes overlap' },
  ]);
});

test('OURS-17: of two matches at once on one channel neither is taken, and both are doubtful', () => {
  const start = candidates[0]!.date;
  const atOnce = [candidates[0]!, { ...candidates[1]!, date: start }];
  const programmes = [showing(1, { stop: null }), showing(2, { start: Date.parse(start), stop: null })];
  const result = findBroadcasts(programmes, { candidates: atOnce, channels });
  expect(result).toMatchObject({ found: [], doubtful: [2, 1] });
});

test('OURS-17: the match itself is taken rather than the programme that leads to it', () => {
  const before = showing(1, { start: KICKOFF - 45 * MINUTE_MS, stop: null });
  expect(reading([before, showing(1)]).found).toMatchObject([{ startsAt: KICKOFF - 10 * MINUTE_MS }]);
});

test.each([
  [0, 0, true],
  [3, 0, true],
  [4, 2, true],
  [4, 1, false],
  [40, 19, false],
])('OURS-17: a guide with %d stored matches that keeps %d may replace them: %s', (stored, kept, expected) => {
  expect(isPlausibleUpdate({ stored, kept })).toBe(expected);
});
