import { dateIn } from '@safira/football/time/days';
import { describe, expect, test } from 'vitest';
import type { Fixture, Team } from '../model.ts';
import { plans } from '../tables/competitions.ts';
import { aSeason } from './a-season.ts';
import { makeSeason } from './season-calendar.ts';
import { seasonsOf } from './seasons.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const startOf = ({ fate, kickoff }: Fixture) => (fate.kind === 'postponed' ? fate.to : kickoff);

const season = makeSeason(aSeason(1, 2025));
const of = (competitionId: number) => season.filter(({ competition }) => competition.id === competitionId);

describe('calendar', () => {
  test.each([
    [1, 2025],
    [2, 2024],
    [3, 2026],
    [4, 2027],
  ])('HOUSE: with seed %i no team plays twice within 48 hours in %i, over all competitions', (seed, year) => {
    const starts = new Map<Team, number[]>();
    for (const fixture of makeSeason(aSeason(seed, year))) {
      for (const team of [fixture.home, fixture.away]) {
        starts.set(team, [...(starts.get(team) ?? []), startOf(fixture)]);
      }
    }
    for (const [team, own] of starts) {
      const ordered = own.toSorted((a, b) => a - b);
      for (const [i, start] of ordered.slice(1).entries()) {
        expect(start - ordered[i]!, `${team.name} ${new Date(start).toISOString()}`).toBeGreaterThanOrEqual(
          48 * HOUR,
        );
      }
    }
  });

  test.each([
    [
      39,
      'Europe/London',
      /^(Fri 20:00|Sat (12:30|15:00|17:30|20:00)|Sun (14:00|16:30|16:00)|Mon 20:00|(Tue|Wed|Thu) (19:30|20:15))$/,
    ],
    [
      78,
      'Europe/Berlin',
      /^(Fri 20:30|Sat (15:30|18:30)|Sun (15:30|17:30|19:30)|(Tue|Wed|Thu) (18:30|20:30))$/,
    ],
    [307, 'Asia/Riyadh', /^((Thu|Fri|Sat) (17:00|19:00|21:00|22:00)|(Mon|Tue|Wed) (19:00|21:00|22:00))$/],
    [233, 'Africa/Cairo', /^... (17:00|20:00|21:30)$/],
    [406, 'Asia/Muscat', /^(Thu|Fri|Sat) (17:30|20:15|22:00)$/],
    [3, 'Europe/Zurich', /^((Wed|Thu) (18:45|21:00))$/],
  ])('HOUSE: matches of %i kick off at the hours of %s', (id, zone, hours) => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    const texts = of(id).map(({ kickoff }) => clock.format(kickoff).replace(',', ''));
    const odd = texts.filter((text) => !hours.test(text));
    // A match without a free slot is placed at another time.
    expect(odd.length, odd.join()).toBeLessThanOrEqual(Math.ceil(texts.length / 100));
  });

  test('HOUSE: clubs rest in FIFA windows and the Bundesliga at Christmas', () => {
    const inWindow = (kickoff: number) => {
      const date = dateIn('Europe/Zurich', kickoff);
      return [
        ['2025-09-02', '2025-09-07'],
        ['2025-10-07', '2025-10-12'],
        ['2025-11-11', '2025-11-16'],
        ['2026-03-24', '2026-03-29'],
      ].some(([from, to]) => date >= from! && date <= to!);
    };
    expect(season.filter((fixture) => !fixture.home.isNational && inWindow(startOf(fixture)))).toEqual([]);
    const christmas = of(78).filter(({ kickoff }) => {
      const date = dateIn('Europe/Berlin', kickoff);
      return date >= '2025-12-23' && date <= '2026-01-07';
    });
    expect(christmas).toEqual([]);
  });

  test('HOUSE: the last round of England is played simultaneously', () => {
    const last = of(39).filter(({ round }) => round === 'Regular Season - 38');
    expect(new Set(last.map(({ kickoff }) => kickoff)).size).toBe(1);
    expect(new Date(last[0]!.kickoff).toISOString()).toBe('2026-05-24T15:00:00.000Z');
  });

  test('HOUSE: two clubs that share a venue are not at home on one day', () => {
    const days = of(135).map(({ home, kickoff }) => `${home.ground!.name} ${Math.floor(kickoff / DAY)}`);
    expect(new Set(days).size).toBe(days.length);
  });

  test('API-01: every match is within the dates and under the label of its season', () => {
    const now = Date.UTC(2025, 10, 1);
    for (const { competition, format } of plans) {
      if (format.kind === 'friendlies' || format.kind === 'club-friendlies') continue;
      const dates = seasonsOf(competition, now).find(({ year }) => year === 2025);
      if (!dates) continue;
      const { start, end, label } = dates;
      for (const { kickoff, season: labelled } of of(competition.id)) {
        const date = dateIn('UTC', kickoff);
        expect(date >= start && date <= end, `${competition.id} ${date} ${start} ${end}`).toBe(true);
        expect(labelled).toBe(label);
      }
    }
  });
});

describe('fates', () => {
  test('HOUSE: some league matches are postponed before kick-off to a free midweek within eight weeks', () => {
    const postponed = season.filter(({ fate }) => fate.kind === 'postponed');
    const league = season.filter(({ competition }) => competition.type === 'League');
    expect(league.length / postponed.length).toBeGreaterThan(30);
    expect(league.length / postponed.length).toBeLessThan(120);
    for (const { kickoff, fate, competition } of postponed) {
      if (fate.kind !== 'postponed') continue;
      expect(competition.type).toBe('League');
      expect(fate.knownAt).toBeLessThan(kickoff);
      expect(fate.datedAt).toBeLessThan(fate.to);
      expect(fate.to - kickoff).toBeLessThan(57 * DAY);
      expect([1, 2, 3, 4]).toContain(new Date(fate.to).getUTCDay());
    }
  });

  test('HOUSE: over ten seasons each fate occurs about as often as expected, and ties are never left undecided', () => {
    const many = Array.from({ length: 10 }, (_, i) => makeSeason(aSeason(100 + i, 2025))).flat();
    const count = (kind: Fixture['fate']['kind']) => many.filter(({ fate }) => fate.kind === kind).length;
    expect(many.length / count('interrupted')).toBeGreaterThan(120);
    expect(many.length / count('interrupted')).toBeLessThan(190);
    expect(count('abandoned')).toBeGreaterThan(5);
    expect(count('awarded')).toBeGreaterThan(3);
    const unplayed = many.filter(({ fate }) => fate.kind === 'abandoned' || fate.kind === 'awarded');
    expect(unplayed.filter(({ competition }) => competition.type !== 'League')).toEqual([]);
  });
});

describe('seed', () => {
  test('HOUSE: the same seed gives the same season, another seed gives another', () => {
    expect(JSON.stringify(makeSeason(aSeason(1, 2025)))).toBe(JSON.stringify(season));
    expect(JSON.stringify(makeSeason(aSeason(2, 2025)))).not.toBe(JSON.stringify(season));
  });

  test('HOUSE: a season is generated in less than a second of its thread', () => {
    const before = process.threadCpuUsage();
    makeSeason(aSeason(9, 2026));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});
