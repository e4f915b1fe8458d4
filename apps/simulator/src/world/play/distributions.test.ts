import { expect, test } from 'vitest';
import { aCompetition, fixtures, LEAGUE_RATES, play, type LeagueId } from '../../../test/a-match.ts';
import { compareWith, countMatches } from './distributions.ts';

/** Too rare to be near their mean in so few matches; only a long run shows them. */
const RARE =
  /^(?:video|own goals|penalties|reds|red cards|goals in stoppage|goals by penalty|substitutions in)/;

test('HOUSE: drawn matches are within a tenth of the reference', () => {
  const ids = Object.keys(LEAGUE_RATES).map(Number) as LeagueId[];
  const played = ids.flatMap((id) =>
    [...fixtures(200, { competition: aCompetition(id) })].map((fixture) =>
      play({ ...fixture, id: fixture.id + id * 1000 }),
    ),
  );
  const compared = compareWith(countMatches(7, played));
  expect(compared.length).toBeGreaterThan(50);
  for (const { name, expected, measured, ratio } of compared.filter((one) => !RARE.test(one.name))) {
    expect(Math.abs(ratio - 1), `${name}: ${measured} for ${expected}`).toBeLessThan(0.1);
  }
}, 30_000);

test('HOUSE: matches are counted by their events, abandoned ones not at all', () => {
  const [first, second] = [...fixtures(2)];
  const fate = { kind: 'abandoned', minute: 60, awardedAt: 0, to: 'home' } as const;
  const { sums, expected } = countMatches(7, [play(first!), play({ ...second!, fate })]);
  expect(sums.get('matches')).toBe(1);
  expect(expected).toEqual(LEAGUE_RATES[39]);
  const yellows = play(first!).incidents.filter(({ detail }) => detail === 'Yellow Card');
  expect(sums.get('Yellow Card')).toBe(yellows.length);
});
